import { expect, it, vi } from 'vitest';
import type { PageState } from '#app/page-store.ts';
import type { FirstComments } from '#content/entities/discussion.ts';
import { writeFirstComments } from './first-comments.ts';

const shownStory = (data: object): PageState =>
  ({
    shell: { year: 2026 },
    screen: {
      page: {
        data: { mainComponentId: 'm', components: [{ id: 'm', meta: { componentType: 'Article' }, data }] },
      },
    },
  }) as unknown as PageState;

const first = (count: number): FirstComments => ({
  key: 'discussion-abc',
  thread: { identifier: 's1', count, isClosed: false, sort: 'best', comments: [], next: null },
});
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

it.each([
  ['with comments', { id: 's1' }, first(2), ['discussion-abc'], 2],
  ['before the first comment', { id: 's1' }, first(0), ['discussion-abc'], 0],
  ['that has none (ART-23)', { id: 's1', suppressComments: true }, first(2), [], undefined],
  ['whose comments are elsewhere', { id: 's1' }, undefined, [], undefined],
])('CM-01 the page of a story %s', async (_, story, answer, named, count) => {
  const keys = new Set<string>();
  const written = await writeFirstComments(shownStory(story), {
    fetchComments: async () => answer,
    keys,
    log,
    onAway: () => undefined,
  });
  expect([...keys]).toEqual(named);
  expect(written?.count).toBe(count);
  expect(Boolean(written?.html)).toBe(Boolean(count));
});

it('CM-01 a page shows that comments are unavailable, and is cached only briefly', async () => {
  const onAway = vi.fn();
  const fetchComments = () => Promise.reject(new Error('the store is away'));
  expect(
    await writeFirstComments(shownStory({ id: 's1' }), { fetchComments, keys: new Set(), log, onAway }),
  ).toEqual({
    storyId: 's1',
    count: undefined,
    html: '<p>The comments did not load.</p>',
  });
  expect(onAway).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledOnce();
});
