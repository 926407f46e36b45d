/** So long an ad holds up the next one at most. */
export const cameMilliseconds = 500;

/** Goes on when a frame's document has come, or has not for too long. */
export function whenCame(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, cameMilliseconds);
  });
}
