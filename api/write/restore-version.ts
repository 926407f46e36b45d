import { NeutronError } from '#content/errors.ts';
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
  const row = await getStoryRow(deps.db.kysely, id);
  const saved = row && (await getVersion(deps.db.kysely, row.n, version));
  if (!saved) throw new NeutronError('not_found', { field: row ? 'version' : 'id' });
  const mark = markOf(deps, name, `restored from ${version}`);
  await updateStory(id, baseVersion ?? row.version, saved.story, deps, mark);
}
