import type { listStories as call } from '#content/calls/stories.ts';
import { storyStates, storyTypes } from '#content/entities/story-types.ts';
import type { Handler } from '../../handler.ts';
import { staffScope } from '../../lists/staff-totals.ts';
import { enveloped, listLinks } from '../../present/envelope.ts';
import { presentSummary } from '../../present/story-record.ts';
import { seenBy } from '../../rights/check-story.ts';
import { getTotals } from '../../store/scopes.ts';
import { countSeenStories, getStoryRows } from '../../store/stories.ts';

export const listStories: Handler<typeof call> = async ({ params, query }, { db, staff }) => {
  const { state, type, limit, offset } = query;
  const scopes = storyStates
    .filter((name) => state === undefined || name === state)
    .flatMap((name) =>
      storyTypes.filter((kind) => type === undefined || kind === type).map((kind) => staffScope(name, kind)),
    );
  const seen = seenBy(staff);
  const total =
    seen === undefined
      ? await getTotals(db.kysely, scopes)
      : await countSeenStories(db.kysely, { state, type, seenBy: seen });
  const rows =
    offset < total ? await getStoryRows(db.kysely, { state, type, limit, offset, seenBy: seen }) : [];
  const paging = { limit, offset, total };
  const path = `/api/neutron/stories/${params.site}`;
  return {
    answer: enveloped({ items: rows.map(presentSummary), paging }, listLinks(path, paging, { state, type })),
  };
};
