import type { Me } from '#content/calls/members.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { StoryAct } from '#content/rules/rights/story-rights.ts';
import { missingFor } from '../../session/me.ts';

/** Why an act on a story is off; undefined where it can be done. The row and the server decide by the same rule. */
export function whyOff(me: Me, act: StoryAct, story: StoryListItem): string | undefined {
  return missingFor(me, act, story)?.message;
}

/** An act on many is off only where it can be done with none of them: those that stay as they are are named afterwards. */
export function whyAllOff(me: Me, act: StoryAct, stories: readonly StoryListItem[]): string | undefined {
  const reasons = stories.map((story) => whyOff(me, act, story));
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}
