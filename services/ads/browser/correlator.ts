/** The embedded scripts of a page are files of their own: under this name they find the page view they share. */
const key = Symbol.for('neutron.ads.correlator');

export const newCorrelator = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Lets other scripts read the current page view of the publisher tag. */
export function shareCorrelator(tag: object, read: () => number): void {
  Object.defineProperty(tag, key, { get: read });
}

/** That of the embedded publisher tag, so that ads are kept apart across scripts; a new one without it. */
export function pageCorrelator(tag: object = {}): number {
  const shared: unknown = Reflect.get(tag, key);
  return typeof shared === 'number' ? shared : newCorrelator();
}
