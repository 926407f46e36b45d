import type { IncomingComment, IncomingDiscussion, IncomingThread } from '#content/incoming-comments.ts';
import { businessThreads } from './comments/business-desk.ts';
import type { DemoThreads } from './comments/demo-comment.ts';
import { innovationThreads } from './comments/innovation-desk.ts';
import { securityThreads } from './comments/security-desk.ts';
import { testThreads } from './comments/test-desk.ts';

const threadsByLink: DemoThreads = {
  ...innovationThreads,
  ...businessThreads,
  ...securityThreads,
  ...testThreads,
};

const minute = 60_000;

/** The demo’s comments, in the format of an import. */
export function demoComments(now: number): IncomingDiscussion {
  const comments: IncomingComment[] = Object.entries(threadsByLink).flatMap(([, entries], thread) =>
    entries.map(({ by, minutesAgo, words, to }, index) => ({
      sourceId: `${thread}-${index}`,
      threadId: String(thread),
      parentId: to === undefined ? undefined : `${thread}-${to}`,
      author: { key: by.toLowerCase().replace(/[^a-z]+/g, '-'), name: by },
      text: words,
      createdAt: now - minutesAgo * minute,
      isDeleted: false,
      isSpam: false,
    })),
  );
  const threads: IncomingThread[] = Object.keys(threadsByLink).map((link, thread) => ({
    sourceId: String(thread),
    identifier: '',
    link,
    title: link,
    createdAt: Math.min(
      ...comments.filter(({ threadId }) => threadId === String(thread)).map((one) => one.createdAt),
    ),
    isClosed: false,
  }));
  return {
    source: 'demo',
    threads,
    commentCount: comments.length,
    async *comments() {
      yield* comments;
    },
  };
}
