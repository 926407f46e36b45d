import { expect, it } from 'vitest';
import { discussionOf } from './comments.ts';

/** A post with many comments, never in memory as a whole. */
async function* chunks(total: number): AsyncGenerator<string> {
  yield '<rss><channel><item><title>Busy</title><link>https://old.example/busy/</link><wp:post_id>1</wp:post_id>';
  for (let id = 1; id <= total; id += 1)
    yield `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ada</wp:comment_author>` +
      '<wp:comment_date_gmt>2024-05-01 09:30:00</wp:comment_date_gmt><wp:comment_approved>1</wp:comment_approved>' +
      `<wp:comment_content><![CDATA[Words ${id}]]></wp:comment_content></wp:comment>`;
  yield '</item></channel></rss>';
}

async function expectAllRead(total: number) {
  const discussion = await discussionOf('wordpress:old.example', () => chunks(total), 'export.xml');
  const counts = discussion.counts?.get('post/1');
  expect([discussion.commentCount, counts, discussion.threads.length]).toEqual([
    total,
    { preserved: total, lost: 0 },
    1,
  ]);
  let read = 0;
  let last: unknown;
  for await (const comment of discussion.comments()) {
    read += 1;
    last = comment;
  }
  expect(read).toBe(total);
  expect(last).toMatchObject({ sourceId: String(total), threadId: 'post/1', text: `Words ${total}` });
}

it('a post with many comments is read one comment at a time, and none is lost', () => expectAllRead(5_000));

it('a post with 100,000 comments is read one comment at a time, and none is lost', { tags: ['@all'] }, () =>
  expectAllRead(100_000),
);
