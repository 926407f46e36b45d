import type { withdrawStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentRecord } from '../../present/story-record.ts';
import { checkStory } from '../../rights/check-story.ts';
import { withdrawStory as withdraw } from '../../write/publish-story.ts';

export const withdrawStory: Handler<typeof call> = async ({ params, body }, deps) => {
  await checkStory('publish', params.id, deps);
  if (body.at !== undefined) await checkStory('schedule', params.id, deps);
  await withdraw(params.id, body.at === undefined ? undefined : new Date(body.at), deps);
  return { answer: enveloped(await presentRecord(deps.db.kysely, params.id)) };
};
