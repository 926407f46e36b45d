import type * as calls from '#content/calls/schedule.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentListItems } from '../../present/story-list-item.ts';
import { presentRecord } from '../../present/story-record.ts';
import { checkStory, seenBy } from '../../rights/check-story.ts';
import { hiddenStories } from '../../staff-lists/hidden-stories.ts';
import { getPlans } from '../../store/stories.ts';
import { cancelPlan as cancel } from '../../write/cancel-plan.ts';

export const listPlans: Handler<typeof calls.listPlans> = async ({ query }, deps) => {
  const { db, staff, context } = deps;
  const all = await getPlans(db.kysely, query.limit, seenBy(staff));
  const rows = all.map(({ row }) => row);
  const hidden = await hiddenStories(db.kysely, rows, staff, context.generation.directory);
  const plans = all.filter(({ row }) => !hidden.has(row.n));
  const stories = await presentListItems(
    plans.map(({ row }) => row),
    deps,
  );
  const items = plans.map(({ plan, time, row }, index) => ({
    plan,
    at: new Date(time).toISOString(),
    isUpdate: plan === 'publish' && row.published_version !== null,
    story: stories[index] as StoryListItem,
  }));
  return { answer: enveloped({ items }) };
};

export const cancelPlan: Handler<typeof calls.cancelPlan> = async ({ params, body }, deps) => {
  await checkStory('schedule', params.id, deps);
  await cancel(params.id, body.plan, deps);
  return { answer: enveloped(await presentRecord(deps.db.kysely, params.id)) };
};
