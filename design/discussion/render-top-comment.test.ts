import { expect, it } from 'vitest';
import type { ShownComment } from '#content/entities/discussion.ts';
import { shortened, topCommentHtml } from './render-top-comment.ts';

const comment = (change: Partial<ShownComment>): ShownComment => ({
  id: '1',
  parentId: null,
  author: { name: 'Walt <b>', key: 'w' },
  text: 'Fine.',
  createdAt: '2026-11-16T10:00:00Z',
  isEdited: false,
  up: 1,
  down: 0,
  replyCount: 0,
  replies: [],
  ...change,
});
const html = (...comments: ShownComment[]) => topCommentHtml({ comments, count: 48, identifier: 'story-1' });

it('quotes the comment most readers agree with, as text', () => {
  const written = html(comment({ text: 'Low' }), comment({ text: '<i>High</i>', up: 9 }));
  expect(written).toContain('“&lt;i&gt;High&lt;/i&gt;”');
  expect(written).toContain('Walt &lt;b&gt;');
  expect(written).toContain('href="#comments-story-1"');
  expect(written).toContain('Read 48 comments');
});

it.each([
  ['nothing was said', []],
  ['no reader agreed', [comment({ up: 0 })]],
  ['more disagreed', [comment({ up: 2, down: 3 })]],
  ['it was removed', [comment({ author: null, text: '' })]],
  ['it waits for a moderator', [comment({ isWaiting: true })]],
])('writes nothing where %s', (_, comments) => {
  expect(html(...comments)).toBe('');
});

it.each([
  ['Short.', 'Short.'],
  [`One sentence. ${'word '.repeat(60)}`, 'One sentence.'],
  ['word '.repeat(60), `${'word '.repeat(29)}word…`],
  ['x'.repeat(200), `${'x'.repeat(150)}…`],
])('shortens %s', (text, expected) => {
  expect(shortened(text)).toBe(expected);
});
