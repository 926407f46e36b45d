import { expect, it } from 'vitest';
import type { IncomingComment } from '../../incoming-comments.ts';
import { createCommentCheck } from './check-comments.ts';

const comment = (sourceId: string, more: Partial<IncomingComment> = {}): IncomingComment => ({
  sourceId,
  threadId: 'post/1',
  parentId: undefined,
  author: { key: 'a', name: 'Ada' },
  text: 'Words',
  createdAt: 0,
  isDeleted: false,
  isSpam: false,
  ...more,
});

it.each([
  ['comments and their replies, in any order', [comment('2', { parentId: '1' }), comment('1')], [2, 0], []],
  [
    'a reply to nothing, and what answers it',
    [comment('1', { parentId: '9' }), comment('2', { parentId: '1' })],
    [0, 2],
    ['1', '2'],
  ],
  [
    'a reply in another thread',
    [comment('1', { threadId: 'post/2' }), comment('2', { parentId: '1' })],
    [0, 1],
    ['2'],
  ],
  [
    'replies in a circle',
    [comment('1', { parentId: '2' }), comment('2', { parentId: '1' }), comment('3')],
    [1, 2],
    ['1', '2'],
  ],
  ['impossible votes', [comment('1', { votes: { up: -1, down: 0 } })], [0, 1], ['1']],
  [
    'a comment that its reader rejected, and a link that is no comment',
    [
      { sourceId: '1', threadId: 'post/1', rejected: 'it has no date' },
      { sourceId: '2', rejected: 'it is a pingback' },
    ],
    [0, 1],
    ['1', '2'],
  ],
  ['the same comment twice', [comment('1'), comment('1')], [1, 0], []],
])('%s', (_case, comments, [preserved, lost], rejected) => {
  const check = createCommentCheck();
  for (const entry of comments) check.add(entry);
  const found = check.finish();
  expect(found.counts.get('post/1')).toEqual({ preserved, lost });
  expect(found.rejected.map(({ sourceId }) => sourceId)).toEqual(rejected);
});
