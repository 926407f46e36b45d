import { expect, it } from 'vitest';
import type { AssignedNote } from '#content/entities/note.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { needsYouOf } from './needs-you-of.ts';

const story = (id: string, more: Partial<StoryListItem> = {}) =>
  ({ id, state: 'draft', version: 1, updatedAt: '2026-11-16T10:00:00Z', ...more }) as StoryListItem;
const part = <Item>(items: Item[], isMore = false) => ({ items, isMore });
const none = part<AssignedNote>([]);
const shownOf = (...lists: Parameters<typeof needsYouOf>[0]) =>
  needsYouOf(lists, none).stories.map(({ id }) => id);

it('shows what is due first, and every story once', () => {
  const due = story('due', { dueAt: '2026-11-17T10:00:00Z' });
  const newer = story('newer', { updatedAt: '2026-11-16T12:00:00Z' });
  expect(shownOf(part([story('old'), due]), part([newer, due]))).toEqual(['due', 'newer', 'old']);
});

it.each([
  ['draft', {}, true],
  ['withdrawn', { state: 'withdrawn' }, true],
  ['scheduled', { state: 'scheduled' }, true],
  ['published as it is', { state: 'published', publishedVersion: 1 }, false],
  ['published, with newer words', { state: 'published', publishedVersion: 1, version: 2 }, true],
  ['published, with a planned update', { state: 'scheduled', publishedVersion: 1, version: 2 }, true],
] as const)('a story that is %s', (_, more, isShown) => {
  expect(shownOf(part([story('a', more)]))).toEqual(isShown ? ['a'] : []);
});

it('counts all of it, also what is not shown', () => {
  const many = Array.from({ length: 30 }, (_, index) => story(String(index)));
  const notes = part([{ id: 'n' } as AssignedNote]);
  expect(needsYouOf([part(many, true)], notes)).toMatchObject({ count: 31, isMore: true });
  expect(needsYouOf([part(many)], notes)).toMatchObject({ count: 31, isMore: false, notes: notes.items });
});
