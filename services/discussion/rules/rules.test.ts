import { describe, expect, it } from 'vitest';
import type { ShownComment } from '#content/entities/discussion.ts';
import { cleanName, cleanText, ownPicture } from './clean-text.ts';
import { cutThread } from './cut-thread.ts';
import { judgeComment } from './judge-comment.ts';
import { rankOf } from './rank.ts';

describe('rules of the discussion', () => {
  it.each([
    ['  plain \r\n\r\n\r\n\r\nlines  ', 'plain\n\nlines'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['turned \u202eround\u202c', 'turned round'],
    ['nul\u0000 zero\u200bwidth', 'nul zerowidth'],
    [`z${'\u0301'.repeat(50)}`, `ź${'\u0301'.repeat(4)}`],
    ['\u200b \u2060', ''],
  ])('CM-08 keeps %j as text', (given, expected) => expect(cleanText(given)).toBe(expected));

  it.each([
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['\u202e', 'Reader'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('a name is one line: %j', (given, expected) => expect(cleanName(given)).toBe(expected));

  it.each([
    ['/identity/avatars/abc', '/identity/avatars/abc'],
    ['https://tracker.example/x.gif', null],
    ['//tracker.example/identity/avatars/a', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('pictures are our own: %s', (given, expected) => expect(ownPicture(given)).toBe(expected));

  const known = { state: 'ok', shown: 3 } as const;
  const rules = { links: 3, words: ['cheap watches'] };
  const link = 'https://a.example/ ';
  it.each([
    ['A fair point.', known, 'shown'],
    [`See ${link}`, known, 'shown'],
    [`See ${link}`, { state: 'ok', shown: 0 }, 'waiting'],
    [link.repeat(3), known, 'waiting'],
    [link.repeat(6), known, 'spam'],
    ['Buy CHEAP watches', known, 'waiting'],
    ['THIS IS AN OUTRAGE AND EVERYBODY HAS TO KNOW OF IT', known, 'waiting'],
    ['a'.repeat(30), known, 'waiting'],
    ['A fair point.', { state: 'shadow', shown: 9 }, 'shadow'],
  ] as const)('CM-08 %j is judged', (text, author, state) => {
    expect(judgeComment(text, author, rules)).toBe(state);
  });

  it('ranks by the lower bound of the votes', () => {
    const votes = [
      [90, 10],
      [5, 5],
      [1, 0],
      [0, 1],
    ] as const;
    const ranks = votes.map(([up, down]) => rankOf(up, down));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(rankOf(0, 0)).toBe(0);
  });

  it('CM-01 a page takes whole comments until it is full, and always the first', () => {
    const comment = (id: string, length: number, replies: ShownComment[] = []): ShownComment => ({
      id,
      parentId: null,
      author: { name: 'Ada' },
      text: 'x'.repeat(length),
      createdAt: '2026-11-15T10:00:00.000Z',
      isEdited: false,
      up: 0,
      down: 0,
      replyCount: replies.length,
      replies,
    });
    const comments = [
      comment('a', 50, [comment('b', 60), comment('c', 10)]),
      comment('d', 100),
      comment('e', 1),
    ];
    const thread = {
      identifier: 's',
      count: 5,
      isClosed: false,
      sort: 'best' as const,
      comments,
      next: null,
    };
    const shape = (most: number) =>
      cutThread(thread, most).comments.map(({ id, replies }) =>
        [id, ...replies.map((one) => one.id)].join(''),
      );
    expect(shape(1000)).toEqual(['abc', 'd', 'e']);
    expect(shape(130)).toEqual(['abc']);
    expect(shape(10)).toEqual(['a']);
  });
});
