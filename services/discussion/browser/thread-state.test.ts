import { describe, expect, it } from 'vitest';
import type { ShownComment } from '#content/entities/discussion.ts';
import { hiddenReplies, nextThread, type ThreadEvent, type ThreadState } from './thread-state.ts';

const comment = (id: string, given: Partial<ShownComment> = {}): ShownComment => ({
  id,
  parentId: null,
  author: { name: 'Ada' },
  text: id,
  createdAt: '2026-11-15T10:00:00.000Z',
  isEdited: false,
  up: 0,
  down: 0,
  replyCount: 0,
  replies: [],
  ...given,
});
const threadOf = (comments: ShownComment[], count = comments.length) => ({
  identifier: 'story-1',
  count,
  isClosed: false,
  sort: 'best' as const,
  comments,
  next: null,
  isSignedIn: true,
});

function seenAfter(comments: ShownComment[], ...events: ThreadEvent[]): ThreadState {
  let state = nextThread(undefined, { type: 'opened', thread: threadOf(comments, 2) });
  for (const event of events) state = nextThread(state, event);
  if (!state) throw new Error('the thread was not opened');
  return state;
}
const shapeOf = ({ thread }: ThreadState) =>
  thread.comments.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join(' '));

const root = comment('a', { replyCount: 1, replies: [comment('b', { parentId: 'a' })] });

describe('what a reader sees of a thread', () => {
  it.each<[string, ThreadEvent, string[], number]>([
    ['a comment of one’s own is on top', { type: 'added', comment: comment('c') }, ['c', 'a b'], 3],
    ['an answer is below', { type: 'added', comment: comment('c', { parentId: 'a' }) }, ['a b c'], 3],
    ['an answer to an answer too', { type: 'added', comment: comment('c', { parentId: 'b' }) }, ['a b c'], 3],
    [
      'what waits is not counted',
      { type: 'added', comment: comment('c', { isWaiting: true }) },
      ['c', 'a b'],
      2,
    ],
    ['what was deleted leaves its place to answers', { type: 'deleted', id: 'a' }, ['a b'], 1],
    ['and goes without any', { type: 'deleted', id: 'b' }, ['a'], 1],
    ['an edit that has to wait', { type: 'edited', comment: comment('a', { isWaiting: true }) }, ['a b'], 1],
    [
      'no comment is listed twice',
      { type: 'replies', root: 'a', comments: [comment('b', { parentId: 'a' }), comment('d')], next: null },
      ['a b d'],
      2,
    ],
  ])('CM-01 %s', (_, event, shape, count) => {
    const state = seenAfter([root], event);
    expect(shapeOf(state)).toEqual(shape);
    expect(state.thread.count).toBe(count);
  });

  it('CM-01 a deleted comment is removed with its last reply', () => {
    const state = seenAfter([root], { type: 'deleted', id: 'a' }, { type: 'deleted', id: 'b' });
    expect(shapeOf(state)).toEqual([]);
  });

  it('CM-01 votes are counted and withdrawn', () => {
    const voted = seenAfter([root], { type: 'voted', id: 'b', value: 1, up: 4, down: 0 });
    expect(voted.thread.comments[0]?.replies[0]).toMatchObject({ up: 4, vote: 1 });
    const back = nextThread(voted, { type: 'voted', id: 'b', value: 0, up: 3, down: 0 });
    expect(back?.thread.comments[0]?.replies[0]?.vote).toBeUndefined();
  });

  it('knows how many replies are not loaded yet', () => {
    const many = comment('a', { replyCount: 120, replies: [comment('b', { parentId: 'a' })] });
    const state = seenAfter([many]);
    expect(hiddenReplies(state, many)).toBe(119);
    const read = nextThread(state, { type: 'replies', root: 'a', comments: [], next: null });
    expect(read && hiddenReplies(read, many)).toBe(0);
  });
});
