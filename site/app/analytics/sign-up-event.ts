import { consentFacts, mayRun, onConsentChange } from '../consent/may-run.ts';
import { signedUp } from './events/account-events.ts';
import type { SiteEvent } from './events/event-payloads.ts';
import { track } from './track.ts';

/** Session storage, category C0002: the method of a sign-up that no measured page has reported yet. */
export const pendingSignUpKey = 'pending-sign-up';

/** How long a redirect waits for the consent platform of a reader who has no stored answer. */
const consentWaitMilliseconds = 3000;

/** Reports a sign-up on a document that stays. */
export function reportSignUp(method: string): void {
  track(signedUp(method));
}

/**
 * Reports a sign-up on a document that is about to be replaced. With consent the event outlives the document and is sent
 * by the next measured page; without consent nothing is stored.
 */
export async function reportSignUpBeforeLeaving(method: string): Promise<void> {
  await consentSettled();
  if (mayRun('C0002').allowed && storeSignUp(method)) return;
  reportSignUp(method);
}

/** Holds a sign-up that happened on a page without trackers, such as the account page. */
export function storeSignUp(method: string): boolean {
  try {
    sessionStorage.setItem(pendingSignUpKey, method);
    return true;
  } catch {
    // Storage is closed or full.
    return false;
  }
}

/** The stored sign-up, once: it is removed by reading it. */
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

/** Resolves when the reader's answer is known, by cookie or by the consent platform. */
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
