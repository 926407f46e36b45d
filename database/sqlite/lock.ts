/** A queue of one: `await lock()` gives the turn, calling what it gave ends the turn. */
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
