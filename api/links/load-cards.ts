import type { ContentLink } from '#content/entities/content-link.ts';
import { cardWithCoverage } from '#content/rules/with-coverage.ts';
import type { AnswerContext } from '../answer-context.ts';
import { presentCard, type StoryCard } from '../present/card.ts';
import { getCards } from '../store/published.ts';

type CardContext = Pick<AnswerContext, 'db' | 'generation' | 'present' | 'now'>;

/** Stories by number as lists show them: one query for all that are not in memory. */
export async function loadCards(
  { db, generation, present, now }: CardContext,
  numbers: readonly number[],
): Promise<Map<number, ContentLink>> {
  const cards = new Map<number, ContentLink>();
  const missing: number[] = [];
  // A card in memory may say that coverage is live after it has ended.
  const add = (n: number, link: ContentLink) => {
    const current = cardWithCoverage(link, now);
    if (current !== generation.cards.get(n)) generation.cards.set(n, current);
    cards.set(n, current);
  };
  for (const n of new Set(numbers)) {
    const known = generation.cards.get(n);
    if (known) add(n, known);
    else missing.push(n);
  }
  for (const row of await getCards(db, missing)) {
    add(row.n, presentCard(JSON.parse(row.card) as StoryCard, present));
  }
  return cards;
}

export async function loadCardList(context: CardContext, numbers: readonly number[]): Promise<ContentLink[]> {
  const cards = await loadCards(context, numbers);
  return numbers.flatMap((n) => cards.get(n) ?? []);
}
