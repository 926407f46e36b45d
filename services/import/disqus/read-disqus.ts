import { createHash } from 'node:crypto';
import type {
  IncomingComment,
  IncomingDiscussion,
  IncomingThread,
  RejectedComment,
} from '#content/incoming-comments.ts';
import { textChunks } from '../files/text-chunks.ts';
import { childText, recordsBelow, type XmlElement } from '../files/xml-records.ts';
import { plainText } from './plain-text.ts';

const idOf = (element: XmlElement | undefined) => element?.attributes['dsq:id']?.slice(0, 60) ?? '';
const child = (element: XmlElement, name: string) => element.children.find((one) => one.name === name);
const isYes = (element: XmlElement, name: string) => childText(element, name).toLowerCase() === 'true';

/** An export of Disqus (XML). It is read twice: once to its end before anything is handed over, then one by one. */
export async function readDisqus(file: string): Promise<IncomingDiscussion> {
  const records = () => recordsBelow(['disqus'], textChunks(file), file);
  const threads = new Map<string, IncomingThread>();
  let commentCount = 0;
  for await (const record of records()) {
    if (record.name === 'post') commentCount += 1;
    const thread = record.name === 'thread' ? threadOf(record) : undefined;
    if (thread) threads.set(thread.sourceId, thread);
  }
  return {
    source: 'disqus',
    threads: [...threads.values()],
    commentCount,
    async *comments() {
      for await (const record of records()) if (record.name === 'post') yield commentOf(record, threads);
    },
  };
}

function threadOf(record: XmlElement): IncomingThread | undefined {
  const sourceId = idOf(record);
  const createdAt = Date.parse(childText(record, 'createdAt'));
  if (!sourceId || isYes(record, 'isDeleted')) return undefined;
  return {
    sourceId,
    identifier: childText(record, 'id').slice(0, 300),
    link: childText(record, 'link').slice(0, 2048),
    title: plainText(childText(record, 'title')).slice(0, 500),
    createdAt: Number.isNaN(createdAt) ? 0 : createdAt,
    isClosed: isYes(record, 'isClosed'),
  };
}

function commentOf(
  record: XmlElement,
  threads: ReadonlyMap<string, IncomingThread>,
): IncomingComment | RejectedComment {
  const sourceId = idOf(record);
  const reject = (rejected: string): RejectedComment => ({ sourceId: sourceId || 'without id', rejected });
  if (!/^[\w-]{1,40}$/.test(sourceId)) return reject('it has no id');
  if (record.isTooLarge) return reject('it is larger than 8 MB');
  const threadId = idOf(child(record, 'thread'));
  if (!threads.has(threadId)) return reject('its thread is deleted or not in the file');
  const createdAt = Date.parse(childText(record, 'createdAt'));
  if (Number.isNaN(createdAt)) return reject('it has no date');
  const isDeleted = isYes(record, 'isDeleted');
  const text = isDeleted ? '' : plainText(childText(record, 'message'));
  if (!isDeleted && !text) return reject('it has no words');
  return {
    sourceId,
    threadId,
    parentId: idOf(child(record, 'parent')) || undefined,
    author: authorOf(record, threadId),
    text,
    createdAt,
    isDeleted,
    isSpam: isYes(record, 'isSpam'),
  };
}

/**
 * Identified by the account's username. Guests have none: the same name in one thread counts as one person. E-mail and IP
 * addresses are not imported.
 */
function authorOf(record: XmlElement, threadId: string): IncomingComment['author'] {
  const author = child(record, 'author');
  const name = author ? childText(author, 'name') : '';
  const account = author ? childText(author, 'username') : '';
  const whole = account ? `account ${account}` : `guest ${threadId} ${name}`;
  return { key: createHash('sha256').update(whole).digest('base64url').slice(0, 22), name: name || account };
}
