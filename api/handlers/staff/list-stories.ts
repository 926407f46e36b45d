import type { listStories as call } from '#content/calls/story-list.ts';
import { storyStates, storyTypes } from '#content/entities/story-types.ts';
import { NeutronError } from '#content/errors.ts';
import { hasRight } from '#content/rules/rights/may-do.ts';
import type { CallInput, Handler, HandlerDeps } from '../../handler.ts';
import { staffScope } from '../../lists/staff-totals.ts';
import { enveloped, listLinks } from '../../present/envelope.ts';
import { presentListItems } from '../../present/story-list-item.ts';
import { seenBy } from '../../rights/check-story.ts';
import { findStories } from '../../staff-lists/find-stories.ts';
import { allHiddenStories } from '../../staff-lists/hidden-stories.ts';
import { foundByHiddenWork } from '../../staff-lists/published-words.ts';
import { staffScopes } from '../../staff-lists/scope-names.ts';
import { getStoryCards } from '../../staff-lists/story-cards.ts';
import { getTotals } from '../../store/scopes.ts';
import { countSeenStories, getStoryRows, type StoryRow } from '../../store/stories.ts';

type Input = CallInput<typeof call>;

export const listStories: Handler<typeof call> = async (input, deps) => {
  const { params, query } = input;
  if (query.offset > 0) return listFromOffset(input, deps);
  const { limit, offset, after, q, dueAfter, dueBefore } = query;
  const hasDue = dueAfter !== undefined || dueBefore !== undefined;
  if (hasDue && query.sort !== undefined && query.sort !== 'due')
    throw new NeutronError('bad_query', { field: 'sort', message: 'sort: due times are sorted by `due`' });
  const seen = seenBy(deps.staff);
  const { rows, next, total } = await findStories(deps.db.kysely, {
    scopes: scopesOf(query, deps),
    text: q,
    sort: hasDue ? 'due' : (query.sort ?? 'saved'),
    ...(hasDue ? { due: { from: timeOf(dueAfter), before: timeOf(dueBefore) } } : {}),
    after,
    limit,
    ...(seen === undefined && !isNarrowedTrash(query)
      ? {}
      : {
          maySee: ({ state, created_by, assignee }) =>
            seen === undefined || state === 'published' || created_by === seen || assignee === seen,
        }),
    hidden: await allHiddenStories(deps.db.kysely, deps.staff, deps.context.generation.directory),
    findUnwanted: async (found) =>
      new Set([
        ...(isNarrowedTrash(query) ? await unwanted(found, query, deps) : []),
        ...(q !== undefined && seen !== undefined ? await foundByHiddenWork(found, q, deps) : []),
      ]),
  });
  const paging = {
    limit,
    offset,
    ...(total === undefined ? {} : { total }),
    ...(next === undefined ? {} : { next }),
  };
  const path = `/api/neutron/stories/${params.site}`;
  return {
    answer: enveloped(
      { items: await presentListItems(rows, deps), paging },
      { self: linkOf(path, query, after), ...(next ? { next: linkOf(path, query, next) } : {}) },
    ),
  };
};

const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/** Deleted stories are in no other list: filters are applied to them one by one. */
const isNarrowedTrash = ({ state, ...query }: Input['query']) =>
  state === 'deleted' && filterNames.some((name) => query[name] !== undefined);
const filterNames = ['type', 'stage', 'author', 'topic', 'section', 'assignee', 'createdBy'] as const;

/** The numbers of the deleted stories that filters leave out. */
async function unwanted(
  rows: readonly StoryRow[],
  query: Input['query'],
  { db, staff }: HandlerDeps,
): Promise<ReadonlySet<number>> {
  const { type, stage, author, topic, section } = query;
  const [assignee, createdBy] = [query.assignee, query.createdBy].map((sub) => accountOf(sub, staff));
  const cards = await getStoryCards(
    db.kysely,
    rows.map(({ n }) => n),
  );
  const fits = (wanted: string | undefined, ...values: readonly (string | null | undefined)[]) =>
    wanted === undefined || values.includes(wanted);
  const left = rows
    .filter((row) => {
      const card = cards.get(row.n);
      const isWanted =
        fits(type, row.type) &&
        fits(stage, row.stage) &&
        fits(assignee, row.assignee) &&
        fits(createdBy, row.created_by) &&
        fits(section, card?.section) &&
        fits(author, ...(card?.authorIds ?? [])) &&
        fits(topic, ...(card?.topics ?? []));
      return !isWanted;
    })
    .map(({ n }) => n);
  return new Set(left);
}

const accountOf = (given: string | undefined, staff: HandlerDeps['staff']) =>
  given === 'me' ? (staff?.sub ?? '') : given;

/** The lists that all contain the stories. */
function scopesOf(query: Input['query'], { staff }: HandlerDeps): string[] {
  const { state, type, stage, author, topic, section } = query;
  const [assignee, createdBy] = [accountOf(query.assignee, staff), accountOf(query.createdBy, staff)];
  if (state === 'deleted') return [staffScopes.deleted];
  const scopes = [
    ...(state && type ? [staffScopes.stateAndType(state, type)] : []),
    ...(state && !type ? [staffScopes.state(state)] : []),
    ...(type && !state ? [staffScopes.type(type)] : []),
    ...(stage ? [staffScopes.stage(stage)] : []),
    ...(author ? [staffScopes.author(author)] : []),
    ...(topic ? [staffScopes.topic(topic)] : []),
    ...(section ? [staffScopes.section(section)] : []),
    ...(assignee === undefined ? [] : [staffScopes.assignee(assignee)]),
    ...(createdBy === undefined ? [] : [staffScopes.createdBy(createdBy)]),
  ];
  return scopes.length === 0 ? [staffScopes.all] : scopes;
}

function linkOf(path: string, query: Input['query'], after: string | undefined): string {
  const { apiKey: _key, edition: _edition, offset: _offset, after: _after, ...filters } = query;
  const given = Object.entries({ ...filters, after }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}

/** Clients of version 0.2 skip by number. Only lists by state and type were there. */
async function listFromOffset({ params, query }: Input, deps: HandlerDeps) {
  const { db, staff } = deps;
  const { state, type, limit, offset, apiKey: _key, edition: _edition, ...others } = query;
  if (state === 'deleted' || Object.values(others).some((value) => value !== undefined))
    throw new NeutronError('bad_query', { field: 'offset', message: 'offset: use `after` with this query' });
  const scopes = storyStates
    .filter((name) => state === undefined || name === state)
    .flatMap((name) =>
      storyTypes.filter((kind) => type === undefined || kind === type).map((kind) => staffScope(name, kind)),
    );
  const seen = seenBy(staff);
  // A limit to sections would need each story's topics: what is under embargo is then left out.
  const seesEmbargoed = !staff || (hasRight(staff, 'see-embargoed') && !staff.sections);
  const withoutEmbargoed = !seesEmbargoed;
  const filter = { state, type, seenBy: seen, withoutEmbargoed };
  const seesEverything = seen === undefined && seesEmbargoed;
  const total = seesEverything
    ? await getTotals(db.kysely, scopes)
    : await countSeenStories(db.kysely, filter);
  const rows = offset < total ? await getStoryRows(db.kysely, { ...filter, limit, offset }) : [];
  const paging = { limit, offset, total };
  const path = `/api/neutron/stories/${params.site}`;
  return {
    answer: enveloped(
      { items: await presentListItems(rows, deps), paging },
      listLinks(path, paging, { state, type }),
    ),
  };
}
