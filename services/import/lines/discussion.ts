import { createHash } from 'node:crypto';
import type { IncomingComment, IncomingDiscussion } from '#content/incoming-comments.ts';
import { createCommentCheck } from '#content/rules/imports/check-comments.ts';
import { jsonLines } from './json-lines.ts';
import { readRecord } from './records.ts';

/** The comments of a file of JSON Lines; a thread is named by its story. */
export async function discussionOf(
  file: string,
  {
    source,
    commented,
    commentCount,
  }: { source?: string | undefined; commented: ReadonlyMap<string, string>; commentCount: number },
): Promise<IncomingDiscussion> {
  const discussion: IncomingDiscussion = {
    source: source ?? 'lines',
    threads: [...commented.keys()].map((story) => ({
      sourceId: `story/${story}`,
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
          threadId: `story/${story}`,
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
