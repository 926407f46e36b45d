import type { publishStory as call } from '#content/calls/stories.ts';
import { rejectFailedChecks } from '../../checks/check-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentWritten } from '../../present/story-record.ts';
import { checkStory, requireRight } from '../../rights/check-story.ts';
import { publishStory as publish } from '../../write/publish-story.ts';

export const publishStory: Handler<typeof call> = async ({ params, body }, deps) => {
  await checkStory('publish', params.id, deps);
  if (body.at !== undefined || body.embargo) await checkStory('schedule', params.id, deps);
  const { at, embargo, rejectPast, version } = body;
  const time = at === undefined ? undefined : new Date(at);
  if (body.overrideChecks) requireRight('override-checks', deps);
  else await rejectFailedChecks(params.id, { at: time ?? deps.now(), version }, deps);
  const isChecked = !body.overrideChecks;
  await publish(params.id, { at: time, hasEmbargo: embargo, rejectPast, version, isChecked }, deps);
  return { answer: enveloped(await presentWritten(deps.db.kysely, params.id, deps.publication)) };
};
