import type { ShownFigure, ShownPart } from '#content/entities/report.ts';
import type { AnswerContext } from '../answer-context.ts';
import { loadCards } from '../links/load-cards.ts';
import type { CollectionDoc } from '../present/collection.ts';

export interface Report {
  figures: ShownFigure[];
  parts: ShownPart[];
  /** Numbers of the stories in it. */
  numbers: number[];
  /** Numbers of the stories that are parts: the head shows them. */
  partNumbers: number[];
}

/** Figures and parts of a report with their stories. A story that readers cannot see takes its figures with it. */
export async function readReport(doc: CollectionDoc, context: AnswerContext): Promise<Report> {
  // Collections of an older release were stored without them.
  const { figures = [], parts = [] } = doc as Partial<CollectionDoc>;
  const ids = [...new Set([...figures, ...parts].map(({ storyId }) => storyId))];
  if (ids.length === 0) return { figures: [], parts: [], numbers: [], partNumbers: [] };
  const rows = await context.db
    .selectFrom('content_published')
    .select(['id', 'n'])
    .where('id', 'in', ids)
    .execute();
  const cards = await loadCards(
    context,
    rows.map(({ n }) => Number(n)),
  );
  const stories = new Map(rows.map(({ id, n }) => [id, cards.get(Number(n))]));
  const shown = <T extends { storyId: string }>(items: readonly T[]) =>
    items.flatMap((item) => {
      const story = stories.get(item.storyId);
      return story ? [{ ...item, story }] : [];
    });
  const isPart = new Set(parts.map(({ storyId }) => storyId));
  return {
    figures: shown(figures),
    parts: shown(parts),
    numbers: [...cards.keys()],
    partNumbers: rows.flatMap(({ id, n }) => (isPart.has(id) && cards.has(Number(n)) ? [Number(n)] : [])),
  };
}
