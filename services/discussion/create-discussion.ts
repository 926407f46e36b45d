import type { FirstComments } from '#content/entities/discussion.ts';
import type { ModerationAction, ModerationQueue } from '#content/entities/moderation.ts';
import type { Database } from '#database/connect.ts';
import { auditRejections, type DiscussionAudit } from './audit-rejections.ts';
import type { DiscussionTables } from './discussion-tables.ts';
import { commentsHandler } from './handlers/comments-handler.ts';
import { signOnHandler } from './handlers/sign-on-handler.ts';
import type { RemoteUser } from './remote-auth.ts';
import type { DiscussionSettings } from './settings.ts';
import { readFirstComments } from './store/first-comments.ts';
import { type Moderated, moderate, type QueuedComment, readQueue } from './store/moderation.ts';
import { erasePerson, exportPerson, type PersonalData } from './store/personal-data.ts';
import type { Subject } from './store/write-comment.ts';

export interface DiscussionOptions {
  /** Migrated before. */
  db: Database;
  /** For the sign-on; it never leaves the server. */
  secret: string;
  settings: DiscussionSettings;
  /** Who an access token is for. */
  userOf(accessToken: string): Promise<RemoteUser | undefined>;
  /** True while the session that issued a sign-on token has not ended; checked with every call. */
  isSessionLive(id: string, session: string): Promise<boolean>;
  /** What can be commented on under this name. */
  subjectOf(identifier: string): Promise<Subject | undefined>;
  /** After a write was committed. */
  onCommit(): void;
  /** Records moderation and erasure in the tamper-evident audit log. */
  audit(event: DiscussionAudit): Promise<void>;
  now(): number;
}

export interface Discussion {
  /** `/api/discussion/…`: tokens for readers who are signed in. */
  signOn(request: Request): Promise<Response>;
  /** `/comments/api/…`: what the embed asks for. */
  comments(request: Request): Promise<Response>;
  /** The first page as everybody sees it, and the key of the pages that show it. */
  firstPage(identifier: string): Promise<FirstComments>;
  queue(queue: ModerationQueue): Promise<QueuedComment[]>;
  moderate(action: ModerationAction, ids: readonly string[], by: string): Promise<number>;
  /** Everything of one reader, to be handed out. */
  export(sub: string): Promise<PersonalData>;
  /** Nothing of this reader is left afterwards. */
  erase(sub: string): Promise<void>;
}

/**
 * The embedded discussion service.
 * @example
 * await migrateDiscussion(db);
 * const discussion = createDiscussion({ db, secret, settings: usualSettings, … });
 */
export function createDiscussion(options: DiscussionOptions): Discussion {
  const { settings, now } = options;
  const db = options.db.as<DiscussionTables>();
  const context = { db, settings, now };
  const onRejectedToken = auditRejections(options);
  return {
    signOn: (request) => signOnHandler({ ...options, db, onRejectedToken }, request),
    comments: (request) => commentsHandler({ ...context, ...options, db, onRejectedToken }, request),
    firstPage: (identifier) => readFirstComments(context, identifier),
    queue: (queue) => readQueue(db, queue),
    async moderate(action, ids, by) {
      const done = await moderate(db, { action, ids, now: now() });
      options.onCommit();
      for (const entry of moderationEntries(action, done, by)) await options.audit(entry);
      return done.comments;
    },
    export: (sub) => exportPerson(db, sub),
    async erase(sub) {
      const wasKnown = await erasePerson(db, sub, now());
      options.onCommit();
      if (!wasKnown) return;
      await options.audit({ who: sub, what: 'comments: erased', about: sub });
    },
  };
}

/**
 * One entry for each author. Readers may ask what is written down about them, and who is shadow banned must not learn
 * of it there: those entries name them in the detail, which readers never get.
 */
function moderationEntries(action: ModerationAction, { chosen }: Moderated, by: string): DiscussionAudit[] {
  return [...Map.groupBy(chosen, ({ author }) => author ?? '')].map(([author, comments]) => {
    const ids = comments.map(({ id }) => id).join(' ');
    const isQuiet = action === 'shadow' || action === 'unban';
    return {
      who: by,
      what: `comments: ${action}`,
      ...(isQuiet || !author ? {} : { about: author }),
      detail: { comments: ids, ...(isQuiet ? { author } : {}) },
    };
  });
}
