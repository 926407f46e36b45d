import type { AssignedNote } from '#content/entities/note.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { isLive, isLiveAsSaved } from '../../work/is-live.ts';

export interface NeedsYouFacts {
  stories: readonly StoryListItem[];
  notes: readonly AssignedNote[];
  /** Of all, not only of those that are shown. */
  count: number;
  /** Whether there are still more: lists are read up to a limit. */
  isMore: boolean;
}

interface Part<Item> {
  items: readonly Item[];
  isMore: boolean;
}

const shown = 8;

/** Stories by due time; what has none comes last, the newest first. Of stories that are out only those with words that readers do not have yet. */
export function needsYouOf(lists: readonly Part<StoryListItem>[], notes: Part<AssignedNote>): NeedsYouFacts {
  const open = lists.flatMap(({ items }) => items).filter((story) => !isLive(story) || !isLiveAsSaved(story));
  const each = [...new Map(open.map((story) => [story.id, story])).values()];
  const dueOf = ({ dueAt }: StoryListItem) => (dueAt ? Date.parse(dueAt) : Number.MAX_SAFE_INTEGER);
  const stories = each.sort(
    (a, b) => dueOf(a) - dueOf(b) || Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  );
  return {
    stories: stories.slice(0, shown),
    notes: notes.items.slice(0, shown),
    count: each.length + notes.items.length,
    isMore: [...lists, notes].some(({ isMore }) => isMore),
  };
}
