import type { ContentLink } from '#content/entities/content-link.ts';
import { breakingNewsLimit } from '#content/limits.ts';
import type { AnswerContext } from '../answer-context.ts';
import { loadCardList } from '../links/load-cards.ts';
import { getBreaking } from '../store/resources.ts';

/** The breaking news with the editors' text; undefined if its story is not published. */
export async function readBreaking(context: AnswerContext): Promise<ContentLink[]> {
  const breaking = await getBreaking(context.db, context.edition);
  if (!breaking) return [];
  const cards = await loadCardList(context, [breaking.n]);
  return cards.slice(0, breakingNewsLimit).map((card) => ({ ...card, label: breaking.text }));
}
