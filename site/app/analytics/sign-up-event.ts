import { consentFacts, mayRun, onConsentChange } from '../consent/may-run.ts';
import { signedUp } from './events/account-events.ts';
import type { SiteEvent } from './events/event-payloads.ts';
import { track } from './track.ts';

/** Session storage, category C0002: the method of a sign-up that no measured page has reported yet. */
export const pendingSignUpKey = 'pending-sign-up';

/** How long a redirect waits for the consent platform without a stored decision. */
const consentWaitMilliseconds = 3000;

/** Reports a sign-up on a document that stays. */
export function reportSignUp(method: string): void {
  track(signedUp(method));
}

/**
 * Reports a sign-up on a document that is about to be replaced. With consent the event is stored and sent by the next
 * measured page; without consent nothing is stored.
 */
export async function reportSignUpBeforeLeaving(method: string): Promise<void> {
  await consentSettled();
  if (mayRun('C0002').allowed && storeSignUp(method)) return;
  reportSignUp(method);
}

/** Stores a sign-up on a page without trackers, such as the account page. */
export function storeSignUp(method: string): boolean {
  try {
    sessionStorage.setItem(pendingSignUpKey, method);
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/** The stored sign-up; reading removes it. */
export function takeStoredSignUp(): SiteEvent<'sign_up'> | undefined {
  try {
    const method = sessionStorage.getItem(pendingSignUpKey);
    if (method === null) return undefined;
    sessionStorage.removeItem(pendingSignUpKey);
    return signedUp(method);
  } catch {
    return undefined;
  }
}

/** Resolves when the consent decision is known, by cookie or by the consent platform. */
function consentSettled(): Promise<void> {
  const { active, answered } = consentFacts();
  if (active || answered) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onConsentChange(done);
    const timer = setTimeout(done, consentWaitMilliseconds);
    function done() {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}
