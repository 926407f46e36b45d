import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CommentSort, ShownComment, ShownThread } from '#content/entities/discussion.ts';
import type { Database } from '#database/connect.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import type { DiscussionSettings } from '../settings.ts';
import type { CommentRow, ThreadRow } from './rows.ts';
import { isClosed } from './write-comment.ts';

export interface ReadContext {
  db: Database<DiscussionTables>;
  settings: DiscussionSettings;
  now(): number;
}

export const commentsAtOnce = 20;
const repliesAtOnce = 10;
const moreRepliesAtOnce = 50;

export type Named = CommentRow & { name: string | null; picture: string | null };

const cursorShape = z.tuple([z.number(), z.number(), z.string().max(100)]);
type Cursor = z.infer<typeof cursorShape>;

function readCursor(text: string): Cursor | undefined {
  try {
    const parsed = cursorShape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const cursorOf = ({ rank, created_at, id }: CommentRow): string =>
  Buffer.from(JSON.stringify([rank, created_at, id] satisfies Cursor)).toString('base64url');

interface RequestedThread {
  identifier: string;
  sort: CommentSort;
  after?: string | undefined;
  viewer?: string | undefined;
  /** Comes first, with the replies below it: a link names it. */
  comment?: string | undefined;
  /** The age of a thread without comments. */
  sinceOf?(): Promise<number | undefined>;
  /** Fewer than usual. */
  most?: { comments: number; replies: number } | undefined;
}

/** A page of a thread. It costs the same whether the thread has fifty comments or fifty thousand. */
export async function readThread(context: ReadContext, params: RequestedThread): Promise<ShownThread> {
  const { identifier, sort, viewer, most = { comments: commentsAtOnce, replies: repliesAtOnce } } = params;
  const { kysely } = context.db;
  const thread = await kysely
    .selectFrom('discussion_threads')
    .selectAll()
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!thread) {
    const created_at = (await params.sinceOf?.()) ?? context.now();
    const closed = isClosed({ is_closed: 0, created_at }, context.settings, context.now());
    return { identifier, count: 0, isClosed: closed, sort, comments: [], next: null };
  }
  const cursor = params.after === undefined ? undefined : readCursor(params.after);
  const rows = await topRows(context, thread, { sort, cursor, many: most.comments });
  const page = rows.slice(0, most.comments);
  const last = page.at(-1);
  const own = viewer && !cursor ? await unlistedOf(context, thread, viewer) : [];
  const linked = params.comment && !cursor ? await linkedRoot(context, thread, params.comment) : undefined;
  const listed = linked ? [linked, ...page.filter(({ id }) => id !== linked.id)] : page;
  const roots = [...own.filter(({ root_id }) => root_id === null), ...listed];
  const repliesOf = (root: Named) => (root === linked ? moreRepliesAtOnce : most.replies);
  const answers = await Promise.all(
    listed.map((root) => (root.replies > 0 ? replyRows(context, root, { many: repliesOf(root) }) : [])),
  );
  const replies = [...answers.flat(), ...own.filter(({ root_id }) => root_id !== null)];
  const votes = await votesOf(context, viewer, [...roots, ...replies]);
  const show = (row: Named, below: readonly ShownComment[]) =>
    shownOf(context, row, { viewer, votes, below });
  const below = Map.groupBy(replies, ({ root_id }) => root_id ?? '');
  return {
    identifier,
    count: thread.shown,
    isClosed: isClosed(thread, context.settings, context.now()),
    sort,
    comments: roots.map((root) =>
      show(
        root,
        (below.get(root.id) ?? []).slice(0, repliesOf(root) + own.length).map((reply) => show(reply, [])),
      ),
    ),
    next: rows.length > most.comments && last ? cursorOf(last) : null,
  };
}

/** More answers to one comment, oldest first. */
export async function readReplies(
  context: ReadContext,
  params: { rootId: string; after?: string | undefined; viewer?: string | undefined },
): Promise<{ comments: ShownComment[]; next: string | null }> {
  const root = await context.db.kysely
    .selectFrom('discussion_comments')
    .selectAll()
    .where('id', '=', params.rootId)
    .executeTakeFirst();
  if (!root) return { comments: [], next: null };
  const cursor = params.after === undefined ? undefined : readCursor(params.after);
  const rows = await replyRows(context, root, { cursor, many: moreRepliesAtOnce });
  const page = rows.slice(0, moreRepliesAtOnce);
  const votes = await votesOf(context, params.viewer, page);
  const last = page.at(-1);
  return {
    comments: page.map((row) => shownOf(context, row, { viewer: params.viewer, votes, below: [] })),
    next: rows.length > moreRepliesAtOnce && last ? cursorOf(last) : null,
  };
}

export async function readCounts(
  context: ReadContext,
  identifiers: readonly string[],
): Promise<Record<string, number>> {
  if (identifiers.length === 0) return {};
  const rows = await context.db.kysely
    .selectFrom('discussion_threads')
    .select(['identifier', 'shown'])
    .where('identifier', 'in', identifiers)
    .execute();
  const known = new Map(rows.map(({ identifier, shown }) => [identifier, shown]));
  return Object.fromEntries(identifiers.map((identifier) => [identifier, known.get(identifier) ?? 0]));
}

const named = ({ db }: ReadContext) =>
  db.kysely
    .selectFrom('discussion_comments as comment')
    .leftJoin('discussion_people as person', 'person.id', 'comment.author_id')
    .selectAll('comment')
    .select(['person.name', 'person.picture']);

function topRows(
  context: ReadContext,
  thread: ThreadRow,
  { sort, cursor, many }: { sort: CommentSort; cursor: Cursor | undefined; many: number },
): Promise<Named[]> {
  const query = named(context)
    .where('comment.thread_id', '=', thread.id)
    .where('comment.root_id', 'is', null)
    .where('comment.is_listed', '=', 1)
    .limit(many + 1);
  if (sort === 'best') {
    const from = cursor
      ? query.where((eb) =>
          eb(
            eb.refTuple('comment.rank', 'comment.created_at', 'comment.id'),
            '<',
            eb.tuple(cursor[0], cursor[1], cursor[2]),
          ),
        )
      : query;
    return from
      .orderBy('comment.rank', 'desc')
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .execute();
  }
  const [before, direction] = sort === 'newest' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const from = cursor
    ? query.where((eb) =>
        eb(eb.refTuple('comment.created_at', 'comment.id'), before, eb.tuple(cursor[1], cursor[2])),
      )
    : query;
  return from.orderBy('comment.created_at', direction).orderBy('comment.id', direction).execute();
}

function replyRows(
  context: ReadContext,
  root: Pick<CommentRow, 'id' | 'thread_id'>,
  { cursor, many }: { cursor?: Cursor | undefined; many: number },
): Promise<Named[]> {
  const query = named(context)
    .where('comment.thread_id', '=', root.thread_id)
    .where('comment.root_id', '=', root.id)
    .where('comment.is_listed', '=', 1);
  const from = cursor
    ? query.where((eb) =>
        eb(eb.refTuple('comment.created_at', 'comment.id'), '>', eb.tuple(cursor[1], cursor[2])),
      )
    : query;
  return from
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(many + 1)
    .execute();
}

/** The comment at the top of the one that a link names. */
async function linkedRoot(context: ReadContext, thread: ThreadRow, id: string): Promise<Named | undefined> {
  const { kysely } = context.db;
  const row = await kysely
    .selectFrom('discussion_comments')
    .select('root_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? named(context)
        .where('comment.id', '=', row.root_id ?? id)
        .where('comment.thread_id', '=', thread.id)
        .where('comment.is_listed', '=', 1)
        .executeTakeFirst()
    : undefined;
}

/** Comments that only their author sees: they wait for staff, or are shadow banned. */
function unlistedOf(context: ReadContext, thread: ThreadRow, viewer: string): Promise<Named[]> {
  return named(context)
    .where('comment.author_id', '=', viewer)
    .where('comment.thread_id', '=', thread.id)
    .where('comment.state', 'in', ['waiting', 'shadow'])
    .orderBy('comment.created_at', 'desc')
    .limit(commentsAtOnce)
    .execute();
}

async function votesOf(context: ReadContext, viewer: string | undefined, rows: readonly CommentRow[]) {
  if (!viewer || rows.length === 0) return new Map<string, number>();
  const votes = await context.db.kysely
    .selectFrom('discussion_votes')
    .select(['comment_id', 'value'])
    .where('person_id', '=', viewer)
    .where(
      'comment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(votes.map(({ comment_id, value }) => [comment_id, value]));
}

/** A new comment as its author sees it. */
export function shownToAuthor(context: ReadContext, row: Named): ShownComment {
  return shownOf(context, row, { viewer: row.author_id ?? undefined, votes: new Map(), below: [] });
}

/** Distinguishes authors without revealing their account. */
const authorKey = (id: string): string =>
  createHash('sha256').update(`comment author ${id}`).digest('base64url').slice(0, 12);

function shownOf(
  { settings, now }: ReadContext,
  row: Named,
  {
    viewer,
    votes,
    below,
  }: {
    viewer: string | undefined;
    votes: ReadonlyMap<string, number>;
    below: readonly ShownComment[];
  },
): ShownComment {
  const isMine = viewer !== undefined && row.author_id === viewer;
  const isReadable = row.state === 'shown' || (isMine && (row.state === 'waiting' || row.state === 'shadow'));
  const mayChange = isMine && isReadable && now() - row.created_at <= settings.editMinutes * 60_000;
  const vote = votes.get(row.id);
  return {
    id: row.id,
    parentId: row.parent_id,
    author:
      isReadable && row.name !== null
        ? {
            name: row.name,
            ...(row.author_id ? { key: authorKey(row.author_id) } : {}),
            ...(row.picture ? { picture: row.picture } : {}),
          }
        : null,
    text: isReadable ? row.text : '',
    createdAt: new Date(row.created_at).toISOString(),
    isEdited: isReadable && row.edited_at !== null,
    up: isReadable ? row.up : 0,
    down: isReadable ? row.down : 0,
    replyCount: row.replies,
    replies: below,
    // A shadow-banned reader must not notice the ban.
    ...(isMine && row.state === 'waiting' ? { isWaiting: true } : {}),
    // What its author deleted has no text left.
    ...(row.state === 'removed' && row.text !== '' ? { wasModerated: true } : {}),
    ...(isMine ? { isMine } : {}),
    ...(mayChange ? { isOwn: true } : {}),
    ...(vote === 1 || vote === -1 ? { vote } : {}),
  };
}
