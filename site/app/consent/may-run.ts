import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { readAnswer } from '#content/rules/consent/consent-cookies.ts';
import {
  type ConsentDecision,
  type ConsentFacts,
  decideConsent,
} from '#content/rules/consent/decide-consent.ts';

declare global {
  interface Window {
    /** `,C0001,C0003,`, written by the consent platform. */
    OnetrustActiveGroups?: string;
    /** The request headers of this browser say "do not sell"; set by the embedded platform. */
    consentGpc?: boolean;
    /** `,C0004,`: categories the embedded platform cannot decide yet, because its service has not responded. */
    consentUnknown?: string;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** The platform says it on `window`, at every load and change. */
const groupsUpdated = 'OneTrustGroupsUpdated';

/** Platforms add custom groups to the five; anything that is not a list of names is ignored. */
const groupList = /^,(\w{1,64},)*$/;

function listOf(groups: unknown): readonly string[] | undefined {
  return typeof groups === 'string' && groupList.test(groups) ? groups.split(',') : undefined;
}

/** The current consent facts of this reader. */
export function consentFacts(): ConsentFacts {
  // Server-rendered pages are shared: there is no reader.
  if (typeof window === 'undefined') return { active: undefined, answered: undefined, isDoNotSell: false };
  return {
    active: listOf(window.OnetrustActiveGroups),
    unknown: listOf(window.consentUnknown),
    answered: readAnswer(document.cookie, new Date())?.allowed,
    isDoNotSell: navigator.globalPrivacyControl === true || window.consentGpc === true,
  };
}

/**
 * Whether scripts of this category may run now. Call it each time and do not cache the result: consent can change.
 * Until the consent platform has loaded, the stored decision applies, except for targeting; without one only necessary
 * scripts may run.
 * @example
 * if (mayRun('C0002').allowed) send(event);
 */
export function mayRun(category: ConsentCategory): ConsentDecision {
  return decideConsent(category, consentFacts());
}

/** Calls the listener whenever consent may have changed; returns the unsubscribe function. Call `mayRun` again then. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(groupsUpdated, listener);
  return () => removeEventListener(groupsUpdated, listener);
}
