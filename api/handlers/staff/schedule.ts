import type * as calls from '#content/calls/schedule.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentRecord, presentSummary } from '../../present/story-record.ts';
import { checkStory, seenBy } from '../../rights/check-story.ts';
import { getPlans } from '../../store/stories.ts';
import { cancelPlan as cancel } from '../../write/cancel-plan.ts';

export const listPlans: Handler<typeof calls.listPlans> = async ({ query }, { db, staff }) => {
  const plans = await getPlans(db.kysely, query.limit, seenBy(staff));
  const items = plans.map(({ plan, time, row }) => ({
    plan,
    at: new Date(time).toISOString(),
    isUpdate: plan === 'publish' && row.published_version !== null,
    story: presentSummary(row),
  }));
  return { answer: enveloped({ items }) };
};

export const cancelPlan: Handler<typeof calls.cancelPlan> = async ({ params, body }, deps) => {
  await checkStory('schedule', params.id, deps);
  await cancel(params.id, body.plan, deps);
  return { answer: enveloped(await presentRecord(deps.db.kysely, params.id)) };
};
