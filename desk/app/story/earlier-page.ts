import type { StoryCalls } from './story-calls.ts';
import type { Timers } from './timers.ts';
import type { UnsentStore } from './unsent-store.ts';

interface Options {
  /** The id under which this tab had the story open before it was loaded again; undefined the first time. */
  earlierClientId: string | undefined;
  calls: Pick<StoryCalls, 'setPresence'>;
  store: Pick<UnsentStore, 'whenClosed'>;
  timers: Timers;
}

/** A page that is just being closed counts as open for a moment. */
const againMilliseconds = 1000;
const mostTries = 5;

/**
 * A page that crashed, or was loaded again without a word, does not stay in the story as a colleague. A tab that was
 * duplicated has the id of one that is open: that one stays.
 */
export function endEarlierPage({ earlierClientId, calls, store, timers }: Options): () => void {
  let stop = () => {};
  const attempt = async (triesLeft: number): Promise<void> => {
    if (earlierClientId === undefined) return;
    const endPresence = async () => {
      await calls.setPresence({ clientId: earlierClientId, isLeaving: true });
    };
    const isDone = await store.whenClosed(earlierClientId, endPresence).catch(() => false);
    if (!isDone && triesLeft > 1) stop = timers.after(againMilliseconds, () => void attempt(triesLeft - 1));
  };
  void attempt(mostTries);
  return () => stop();
}
