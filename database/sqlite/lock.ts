/** A lock within this process: `await lock()` waits for it, calling the function it returns releases it. */
export function createLock(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const before = last;
    let release: () => void = () => undefined;
    last = new Promise<void>((resolve) => {
      release = resolve;
    });
    return before.then(() => release);
  };
}
