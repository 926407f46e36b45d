import type { FirstComments } from '#content/entities/discussion.ts';
import { cutThread } from '../rules/cut-thread.ts';
import { type ReadContext, readThread } from './read-thread.ts';
import { threadKey } from './rows.ts';

/** Enough to read and to be found by; a page is no heavier for the longest thread. */
const most = { comments: 10, replies: 3 };

/** What a page holds of a thread, as everybody sees it. */
export async function readFirstComments(context: ReadContext, identifier: string): Promise<FirstComments> {
  const thread = await readThread(context, { identifier, sort: 'best', most });
  return { thread: cutThread(thread), key: threadKey(identifier) };
}
