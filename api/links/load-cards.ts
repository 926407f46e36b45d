import type { ContentLink } from '#content/entities/content-link.ts';
import type { AnswerContext } from '../answer-context.ts';
import { presentCard, type StoryCard } from '../present/card.ts';
import { getCards } from '../store/published.ts';

type CardContext = Pick<AnswerContext, 'db' | 'generation' | 'present'>;

/** Stories by number as lists show them: one query for all that are not in memory. */
export async function loadCards(
  { db, generation, present }: CardContext,
  numbers: readonly number[],
): Promise<Map<number, ContentLink>> {
  const cards = new Map<number, ContentLink>();
  const missing: number[] = [];
  for (const n of new Set(numbers)) {
    const known = generation.cards.get(n);
    if (known) cards.set(n, known);
    else missing.push(n);
  }
  for (const row of await getCards(db, missing)) {
    const link = presentCard(JSON.parse(row.card) as StoryCard, present);
    generation.cards.set(row.n, link);
    cards.set(row.n, link);
  }
  return cards;
}

export async function loadCardList(context: CardContext, numbers: readonly number[]): Promise<ContentLink[]> {
  const cards = await loadCards(context, numbers);
  return numbers.flatMap((n) => cards.get(n) ?? []);
}
