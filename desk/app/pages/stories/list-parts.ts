import type { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { AnswerOf } from '../../api/call-api.ts';

export type Page = AnswerOf<typeof listStories>;

export interface ListState {
  items: readonly StoryListItem[];
  next: string | undefined;
  total: number | undefined;
}

export const stateOf = ({ items, paging }: Page): ListState => ({
  items,
  next: paging.next,
  total: paging.total,
});

/** The rows that are shown, as `newer` has them. */
export function withNewer(state: ListState, newer: readonly StoryListItem[]): ListState {
  const byId = new Map(newer.map((item) => [item.id, item]));
  return { ...state, items: state.items.map((item) => byId.get(item.id) ?? item) };
}

/** The rows that are shown stay, changed: none moves under the pointer, also where it does not match any more. */
export function lookedAt(state: ListState, first: Page): ListState {
  const { total } = first.paging;
  return withNewer(
    { ...state, total: total === undefined ? undefined : Math.max(total, state.items.length) },
    first.items,
  );
}

export function withoutRows(state: ListState, ids: readonly string[]): ListState {
  const gone = new Set(ids);
  const items = state.items.filter(({ id }) => !gone.has(id));
  const removed = state.items.length - items.length;
  return {
    ...state,
    items,
    total: state.total === undefined ? undefined : Math.max(0, state.total - removed),
  };
}

/** A list that is opened again keeps its place and its further parts; what the first part does not have any more is gone. */
export function openedAgain(left: ListState, first: Page): ListState {
  const { next, total } = stateOf(first);
  const ids = new Set(first.items.map(({ id }) => id));
  if (next === undefined) {
    const known = left.items.filter(({ id }) => ids.has(id));
    return withNewer({ items: known, next, total }, first.items);
  }
  const covered = coveredRows(left.items, first.items);
  const items = left.items.filter(({ id }, index) => index >= covered || ids.has(id));
  return withNewer({ items, next: left.next, total }, first.items);
}

/**
 * How many of the rows the first part speaks for: up to the last of its rows that did not come up from further below. The
 * rows that follow may only have been pushed out of it by new ones.
 */
function coveredRows(rows: readonly StoryListItem[], first: readonly StoryListItem[]): number {
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  for (const { id } of first.toReversed()) {
    const at = places.get(id);
    if (at !== undefined && at < first.length) return at + 1;
  }
  return 0;
}

/** The rows of a first part that are not in the list. Those after its last known row are no news: they come with the next part. */
export function newRows({ items, next }: ListState, first: Page): readonly StoryListItem[] {
  const known = new Set(items.map(({ id }) => id));
  const last = first.items.findLastIndex(({ id }) => known.has(id));
  const end = next === undefined || last < 0 ? first.items.length : last;
  return first.items.slice(0, end).filter(({ id }) => !known.has(id));
}

/** More at once is rather a task for a program. */
export const mostSelected = 1000;

/** What selecting everything does; the number is not known of every list. */
export function selectAllText(matching: number | 'all'): string {
  if (matching === 'all') return 'Select all that match';
  const text = (count: number) => count.toLocaleString('en-US');
  return matching > mostSelected
    ? `Select the first ${text(mostSelected)} of ${text(matching)}`
    : `Select all ${text(matching)} that match`;
}
