import type { publishStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentWritten } from '../../present/story-record.ts';
import { checkStory } from '../../rights/check-story.ts';
import { publishStory as publish } from '../../write/publish-story.ts';

export const publishStory: Handler<typeof call> = async ({ params, body }, deps) => {
  await checkStory('publish', params.id, deps);
  if (body.at !== undefined) await checkStory('schedule', params.id, deps);
  await publish(params.id, body.at === undefined ? undefined : new Date(body.at), deps);
  return { answer: enveloped(await presentWritten(deps.db.kysely, params.id, deps.publication)) };
};
