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

/**
 * What staff do with one story; the others are rights by themselves. `see` is what readers may see too, once the story is
 * published; `see-work` is its working copy, versions, notes and previews.
 */
export type StoryAct = 'see' | 'see-work' | 'edit' | 'comment' | 'plan' | 'publish' | 'schedule' | 'delete';

/**
 * Whether a member of staff may do something with one story. Their own drafts need less than stories of others:
 * a contributor sees published stories as readers do, and their own drafts, and edits only the latter.
 */
export function mayUseStory(staff: Staff, act: StoryAct, story: StorySubject, roles?: Roles): Verdict {
  const sees = mayDo(staff, seeingRight(staff, act, story), story, roles);
  const seesAll = sees.ok && story.hasEmbargo ? mayDo(staff, 'see-embargoed', story, roles) : sees;
  if (!seesAll.ok || act === 'see' || act === 'see-work') return seesAll;
  return mayDo(staff, rightFor(staff, act, story), story, roles);
}

function seeingRight(staff: Staff, act: StoryAct, story: StorySubject): RightName {
  if (isOwn(staff, story)) return 'see-own';
  // Notes, and what was written since a story was published, are work: only what readers see is open to all staff.
  const isWork = act === 'see-work' || act === 'comment';
  return story.state === 'published' && !isWork ? 'see-own' : 'see-all';
}

function rightFor(staff: Staff, act: Exclude<StoryAct, 'see' | 'see-work'>, story: StorySubject): RightName {
  // Stage, assignee and due time: people hand on what is theirs.
  if (act === 'plan') return isOwn(staff, story) ? 'comment' : 'edit-all';
  if (act !== 'edit') return act;
  // A scheduled story is published without another look: the change decides what readers see.
  return story.state === 'scheduled' || !isOwn(staff, story) ? 'edit-all' : 'write-own';
}
