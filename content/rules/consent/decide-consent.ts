import { type ConsentCategory, consentCategories } from '../../entities/script-tag.ts';

/** Why something may run, or may not. Reports show it, and so does the log. */
export type ConsentReason =
  | 'necessary'
  | 'granted'
  /** Opt-out location: no prompt is needed, and the reader can decline at any time. */
  | 'not-denied'
  | 'denied'
  | 'not-answered'
  | 'do-not-sell';

export interface ConsentDecision {
  allowed: boolean;
  reason: ConsentReason;
}

export interface ConsentFacts {
  /** What the platform says is active; `undefined` until it has spoken. */
  active: readonly string[] | undefined;
  /** The reader's own stored answer. */
  answered: readonly string[] | undefined;
  /** What the platform cannot speak about yet; one of others never says so. */
  unknown?: readonly string[] | undefined;
  /** Global Privacy Control: the browser says so for every site, to scripts or with its requests. */
  isDoNotSell: boolean;
}

/** Decides whether a category may run, with the reason. Every caller uses this one rule. */
export function decideConsent(category: ConsentCategory, facts: ConsentFacts): ConsentDecision {
  if (category === consentCategories.critical) return { allowed: true, reason: 'necessary' };
  // Above every other answer: the signal is sent with each request and cannot have been given by mistake.
  if (category === consentCategories.targeting && facts.isDoNotSell)
    return { allowed: false, reason: 'do-not-sell' };
  const { active, answered } = facts;
  // A stored denial always holds: another tab may have set it while this one still has the old state.
  if (answered && !answered.includes(category)) return { allowed: false, reason: 'denied' };
  // The privacy signal may be in a header alone, which no script can read: stored consent to targeting counts once the
  // platform has loaded. All other categories use the stored answer until then.
  const isHeld = category === consentCategories.targeting ? active : (active ?? answered);
  if (isHeld?.includes(category)) return { allowed: true, reason: answered ? 'granted' : 'not-denied' };
  return { allowed: false, reason: 'not-answered' };
}
