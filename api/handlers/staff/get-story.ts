import type { getStory as call } from '#content/calls/stories.ts';
import { saveBeforeReading } from '../../drafts/save-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentPublished, presentRecord } from '../../present/story-record.ts';
import { checkStory, limitingSections, maySeeWork } from '../../rights/check-story.ts';

export const getStory: Handler<typeof call> = async ({ params }, deps) => {
  const row = await checkStory('see', params.id, deps);
  if (!maySeeWork(row, deps)) return { answer: enveloped(await presentPublished(deps.db.kysely, row)) };
  await saveBeforeReading(params.id, deps);
  const { kysely } = deps.db;
  const record = await presentRecord(kysely, params.id);
  const limited = await limitingSections({ n: row.n, version: record.version }, deps, kysely);
  return { answer: enveloped({ ...record, ...limited }) };
};
