import type { listStoryVersions as call } from '#content/calls/stories.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentVersion } from '../../present/story-record.ts';
import { getStoryRow, getVersions } from '../../store/stories.ts';

export const listStoryVersions: Handler<typeof call> = async ({ params }, { db }) => {
  const row = await getStoryRow(db.kysely, params.id);
  if (!row) throw new NeutronError('not_found', { field: 'id' });
  const versions = await getVersions(db.kysely, row.n);
  return {
    answer: enveloped({ items: versions.map((saved) => presentVersion(saved, row.published_version)) }),
  };
};
