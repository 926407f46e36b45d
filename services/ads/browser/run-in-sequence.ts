/** The longest an ad delays the next one. */
export const cameMilliseconds = 500;

/** Renders an ad, and returns its iframe. */
type RenderAd = () => HTMLIFrameElement | undefined;

/**
 * Every ad loads a document; all at once they would block the main thread. Renders one after the other: the next when
 * the last has loaded or timed out.
 */
export function createSequence(onError: (error: unknown) => void): (render: RenderAd) => void {
  const waiting: RenderAd[] = [];
  let isBusy = false;
  async function run(): Promise<void> {
    isBusy = true;
    for (let render = waiting.shift(); render; render = waiting.shift()) {
      try {
        const frame = render();
        if (frame) await whenCame(frame);
      } catch (error) {
        onError(error);
      }
    }
    isBusy = false;
  }
  return (render) => {
    waiting.push(render);
    if (!isBusy) void run();
  };
}

function whenCame(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    // Not in the task of the other load listeners.
    frame.addEventListener('load', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, cameMilliseconds);
  });
}
