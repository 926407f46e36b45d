import { type ConsentCategory, consentCategories } from '../../entities/script-tag.ts';

/** Why something may run, or may not. Reports show it, and so does the log. */
export type ConsentReason =
  | 'necessary'
  | 'granted'
  /** Nobody asked, and where the reader is nobody has to: they may say no at any time. */
  | 'not-refused'
  | 'refused'
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

/** May this run? The one question of the house, and its answer with a reason. */
export function decideConsent(category: ConsentCategory, facts: ConsentFacts): ConsentDecision {
  if (category === consentCategories.critical) return { allowed: true, reason: 'necessary' };
  // Above every other answer: the signal is sent with each request and cannot have been given by mistake.
  if (category === consentCategories.targeting && facts.isDoNotSell)
    return { allowed: false, reason: 'do-not-sell' };
  const { active, answered } = facts;
  // A no holds wherever it was said: this window may be one that has not heard of it yet.
  if (answered && !answered.includes(category)) return { allowed: false, reason: 'refused' };
  // The signal may stand in a header alone, which no script can read: a stored yes to targeting holds once the platform
  // has asked. All else goes by the answer until the platform speaks.
  const isHeld = category === consentCategories.targeting ? active : (active ?? answered);
  if (isHeld?.includes(category)) return { allowed: true, reason: answered ? 'granted' : 'not-refused' };
  return { allowed: false, reason: 'not-answered' };
}
