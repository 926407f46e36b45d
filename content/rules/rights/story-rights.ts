import type { Staff } from '#platform/staff.ts';
import type { StoryState } from '../../entities/story-types.ts';
import { isOwn, mayDo, type Subject, type Verdict } from './may-do.ts';
import type { RightName } from './rights.ts';
import type { Roles } from './roles.ts';

export interface StorySubject extends Subject {
  state: StoryState;
  /** Nothing of its newest version may be seen before its time, not even by the people who wrote it. */
  hasEmbargo?: boolean | undefined;
}

/** What staff do with one story; the others are rights by themselves. */
export type StoryAct = 'see' | 'edit' | 'comment' | 'plan' | 'publish' | 'schedule' | 'delete';

/**
 * Whether a member of staff may do something with one story. Their own drafts need less than stories of others:
 * a contributor sees published stories and their own drafts, and edits only the latter.
 */
export function mayUseStory(staff: Staff, act: StoryAct, story: StorySubject, roles?: Roles): Verdict {
  const sees = mayDo(staff, seeingRight(staff, story), story, roles);
  const seesAll = sees.ok && story.hasEmbargo ? mayDo(staff, 'see-embargoed', story, roles) : sees;
  if (!seesAll.ok || act === 'see') return seesAll;
  return mayDo(staff, rightFor(staff, act, story), story, roles);
}

function seeingRight(staff: Staff, story: StorySubject): RightName {
  return story.state === 'published' || isOwn(staff, story) ? 'see-own' : 'see-all';
}

function rightFor(staff: Staff, act: Exclude<StoryAct, 'see'>, story: StorySubject): RightName {
  // Stage, assignee and due time: people hand on what is theirs.
  if (act === 'plan') return isOwn(staff, story) ? 'comment' : 'edit-all';
  if (act !== 'edit') return act;
  // A scheduled story is published without another look: the change decides what readers see.
  return story.state === 'scheduled' || !isOwn(staff, story) ? 'edit-all' : 'write-own';
}
