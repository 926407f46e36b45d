import { consentWaitMilliseconds } from '#content/limits.ts';
import type { Clock } from './machines/clock.ts';

export interface ConsentAnswer {
  allowed: boolean;
  reason: string;
}

/**
 * Ads wait for a reader's answer, but not for ever: after a while they go on without targeting. What was answered
 * before is known at once.
 */
export function waitForConsent(
  ask: () => ConsentAnswer,
  onChange: (listener: () => void) => () => void,
  clock: Clock,
): Promise<ConsentAnswer> {
  const first = ask();
  if (first.reason !== 'not-answered') return Promise.resolve(first);
  return new Promise((resolve) => {
    const done = () => {
      stop();
      forget();
      resolve(ask());
    };
    const stop = onChange(() => {
      if (ask().reason !== 'not-answered') done();
    });
    const forget = clock.at(clock.now() + consentWaitMilliseconds, done);
  });
}
