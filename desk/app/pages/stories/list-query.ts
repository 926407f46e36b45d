import type { StorySort } from '#content/calls/story-list.ts';
import { storySorts } from '#content/calls/story-list.ts';
import { storyStates, storyTypes } from '#content/entities/story-types.ts';
import type { StoryView, ViewContent } from '#content/entities/story-view.ts';
import { startOfDay } from '../../work/when.ts';

/** What narrows the list, as it stands in the address. */
export const filterNames = [
  'state',
  'stage',
  'section',
  'author',
  'type',
  'topic',
  'assignee',
  'createdBy',
  'due',
] as const;
export type FilterName = (typeof filterNames)[number];

export const dues = { late: 'Late', today: 'Today', week: 'Next 7 days' } as const;
export type Due = keyof typeof dues;

export const columnNames = ['state', 'assignee', 'authors', 'due', 'saved', 'words'] as const;
export type ColumnName = (typeof columnNames)[number];
const usualColumns: readonly ColumnName[] = ['state', 'assignee', 'authors', 'due', 'words'];

export interface ListAddress {
  view: string | undefined;
  q: string;
  filters: Partial<Record<FilterName, string>>;
  sort: StorySort;
  columns: readonly ColumnName[];
}

const isOne = <T extends string>(names: readonly T[], value: string | null): value is T =>
  value !== null && (names as readonly string[]).includes(value);

const known: Partial<Record<FilterName, readonly string[]>> = {
  state: [...storyStates, 'deleted'],
  type: storyTypes,
  due: Object.keys(dues),
};

/** What an address says; what is not understood is left out. */
export function readAddress(search: URLSearchParams): ListAddress {
  const filters: ListAddress['filters'] = {};
  for (const name of filterNames) {
    const value = search.get(name);
    if (value && value.length <= 200 && (known[name]?.includes(value) ?? true)) filters[name] = value;
  }
  const sort = search.get('sort');
  const columns = search
    .get('columns')
    ?.split(',')
    .filter((name) => isOne(columnNames, name));
  return {
    view: search.get('view') ?? undefined,
    q: (search.get('q') ?? '').slice(0, 200),
    filters,
    sort: filters.due ? 'due' : isOne(storySorts, sort) ? sort : 'saved',
    columns: columns ? columnNames.filter((name) => columns.includes(name)) : usualColumns,
  };
}

export function writeAddress({ view, q, filters, sort, columns }: ListAddress): string {
  const search = new URLSearchParams();
  if (view) search.set('view', view);
  if (q) search.set('q', q);
  for (const name of filterNames) if (filters[name]) search.set(name, filters[name]);
  if (sort !== 'saved' && !filters.due) search.set('sort', sort);
  if (columns.join() !== usualColumns.join()) search.set('columns', columns.join());
  return search.toString();
}

/** The query of `listStories`. */
export function queryOf({ q, filters, sort }: ListAddress, now: number, timeZone: string) {
  const { due, ...others } = filters;
  const iso = (moment: number) => new Date(moment).toISOString();
  const times = {
    late: { dueBefore: iso(now) },
    today: { dueAfter: iso(startOfDay(0, now, timeZone)), dueBefore: iso(startOfDay(1, now, timeZone)) },
    week: { dueAfter: iso(startOfDay(0, now, timeZone)), dueBefore: iso(startOfDay(7, now, timeZone)) },
  };
  return {
    ...others,
    ...(due ? times[due as Due] : {}),
    ...(q ? { q } : { sort }),
    limit: 100,
  };
}

/** A view that everybody has. */
export interface BuiltInView {
  id: string;
  name: string;
  filters: ListAddress['filters'];
  sort?: StorySort;
}

export const builtInViews: readonly BuiltInView[] = [
  { id: 'everything', name: 'Everything', filters: {} },
  { id: 'assigned', name: 'Assigned to me', filters: { assignee: 'me' } },
  { id: 'mine', name: 'Written by me', filters: { createdBy: 'me' } },
  { id: 'week', name: 'Due this week', filters: { due: 'week' } },
  { id: 'scheduled', name: 'Scheduled', filters: { state: 'scheduled' }, sort: 'publish' },
  { id: 'deleted', name: 'Deleted', filters: { state: 'deleted' } },
];

/** The address of a view that was saved. */
export function addressOfView({ id, filters, columns }: StoryView): ListAddress {
  const search = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  if (columns) search.set('columns', columns.join());
  return { ...readAddress(search), view: id };
}

/** What a view saves of an address. */
export function contentOfAddress({ q, filters, sort, columns }: ListAddress): ViewContent {
  return {
    filters: { ...filters, ...(q ? { q } : {}), sort } as ViewContent['filters'],
    columns: [...columns],
  };
}
