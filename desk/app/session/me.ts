import { createContext, useContext } from 'react';
import type { Me } from '#content/calls/members.ts';
import { type MissingRight, mayDo, type Subject, type Verdict } from '#content/rules/rights/may-do.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { mayUseStory, type StoryAct, type StorySubject } from '#content/rules/rights/story-rights.ts';
import { deskSettings } from '../settings.ts';

export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe() outside of the frame of the desk');
  return me;
}

/** Where the sections of a story are not known, the server alone decides about a limit to sections. */
const limitedAs = (me: Me, { sections }: Subject): Me => (sections ? me : { ...me, sections: undefined });

/**
 * Whether the person here may do something, and otherwise a sentence that says who may. The server decides with every
 * call; this only keeps acts off that it would reject.
 */
export const may = (me: Me, right: RightName, subject?: Subject): Verdict =>
  mayDo(subject ? limitedAs(me, subject) : me, right, subject, deskSettings().roles);

/** For `blockedBy` of a button: undefined if it may be done. */
export function whyNot(me: Me, right: RightName, subject?: Subject): string | undefined {
  const verdict = may(me, right, subject);
  return verdict.ok ? undefined : verdict.message;
}

/** The right that is missing to do something with one story; undefined if it may be done. */
export function missingFor(me: Me, act: StoryAct, story: StorySubject): MissingRight | undefined {
  const verdict = mayUseStory(limitedAs(me, story), act, story, deskSettings().roles);
  return verdict.ok ? undefined : verdict;
}
