import { consentWaitMilliseconds } from '../../limits.ts';
import type { ConsentDecision } from './decide-consent.ts';

/** What ads do about an answer that may still come. */
export type AdWait = { kind: 'wait'; milliseconds: number } | { kind: 'go'; withTargeting: boolean };

/**
 * Ads wait for an answer about targeting, at most three seconds; then they go on without it. An answer given later
 * holds for the ads asked for after it.
 */
export function adWait(decision: ConsentDecision, waitedMilliseconds: number): AdWait {
  if (decision.reason !== 'not-answered') return { kind: 'go', withTargeting: decision.allowed };
  const left = consentWaitMilliseconds - waitedMilliseconds;
  return left > 0 ? { kind: 'wait', milliseconds: left } : { kind: 'go', withTargeting: false };
}
