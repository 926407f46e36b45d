import { createHash } from 'node:crypto';
import type { IncomingComment, IncomingDiscussion } from '#content/incoming-comments.ts';
import { createCommentCheck } from '#content/rules/imports/check-comments.ts';
import { jsonLines } from './json-lines.ts';
import { readRecord } from './records.ts';

/** The comments of a file of JSON Lines; a thread is named by its story or page. */
export async function discussionOf(
  file: string,
  {
    source,
    commented,
    pages,
    commentCount,
  }: {
    source?: string | undefined;
    commented: ReadonlySet<string>;
    pages: ReadonlySet<string>;
    commentCount: number;
  },
): Promise<IncomingDiscussion> {
  const threadOf = (id: string) => `${pages.has(id) ? 'page' : 'story'}/${id}`;
  const discussion: IncomingDiscussion = {
    source: source ?? 'lines',
    threads: [...commented].map((id) => ({
      sourceId: threadOf(id),
      identifier: '',
      link: '',
      title: '',
      createdAt: 0,
      isClosed: false,
    })),
    commentCount,
    async *comments() {
      for await (const entry of jsonLines(file)) {
        const read = 'problem' in entry ? entry : readRecord(entry.value);
        if ('problem' in read || !('type' in read) || read.type !== 'comment') continue;
        const { id, story, parent, author, text, at, state, upVotes, downVotes } = read.record;
        const comment: IncomingComment = {
          sourceId: id,
          threadId: threadOf(story),
          parentId: parent,
          author: { key: createHash('sha256').update(author).digest('hex').slice(0, 24), name: author },
          text,
          createdAt: Date.parse(at),
          votes: { up: upVotes, down: downVotes },
          isDeleted: state === 'deleted',
          isSpam: state === 'spam',
        };
        yield comment;
      }
    },
  };
  const check = createCommentCheck();
  for await (const comment of discussion.comments()) check.add(comment);
  return { ...discussion, counts: check.finish().counts };
}
