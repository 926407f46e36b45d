import { NeutronError } from '#content/errors.ts';
import { saveNow } from '../drafts/save-draft.ts';
import type { HandlerDeps } from '../handler.ts';
import { getStoryRow, getVersion } from '../store/stories.ts';
import { markOf, updateStory } from './save-story.ts';

/** Saves an earlier version again as the newest one: restoring is writing, so nothing is lost by it. */
export async function restoreVersion(
  id: string,
  version: number,
  { baseVersion, name }: { baseVersion?: number | undefined; name?: string | undefined },
  deps: HandlerDeps,
): Promise<void> {
  const before = await getStoryRow(deps.db.kysely, id);
  // What was written since the last version is kept as a version too.
  if (before) await saveNow(id, deps, markOf(deps, undefined, 'saved before a restore'));
  const row = await getStoryRow(deps.db.kysely, id);
  const saved = row && (await getVersion(deps.db.kysely, row.n, version));
  if (!saved) throw new NeutronError('not_found', { field: row ? 'version' : 'id' });
  const mark = markOf(deps, name, `restored from ${version}`);
  const isNewest = baseVersion === undefined || baseVersion === before?.version;
  await updateStory(id, isNewest ? row.version : baseVersion, saved.story, deps, mark);
}
