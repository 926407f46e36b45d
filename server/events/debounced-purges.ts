import type { PurgeEvent } from './purge-on-event.ts';

/** What readers say to each other. Everything else that is written is news and shows at once. */
export const isCommentEvent = ({ kind }: Pick<PurgeEvent, 'kind'>): boolean => kind === 'discussed';

/**
 * A page under which many people write at once must not be rendered for each of them: the first comment makes it
 * old at once, those of the next moments make it old once more when the moments are over. Whatever is taken down does
 * not come this way.
 */
export function createDebouncedPurges(options: {
  purge(keys: readonly string[]): void;
  everyMilliseconds: number;
  /** Calls once after a while. */
  later(work: () => void, milliseconds: number): void;
}): (keys: readonly string[]) => void {
  /** Keys that were purged a moment ago, and whether something came since. */
  const recent = new Map<string, boolean>();

  function purge(key: string): void {
    recent.set(key, false);
    options.purge([key]);
    options.later(() => {
      if (recent.get(key)) purge(key);
      else recent.delete(key);
    }, options.everyMilliseconds);
  }

  return (keys) => {
    for (const key of keys) {
      if (recent.has(key)) recent.set(key, true);
      else purge(key);
    }
  };
}
