import { consentWaitMilliseconds } from '#content/limits.ts';
import type { Clock } from './clock.ts';

export interface ConsentAnswer {
  allowed: boolean;
  reason: string;
}

/**
 * Resolves with the reader's consent decision, or after a timeout without one: ads then load without targeting. A
 * decision made earlier resolves at once.
 */
export function waitForConsent(
  readConsent: () => ConsentAnswer,
  onChange: (listener: () => void) => () => void,
  clock: Clock,
): Promise<ConsentAnswer> {
  const first = readConsent();
  if (first.reason !== 'not-answered') return Promise.resolve(first);
  return new Promise((resolve) => {
    const done = () => {
      stop();
      cancel();
      resolve(readConsent());
    };
    const stop = onChange(() => {
      if (readConsent().reason !== 'not-answered') done();
    });
    const cancel = clock.at(clock.now() + consentWaitMilliseconds, done);
  });
}
