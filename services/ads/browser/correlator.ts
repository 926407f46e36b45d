/** The embedded scripts of a page are separate files: they share the page view under this symbol. */
const key = Symbol.for('neutron.ads.correlator');

export const newCorrelator = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Lets other scripts read the current page view of the publisher tag. */
export function shareCorrelator(tag: object, read: () => number): void {
  Object.defineProperty(tag, key, { get: read });
}

/**
 * The correlator of the embedded publisher tag, so that competitive exclusion works across scripts; a new one without
 * it.
 */
export function pageCorrelator(tag: object = {}): number {
  const shared: unknown = Reflect.get(tag, key);
  return typeof shared === 'number' ? shared : newCorrelator();
}
