/** So long an ad holds up the next one at most. */
export const cameMilliseconds = 500;

/** Draws something, and says which frame it made. */
export type Draw = () => HTMLIFrameElement | undefined;

/**
 * Every ad brings a document along; all at once they would keep a reader waiting. Draws one after the other: the next when
 * the last has come, or has not for too long.
 */
export function createPollingWorker(onError: (error: unknown) => void): (draw: Draw) => void {
  const waiting: Draw[] = [];
  let isBusy = false;
  async function run(): Promise<void> {
    isBusy = true;
    for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
      try {
        const frame = draw();
        if (frame) await whenCame(frame);
      } catch (error) {
        onError(error);
      }
    }
    isBusy = false;
  }
  return (draw) => {
    waiting.push(draw);
    if (!isBusy) void run();
  };
}

function whenCame(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    // Not in the task of those who hear of it, too.
    frame.addEventListener('load', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, cameMilliseconds);
  });
}
