import type { Staff } from '#platform/staff.ts';
import type { StoryState } from '../../entities/story-types.ts';
import { isOwn, mayDo, type Subject, type Verdict } from './may-do.ts';
import type { RightName } from './rights.ts';
import type { Roles } from './roles.ts';

export interface StorySubject extends Subject {
  state: StoryState;
}

/** What staff do with one story; the others are rights by themselves. */
export type StoryAct = 'see' | 'edit' | 'comment' | 'publish' | 'schedule' | 'delete';

/**
 * Whether a member of staff may do something with one story. Their own drafts need less than stories of others:
 * a contributor sees published stories and their own drafts, and edits only the latter.
 */
export function mayUseStory(staff: Staff, act: StoryAct, story: StorySubject, roles?: Roles): Verdict {
  const sees = mayDo(staff, seeingRight(staff, story), story, roles);
  if (!sees.ok || act === 'see') return sees;
  return mayDo(staff, rightFor(staff, act, story), story, roles);
}

function seeingRight(staff: Staff, story: StorySubject): RightName {
  return story.state === 'published' || isOwn(staff, story) ? 'see-own' : 'see-all';
}

function rightFor(staff: Staff, act: Exclude<StoryAct, 'see'>, story: StorySubject): RightName {
  if (act !== 'edit') return act;
  // A scheduled story is published without another look: the change decides what readers see.
  return story.state === 'scheduled' || !isOwn(staff, story) ? 'edit-all' : 'write-own';
}
