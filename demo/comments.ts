import { createHash } from 'node:crypto';
import type { IncomingComment, IncomingDiscussion, IncomingThread } from '#content/incoming-comments.ts';
import { businessThreads } from './comments/business-desk.ts';
import type { DemoComment, DemoThreads } from './comments/demo-comment.ts';
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
const hour = 60;

/** Invented, the same at every start: early comments get more votes than late ones, and replies get fewer. */
function votesOf(name: string, { minutesAgo, to }: DemoComment): { up: number; down: number } {
  const [first = 0, second = 0] = createHash('sha256').update(name).digest();
  const readers = Math.log2(2 + minutesAgo / hour) * (to === undefined ? 4 : 2);
  return { up: Math.round(readers * (0.3 + first / 255)), down: second < 90 ? 1 + (second % 4) : 0 };
}

/** The demo’s comments, in the format of an import. */
export function demoComments(now: number): IncomingDiscussion {
  const comments: IncomingComment[] = Object.entries(threadsByLink).flatMap(([, entries], thread) =>
    entries.map((entry, index) => ({
      sourceId: `${thread}-${index}`,
      threadId: String(thread),
      parentId: entry.to === undefined ? undefined : `${thread}-${entry.to}`,
      author: { key: entry.by.toLowerCase().replace(/[^a-z]+/g, '-'), name: entry.by },
      text: entry.words,
      createdAt: now - entry.minutesAgo * minute,
      votes: votesOf(`${entry.by} ${entry.words}`, entry),
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
