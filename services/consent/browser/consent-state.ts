import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import { allCategories, type ConsentAnswer } from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext, KnownPlace } from '#content/rules/consent/consent-model.ts';

/** What the platform knows about a reader. */
export interface ConsentState {
  answer: ConsentAnswer | undefined;
  place: KnownPlace | undefined;
  isGpc: boolean;
  /** Scripts cannot read whether requests carry the signal: the service reports it to every document. */
  isSignalKnown: boolean;
}

const { critical, targeting } = consentCategories;
const without = (category: ConsentCategory, list: readonly ConsentCategory[]) =>
  list.filter((other) => other !== category);
/** Without a location, consent is required. */
const nowhere: KnownPlace = { model: 'opt-in' };

export const contextOf = ({ place = nowhere, isGpc }: ConsentState): ConsentContext => ({ ...place, isGpc });

const isOptOut = ({ place = nowhere }: ConsentState) => place.model === 'opt-out';

/** The reader's decision, or what the law assumes without one. */
export const agreedOf = (state: ConsentState): readonly ConsentCategory[] =>
  state.answer?.allowed ?? (isOptOut(state) ? allCategories : [critical]);

/** Categories that may be used now: targeting only if no signal forbids it. */
export const activeOf = (state: ConsentState): readonly ConsentCategory[] =>
  state.isSignalKnown && !state.isGpc ? agreedOf(state) : without(targeting, agreedOf(state));

/** Categories that are inactive only because the service has not responded. */
export function unknownOf(state: ConsentState): readonly ConsentCategory[] {
  if (!state.answer && !state.place) return without(critical, allCategories);
  return !state.isSignalKnown && agreedOf(state).includes(targeting) ? [targeting] : [];
}

export function statusOf(state: ConsentState, category: ConsentCategory): string {
  if (category === critical) return 'always active';
  return isOptOut(state) ? 'active' : 'inactive';
}

/** The decision to store. The necessary category is always part of it; a signal rules targeting out. */
export function nextAnswer(
  { answer, isGpc }: ConsentState,
  allowed: readonly ConsentCategory[],
  { now, newId }: { now: () => Date; newId: () => string },
): ConsentAnswer {
  const all = allCategories.filter((id) => id === critical || allowed.includes(id));
  return {
    allowed: isGpc ? without(targeting, all) : all,
    at: now(),
    isGpc,
    consentId: answer?.consentId ?? newId(),
    count: (answer?.count ?? 0) + 1,
  };
}
