import type { RegisteredTag } from '#content/entities/script-tag.ts';
import { registerTag, tagRuns } from './register-tag.ts';
import { scriptTexts } from './script-texts.ts';
import type { TagState } from './tag-registry.ts';
import { waitForService } from './wait-for-service.ts';

const hasFailed = (state?: TagState) => state === 'failed' || state === 'aborted';

/** Whether a script may not come to this page and reader; it may to the next. */
export const isBlocked = (state?: TagState) => state === 'waiting' || state === 'rejected';

/**
 * Brings a script by the registry, once: staff see it among the tags of a page, and a reader who takes their leave back
 * gets a page without it, unless it stops when told. `read` says what has come of it; nothing, and it is asked again. A script that failed throws,
 * and is tried again by whoever asks next: a network that was gone may be back.
 */
export function loadTag<T>(
  tag: RegisteredTag,
  read: (state?: TagState) => T | undefined,
  /** Runs the script although it has run before. */
  isAgain = false,
): Promise<T> {
  const stateNow = () => tagRuns().find((run) => run.tag.tagId === tag.tagId)?.state;
  registerTag(tag, { force: isAgain || hasFailed(stateNow()) });
  const name = tag.windowVars?.[0] ?? tag.tagId;
  return waitForService(name, () => {
    const state = stateNow();
    if (hasFailed(state)) throw new Error(scriptTexts.missing(name));
    return read(state);
  });
}
