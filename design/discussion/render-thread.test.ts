import { describe, expect, it } from 'vitest';
import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { threadHtml } from './render-thread.ts';

const comment = (given: Partial<ShownComment>): ShownComment => ({
  id: 'one',
  parentId: null,
  author: { name: 'Ada' },
  text: 'Words',
  createdAt: '2026-11-15T10:00:00.000Z',
  isEdited: false,
  up: 3,
  down: 1,
  replyCount: 0,
  replies: [],
  ...given,
});
const thread = (comments: ShownComment[], given: Partial<ShownThread> = {}): ShownThread => ({
  identifier: 'story-1',
  count: comments.length,
  isClosed: false,
  sort: 'best',
  comments,
  next: null,
  ...given,
});

describe('the first comments in a page', () => {
  it('CM-08 are text: readers’ input never becomes markup', () => {
    const hostile = '<img src=x onerror=alert(1)></p><script>alert(1)</script>" \' &amp;';
    const html = threadHtml(
      thread([comment({ id: '"><i>', text: hostile, author: { name: hostile, picture: '" onerror="x' } })]),
    );
    expect(html).not.toMatch(/<script|<img src=x|" onerror="|"><i>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('CM-08 links in them show their real target and are marked as user content', () => {
    const html = threadHtml(
      thread([comment({ text: 'See https://shop.example/?a=1&b="2 javascript:alert(1)' })]),
    );
    expect(html).toContain(
      '<a href="https://shop.example/?a=1&amp;b=" rel="ugc nofollow noopener" target="_blank">https://shop.example/?a=1&amp;b=</a>',
    );
    expect(html).not.toContain('href="javascript');
  });

  it('CM-01 show author, addressee and text, and mark deleted comments', () => {
    const replies = [
      comment({ id: 'two', parentId: 'one', author: { name: 'Ben' }, text: 'Yes', isEdited: true }),
    ];
    const html = threadHtml(
      thread([comment({ replies, replyCount: 1 }), comment({ id: 'gone', author: null, text: '' })], {
        count: 2,
      }),
    );
    expect(html).toContain('<b>2 comments</b>');
    expect(html).toContain('<time datetime="2026-11-15T10:00:00.000Z">Nov 15, 2026</time>');
    expect(html).toContain('to <span dir="auto">Ada</span>');
    expect(html).toContain('This comment was removed.');
    expect(html).toContain('<span>Agree 3</span><span>Disagree 1</span>');
    expect(threadHtml(thread([], { isClosed: true }))).toContain('Comments are closed.');
  });
});
