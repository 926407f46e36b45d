import type { getStory as call } from '#content/calls/stories.ts';
import { saveBeforeReading } from '../../drafts/save-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentRecord } from '../../present/story-record.ts';
import { checkStory } from '../../rights/check-story.ts';

export const getStory: Handler<typeof call> = async ({ params }, deps) => {
  await checkStory('see', params.id, deps);
  await saveBeforeReading(params.id, deps);
  return { answer: enveloped(await presentRecord(deps.db.kysely, params.id)) };
};
