import { describe, expect, it } from 'vitest';
import type { ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { htmlOf } from './markup.ts';
import { readerAvatar } from './reader-avatar.ts';
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

  it('CM-01 show author, addressee of deeper replies and text, and mark deleted comments', () => {
    const replies = [
      comment({ id: 'two', parentId: 'one', author: { name: 'Ben' }, text: 'Yes', isEdited: true }),
      comment({ id: 'three', parentId: 'two', author: { name: 'Cyd' }, text: 'No' }),
    ];
    const html = threadHtml(
      thread(
        [
          comment({ replies, replyCount: 2 }),
          comment({ id: 'gone', author: null, text: '' }),
          comment({ id: 'bad', author: null, text: '', wasModerated: true }),
        ],
        { count: 2001 },
      ),
    );
    expect(html).toContain('<b>2,001 comments</b>');
    expect(html).toContain('<time datetime="2026-11-15T10:00:00.000Z">Nov 15, 2026</time>');
    expect(html.match(/to <span dir="auto">[^<]*/g)).toEqual(['to <span dir="auto">Ben']);
    expect(html).toContain('This comment was removed.');
    expect(html).toContain('This comment was removed because it broke our community rules.');
    expect(html).toMatch(/Agree<\/span><b>3<\/b>.*Disagree<\/span><b>1<\/b>/);
    expect(threadHtml(thread([], { isClosed: true }))).toContain('Comments are closed.');
  });

  it('CM-01 votes of zero are not written', () => {
    expect(threadHtml(thread([comment({ up: 0, down: 0 })]))).not.toContain('<b>0</b>');
  });

  it('CM-01 a thread twenty deep has one indent', () => {
    const replies = Array.from({ length: 20 }, (_, n) =>
      comment({ id: `deep-${n}`, parentId: n === 0 ? 'one' : `deep-${n - 1}`, author: { name: `R${n}` } }),
    );
    const html = threadHtml(thread([comment({ replies, replyCount: 20 })]));
    expect(html.match(/discussion-replies/g)).toHaveLength(1);
    expect(html.match(/to <span dir="auto">/g)).toHaveLength(19);
  });
});

describe('an avatar', () => {
  it('CM-01 is the same for one reader everywhere, and differs between readers', () => {
    const avatar = (key: string) => htmlOf(readerAvatar(key));
    expect(avatar('a')).toBe(avatar('a'));
    const many = new Set(Array.from({ length: 500 }, (_, n) => avatar(`reader-${n}`)));
    expect(many.size).toBe(500);
  });
});
