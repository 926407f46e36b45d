import type { StorySort } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { daysFrom } from '../../work/when.ts';

/** What a list is sorted by, of one story; undefined where it has no such time. */
function momentOfRow({ dueAt, publishAt, publishedAt, updatedAt }: StoryListItem, sort: StorySort) {
  const text = sort === 'due' ? dueAt : sort === 'publish' ? (publishAt ?? publishedAt) : updatedAt;
  return text === undefined ? undefined : Date.parse(text);
}

/** The heading above a row: rows of one day stand together. A list by title has none. */
export function groupOf(
  item: StoryListItem,
  sort: StorySort,
  now: number,
  timeZone: string,
): string | undefined {
  if (sort === 'title') return undefined;
  const moment = momentOfRow(item, sort);
  if (moment === undefined) return 'No date';
  const days = daysFrom(moment, now, timeZone);
  if (sort === 'due' && moment < now && days <= 0) return 'Late';
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (days > 1) return days < 7 ? 'This week' : 'Later';
  return days > -7 ? 'Last 7 days' : 'Earlier';
}
