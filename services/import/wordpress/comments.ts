import { createHash } from 'node:crypto';
import type {
  IncomingComment,
  IncomingDiscussion,
  IncomingThread,
  RejectedComment,
} from '#content/incoming-comments.ts';
import { createCommentCheck } from '#content/rules/imports/check-comments.ts';
import { plainText } from '../disqus/plain-text.ts';
import { childText, recordsBelow, type XmlElement } from '../files/xml-records.ts';
import { recordDate } from './record-date.ts';

/** Comments one by one with the post they belong to: a post may have a hundred thousand. */
async function* commentRecords(chunks: AsyncIterable<string>, file: string) {
  let title = '';
  let link = '';
  let postId = '';
  let isClosed = false;
  // Where a file is cut is reported with its stories.
  const options = { withComments: true, onCut: () => undefined };
  for await (const record of recordsBelow(['rss', 'channel', 'item'], chunks, file, options)) {
    const text = record.text.trim();
    if (record.name === 'title') title = text;
    if (record.name === 'link') link = text;
    if (record.name === 'wp:post_id') postId = text;
    if (record.name === 'wp:comment_status') isClosed = text === 'closed';
    if (record.name === 'wp:comment') yield { record, postId, title, link, isClosed };
  }
}

/** The comments of an export. Pingbacks and trackbacks are links of other sites and are rejected by name. */
export async function discussionOf(
  source: string,
  chunks: () => AsyncIterable<string>,
  file: string,
): Promise<IncomingDiscussion> {
  const threads = new Map<string, IncomingThread>();
  const check = createCommentCheck();
  let commentCount = 0;
  for await (const { record, postId, title, link, isClosed } of commentRecords(chunks(), file)) {
    commentCount += 1;
    const sourceId = `post/${postId}`;
    check.add(commentOf(record, sourceId));
    if (!isComment(record)) continue;
    if (!threads.has(sourceId))
      threads.set(sourceId, { sourceId, identifier: '', link, title, createdAt: 0, isClosed });
  }
  return {
    source,
    threads: [...threads.values()],
    commentCount,
    counts: check.finish().counts,
    async *comments() {
      for await (const { record, postId } of commentRecords(chunks(), file))
        yield commentOf(record, `post/${postId}`);
    },
  };
}

const isComment = (record: XmlElement) => /^(?:comment)?$/.test(childText(record, 'wp:comment_type'));

function commentOf(record: XmlElement, threadId: string): IncomingComment | RejectedComment {
  const sourceId = childText(record, 'wp:comment_id');
  const reject = (rejected: string) => ({ sourceId, threadId, rejected });
  // Pingbacks and trackbacks: no reader wrote them, so the story loses nothing.
  if (!isComment(record))
    return { sourceId, rejected: `it is a ${childText(record, 'wp:comment_type').slice(0, 40)}` };
  if (!sourceId) return reject('it has no id');
  if (record.isTooLarge) return reject('it is larger than 8 MB');
  const date = recordDate(record, 'wp:comment_date') ?? '';
  const createdAt = Date.parse(`${date.replace(' ', 'T')}Z`);
  if (Number.isNaN(createdAt) || createdAt < 0) return reject('it has no date');
  const parent = childText(record, 'wp:comment_parent');
  const name = plainText(childText(record, 'wp:comment_author')) || 'Anonymous';
  const state = childText(record, 'wp:comment_approved');
  const isDeleted = state === 'trash' || state === 'post-trashed';
  const person = childText(record, 'wp:comment_author_email').toLowerCase() || name;
  return {
    sourceId,
    threadId,
    parentId: parent && parent !== '0' ? parent : undefined,
    // The address itself is never stored.
    author: { key: createHash('sha256').update(person).digest('hex').slice(0, 16), name },
    text: isDeleted ? '' : plainText(childText(record, 'wp:comment_content').replaceAll('\n', '<br>')),
    createdAt,
    isDeleted,
    isSpam: state === 'spam',
    isHeld: state === '0' || state === 'hold',
  };
}
