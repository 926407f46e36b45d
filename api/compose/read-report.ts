import type { ShownFigure, ShownPart } from '#content/entities/report.ts';
import { isReport } from '#content/rules/is-report.ts';
import { chartOfStory, figureOfStory, usualFigures, usualParts } from '#content/rules/report-from-stories.ts';
import type { AnswerContext } from '../answer-context.ts';
import { loadCards } from '../links/load-cards.ts';
import type { CollectionDoc } from '../present/collection.ts';
import { getPublishedByNumber } from '../store/published.ts';
import { materialOf } from './material.ts';
import { readScope } from './read-list.ts';

export interface Report {
  figures: ShownFigure[];
  parts: ShownPart[];
  storyCount: number;
  dateUpdated?: string | undefined;
  /** Numbers of the stories in it. */
  numbers: number[];
  /** Numbers of the stories that are parts: the head shows them. */
  partNumbers: number[];
}

/**
 * A report: its figures and parts with their stories. A story that readers cannot see takes its figures with it. Where
 * the editor chose none, they come from the newest stories of its list; a part without a chart shows the first of its
 * story.
 */
export async function readReport(
  doc: CollectionDoc,
  scope: string,
  context: AnswerContext,
): Promise<Report | undefined> {
  if (!isReport(doc)) return undefined;
  // Collections of an older release were stored without them.
  const { figures = [], parts = [] } = doc as Partial<CollectionDoc>;
  const { numbers: newest, total } = await readScope(context, scope, usualFigures, 0);
  const named = await numbersOf([...figures, ...parts], context);
  const rows = await getPublishedByNumber(context.db, [...new Set([...named, ...newest])]);
  const cards = await loadCards(
    context,
    rows.map(({ n }) => Number(n)),
  );
  const stories = new Map(rows.map(({ id, n }) => [id, cards.get(Number(n))]));
  const blocks = new Map(
    await Promise.all(rows.map(async (row) => [row.id, (await materialOf(row, context)).blocks] as const)),
  );
  const idOf = new Map(rows.map(({ id, n }) => [Number(n), id]));
  const newestIds = newest.flatMap((n) => idOf.get(n) ?? []);
  const shown = <T extends { storyId: string }>(items: readonly T[]) =>
    items.flatMap((item) => {
      const story = stories.get(item.storyId);
      return story ? [{ ...item, story }] : [];
    });
  const chosenParts =
    parts.length > 0 ? parts : newestIds.slice(0, usualParts).map((storyId) => ({ storyId }));
  const chosenFigures =
    figures.length > 0
      ? figures
      : newestIds.flatMap((storyId) => {
          const figure = figureOfStory(blocks.get(storyId) ?? []);
          return figure ? [{ ...figure, storyId }] : [];
        });
  const isPart = new Set(chosenParts.map(({ storyId }) => storyId));
  const dates = [...cards.values()].flatMap(({ datePublished }) => datePublished ?? []).sort();
  return {
    figures: shown(chosenFigures),
    parts: shown(chosenParts).map((part: ShownPart) => {
      const chart = part.chart ?? chartOfStory(blocks.get(part.storyId) ?? []);
      return chart ? { ...part, chart } : part;
    }),
    storyCount: total,
    dateUpdated: dates.at(-1),
    numbers: [...cards.keys()],
    partNumbers: rows.flatMap(({ id, n }) => (isPart.has(id) && cards.has(Number(n)) ? [Number(n)] : [])),
  };
}

async function numbersOf(named: readonly { storyId: string }[], { db }: AnswerContext): Promise<number[]> {
  const ids = [...new Set(named.map(({ storyId }) => storyId))];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('content_published').select('n').where('id', 'in', ids).execute();
  return rows.map(({ n }) => Number(n));
}
