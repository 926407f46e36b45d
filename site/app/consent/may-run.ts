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
    /** Requests of this browser say that nothing may be sold; the embedded platform was told. */
    consentGpc?: boolean;
    /** `,C0004,`: what the embedded platform cannot speak about yet, because its service has not. */
    consentUnknown?: string;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** The platform says it on `window`, at every load and change. */
export const groupsUpdated = 'OneTrustGroupsUpdated';

/** Platforms name groups of their own beside the five; whatever is no list of names was not written by one. */
const groupList = /^,(\w{1,64},)*$/;

function listOf(groups: unknown): readonly string[] | undefined {
  return typeof groups === 'string' && groupList.test(groups) ? groups.split(',') : undefined;
}

/** What is known of this reader's answer now. */
export function consentFacts(): ConsentFacts {
  // A server's pages are everybody's: there is no reader to ask.
  if (typeof window === 'undefined') return { active: undefined, answered: undefined, isDoNotSell: false };
  return {
    active: listOf(window.OnetrustActiveGroups),
    unknown: listOf(window.consentUnknown),
    answered: readAnswer(document.cookie, new Date())?.allowed,
    isDoNotSell: navigator.globalPrivacyControl === true || window.consentGpc === true,
  };
}

/**
 * May something of this category run now? Asked each time and not remembered: a reader may change their mind.
 * Until the consent platform has spoken the stored answer holds, but for targeting; without one nothing but the
 * necessary may run.
 * @example
 * if (mayRun('C0002').allowed) send(event);
 */
export function mayRun(category: ConsentCategory): ConsentDecision {
  return decideConsent(category, consentFacts());
}

/** Calls whenever answers may have changed; returns how to stop. Ask `mayRun` again then. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(groupsUpdated, listener);
  return () => removeEventListener(groupsUpdated, listener);
}
