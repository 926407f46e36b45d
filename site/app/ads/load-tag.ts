import type { ScriptTag } from '#content/entities/script-tag.ts';
import { registerTag, tagRuns } from '../scripts/register-tag.ts';
import { scriptTexts } from '../scripts/script-texts.ts';
import type { TagState } from '../scripts/tag-registry.ts';
import { waitForService } from '../scripts/wait-for-service.ts';

/**
 * Brings a script by the registry, once: staff see it among the tags of a page, and a reader who takes their leave back
 * gets a page without it. `read` says what has come of it; nothing, and it is asked again. A script that failed throws.
 */
export function loadTag<T>(tag: ScriptTag, read: (state?: TagState) => T | undefined): Promise<T> {
  registerTag(tag);
  const name = tag.windowVars?.[0] ?? tag.tagId;
  return waitForService(name, () => {
    const state = tagRuns().find((run) => run.tag.tagId === tag.tagId)?.state;
    if (state === 'failed' || state === 'aborted') throw new Error(scriptTexts.missing(name));
    return read(state);
  });
}
