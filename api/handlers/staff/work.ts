import type * as calls from '#content/calls/work.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { isNeutronError, NeutronError } from '#content/errors.ts';
import type { Handler, HandlerDeps, RecordedAct } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentListItems } from '../../present/story-list-item.ts';
import { getStoryRow } from '../../store/stories.ts';
import { planStory as plan } from '../../work/plan-story.ts';

export const planStory: Handler<typeof calls.planStory> = async ({ params, body }, deps) => {
  const before = await plan(params.id, body, deps);
  return { answer: enveloped({ story: await itemOf(params.id, deps), before }) };
};

export const planStories: Handler<typeof calls.planStories> = async ({ body }, deps) => {
  const items = [];
  const recordEach: RecordedAct[] = [];
  for (const { id, ...change } of body.changes)
    try {
      const before = await plan(id, change, deps);
      items.push({ id, story: await itemOf(id, deps), before });
      recordEach.push({ id });
    } catch (error) {
      if (!isNeutronError(error)) throw error;
      const { reason, message, right } = error;
      items.push({ id, error: { reason, message, ...(right ? { right } : {}) } });
      recordEach.push({ id, denied: { reason, right } });
    }
  return { answer: enveloped({ items }), recordEach };
};

async function itemOf(id: string, deps: HandlerDeps): Promise<StoryListItem> {
  const row = await getStoryRow(deps.db.kysely, id);
  const [item] = row ? await presentListItems([row], deps) : [];
  if (!item) throw new NeutronError('not_found', { field: 'id' });
  return item;
}
