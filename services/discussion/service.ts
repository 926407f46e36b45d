import type { FirstComments } from '#content/entities/discussion.ts';
import type { ModerationAction, ModerationQueue } from '#content/entities/moderation.ts';
import type { Database } from '#database/connect.ts';
import type { PersonalDataSource, RequestFacts, Service } from '../service.ts';
import { auditRejections, type DiscussionAudit } from './audit-rejections.ts';
import { type DiscussionTables, migrateDiscussion } from './discussion-tables.ts';
import { createCommentsApp } from './handlers/comments-handler.ts';
import {
  createPlainThreads,
  type PlainThreadContext,
  plainThreadPath,
} from './handlers/plain-thread-handler.ts';
import { createSignOnApp } from './handlers/sign-on-handler.ts';
import type { RemoteUser } from './remote-auth.ts';
import type { DiscussionSettings } from './settings.ts';
import { readFirstComments } from './store/first-comments.ts';
import { type Moderated, moderate, type QueuedComment, readQueue } from './store/moderation.ts';
import { erasePerson, exportPerson } from './store/personal-data.ts';
import type { Subject } from './store/write-comment.ts';

interface DiscussionDeps {
  db: Database;
  /** For threads as pages of their own; without it the embed is the only way to write. */
  plainPages?: Pick<PlainThreadContext, 'sessionOf' | 'signInUrl' | 'look' | 'formTokens'>;
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

export interface DiscussionService extends Service {
  /** The first page as every reader sees it, and the key of the pages that show it. */
  firstPage(identifier: string): Promise<FirstComments>;
  queue(queue: ModerationQueue): Promise<QueuedComment[]>;
  moderate(action: ModerationAction, ids: readonly string[], by: string): Promise<number>;
  personalData: PersonalDataSource;
}

const writesOrReads = ({ method }: RequestFacts) => (method === 'POST' ? 'commentWrites' : 'comments');

/** The embedded discussion service, and the sign-on that works with another one too. */
export function createDiscussion(options: DiscussionDeps): DiscussionService {
  const { settings, now } = options;
  const db = options.db.as<DiscussionTables>();
  const context = { db, settings, now };
  const onRejectedToken = auditRejections(options);
  const plainThreads = options.plainPages && createPlainThreads({ ...options, ...options.plainPages, db });
  return {
    name: 'discussion',
    migrate: migrateDiscussion,
    async prepare() {
      await plainThreads?.prepare();
    },
    routes: [
      // Tokens for readers who are signed in.
      {
        path: '/api/discussion/*',
        app: createSignOnApp({ ...options, db, onRejectedToken }),
        limit: 'comments',
      },
      ...(plainThreads
        ? [
            {
              path: `${plainThreadPath}*`,
              app: plainThreads.app,
              serves: 'documents' as const,
              limit: writesOrReads,
            },
          ]
        : []),
      {
        path: '/comments/*',
        app: createCommentsApp({ ...options, db, onRejectedToken }),
        limit: writesOrReads,
        hasScripts: true,
      },
    ],
    firstPage: (identifier) => readFirstComments(context, identifier),
    queue: (queue) => readQueue(db, queue),
    async moderate(action, ids, by) {
      const done = await moderate(db, { action, ids, now: now() });
      options.onCommit();
      for (const entry of moderationEntries(action, done, by)) await options.audit(entry);
      return done.comments;
    },
    personalData: {
      name: 'comments',
      exportFor: ({ sub }) => exportPerson(db, sub),
      async eraseFor({ sub }) {
        const wasKnown = await erasePerson(db, sub, now());
        options.onCommit();
        if (wasKnown) await options.audit({ who: sub, what: 'comments: erased', about: sub });
      },
    },
  };
}

/**
 * One entry for each author. Readers can export the entries about them, and a shadow-banned reader must not learn of the
 * ban there: such an entry names the reader only in its detail, which is never exported.
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
