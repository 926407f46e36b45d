import type { RegisteredTag } from '#content/entities/script-tag-schema.ts';
import { registerTag, tagRuns } from './register-tag.ts';
import { scriptTexts } from './script-texts.ts';
import type { TagState } from './tag-registry.ts';
import { waitForService } from './wait-for-service.ts';

const hasFailed = (state?: TagState) => state === 'failed' || state === 'aborted';

/** Whether a script is blocked for this page and reader; it may load on the next page. */
export const isBlocked = (state?: TagState) => state === 'waiting' || state === 'rejected';

/**
 * Loads a script through the registry, once: staff see it in the tag report, and withdrawing consent reloads the page
 * without it, unless it stops on withdrawal. `read` is polled until it returns a value. A script that failed throws,
 * and the next call tries again, because the network may be back.
 */
export function loadTag<T>(
  tag: RegisteredTag,
  read: (state?: TagState) => T | undefined,
  /** Runs the script again although it has run. */
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
