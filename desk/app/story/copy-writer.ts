import type { StoryCopies, StoryCopy } from './story-copies.ts';
import type { Timers } from './timers.ts';

/** A whole story is written in pauses, never with a key. */
const pauseMilliseconds = 1000;

interface Options {
  copies: StoryCopies;
  timers: Timers;
  /** Undefined while there is nothing to write. */
  copy(): StoryCopy | undefined;
}

/** Keeps the copy of an open story up to date. Where a browser stores nothing, the story needs a connection to open. */
export function createCopyWriter({ copies, timers, copy }: Options) {
  let stop: (() => void) | undefined;
  const writeNow = () => {
    stop?.();
    stop = undefined;
    const written = copy();
    if (written) copies.put(written).catch(() => undefined);
  };
  return {
    soon() {
      stop?.();
      stop = timers.after(pauseMilliseconds, writeNow);
    },
    writeNow,
    close: () => stop?.(),
  };
}
