import type { updateStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentWritten } from '../../present/story-record.ts';
import { updateStory as update } from '../../write/save-story.ts';

export const updateStory: Handler<typeof call> = async ({ params, body }, kit) => {
  await update(params.id, body.baseVersion, body.story, kit);
  return {
    answer: enveloped(await presentWritten(kit.db.kysely, params.id, kit.publication, body.story)),
  };
};
