import { expect, it } from 'vitest';
import type { StorySort } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { groupOf } from './groups.ts';

const now = Date.parse('2026-11-18T17:00:00Z');
const story = (facts: Partial<StoryListItem>) =>
  ({ updatedAt: '2026-11-18T16:00:00Z', ...facts }) as StoryListItem;

it.each<[StorySort, Partial<StoryListItem>, string | undefined]>([
  ['saved', {}, 'Today'],
  ['saved', { updatedAt: '2026-11-18T04:00:00Z' }, 'Yesterday'],
  ['saved', { updatedAt: '2026-11-13T04:00:00Z' }, 'Last 7 days'],
  ['saved', { updatedAt: '2025-11-13T04:00:00Z' }, 'Earlier'],
  ['due', { dueAt: '2026-11-18T16:59:00Z' }, 'Late'],
  ['due', { dueAt: '2026-11-17T16:59:00Z' }, 'Late'],
  ['due', { dueAt: '2026-11-18T18:00:00Z' }, 'Today'],
  ['due', { dueAt: '2026-11-19T18:00:00Z' }, 'Tomorrow'],
  ['due', { dueAt: '2026-11-24T18:00:00Z' }, 'This week'],
  ['due', { dueAt: '2026-11-30T18:00:00Z' }, 'Later'],
  ['due', {}, 'No date'],
  ['publish', { publishAt: '2026-11-19T18:00:00Z', publishedAt: '2020-01-01T00:00:00Z' }, 'Tomorrow'],
  ['publish', { publishedAt: '2026-11-18T06:00:00Z' }, 'Today'],
  ['title', {}, undefined],
])('by %s %j stands under %s', (sort, facts, group) => {
  expect(groupOf(story(facts), sort, now, 'America/New_York')).toBe(group);
});
