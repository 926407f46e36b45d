import type { getStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentRecord } from '../../present/story-record.ts';

export const getStory: Handler<typeof call> = async ({ params }, deps) => ({
  answer: enveloped(await presentRecord(deps.db.kysely, params.id)),
});
