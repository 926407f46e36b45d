import type * as calls from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentRecord, presentSummary } from '../../present/story-record.ts';
import { checkDeletedStory, checkStory } from '../../rights/check-story.ts';
import { undeleteStory as putBack, deleteStory as remove } from '../../write/delete-story.ts';

export const deleteStory: Handler<typeof calls.deleteStory> = async ({ params }, deps) => {
  await checkStory('delete', params.id, deps);
  return { answer: enveloped(presentSummary(await remove(params.id, deps))) };
};

export const undeleteStory: Handler<typeof calls.undeleteStory> = async ({ params }, deps) => {
  await checkDeletedStory('delete', params.id, deps);
  await putBack(params.id, deps);
  return { answer: enveloped(await presentRecord(deps.db.kysely, params.id)) };
};
