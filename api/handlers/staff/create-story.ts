import type { createStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentWritten } from '../../present/story-record.ts';
import { createStory as create, markOf } from '../../write/save-story.ts';

export const createStory: Handler<typeof call> = async ({ body }, deps) => {
  const id = await create(body.story, deps, markOf(deps, body.name));
  return {
    answer: enveloped(await presentWritten(deps.db.kysely, id, deps.publication, body.story)),
  };
};
