import type * as calls from '#content/calls/versions.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentVersion, presentWritten } from '../../present/story-record.ts';
import { checkStory } from '../../rights/check-story.ts';
import { getVersion, getVersions, type SavedVersion } from '../../store/stories.ts';
import { restoreVersion } from '../../write/restore-version.ts';

const namesOf = async (versions: readonly SavedVersion[], { staffNames }: HandlerDeps) => {
  const subs = new Set(versions.flatMap(({ saved_by }) => saved_by ?? []));
  return subs.size === 0 ? undefined : staffNames?.([...subs]);
};

export const listStoryVersions: Handler<typeof calls.listStoryVersions> = async ({ params }, deps) => {
  const row = await checkStory('see-work', params.id, deps);
  const versions = await getVersions(deps.db.kysely, row.n);
  const names = await namesOf(versions, deps);
  return {
    answer: enveloped({
      items: versions.map((saved) => presentVersion(saved, row.published_version, names)),
    }),
  };
};

export const getStoryVersion: Handler<typeof calls.getStoryVersion> = async ({ params }, deps) => {
  const row = await checkStory('see', params.id, deps);
  if (params.version !== row.published_version) await checkStory('see-work', params.id, deps);
  const saved = await getVersion(deps.db.kysely, row.n, params.version);
  if (!saved) throw new NeutronError('not_found', { field: 'version' });
  const names = await namesOf([saved], deps);
  return {
    answer: enveloped({
      ...presentVersion(saved, row.published_version, names),
      story: saved.story,
    }),
  };
};

export const restoreStoryVersion: Handler<typeof calls.restoreStoryVersion> = async (
  { params, body },
  deps,
) => {
  await checkStory('edit', params.id, deps);
  await restoreVersion(params.id, params.version, body, deps);
  return { answer: enveloped(await presentWritten(deps.db.kysely, params.id, deps.publication)) };
};
