import type { updateStory as call } from '#content/calls/stories.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentWritten } from '../../present/story-record.ts';
import { checkStory } from '../../rights/check-story.ts';
import { markOf, updateStory as update } from '../../write/save-story.ts';

export const updateStory: Handler<typeof call> = async ({ params, body }, deps) => {
  await checkStory('edit', params.id, deps);
  await update(params.id, body.baseVersion, body.story, deps, markOf(deps, body.name));
  return {
    answer: enveloped(await presentWritten(deps.db.kysely, params.id, deps.publication, body.story)),
  };
};
