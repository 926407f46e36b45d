import type { ShownThread } from '#content/entities/discussion.ts';
import type { Database } from '#database/connect.ts';
import type { DiscussionTables } from './discussion-tables.ts';
import { commentsDoor } from './doors/comments-door.ts';
import { signOnDoor } from './doors/sign-on-door.ts';
import type { RemoteUser } from './remote-auth.ts';
import type { DiscussionSettings } from './settings.ts';
import {
  type ModerationAction,
  moderate,
  type Queue,
  type QueuedComment,
  readQueue,
} from './store/moderation.ts';
import { erasePerson, exportPerson, type PersonalData } from './store/personal-data.ts';
import { readThread } from './store/read-thread.ts';
import { threadKey } from './store/rows.ts';
import type { Subject } from './store/write-comment.ts';

export interface DiscussionOptions {
  /** Migrated before. */
  db: Database;
  /** For the sign-on; it never leaves the server. */
  secret: string;
  settings: DiscussionSettings;
  /** Who an access token is for. */
  userOf(accessToken: string): Promise<RemoteUser | undefined>;
  /** What can be commented on under this name. */
  subjectOf(identifier: string): Promise<Subject | undefined>;
  /** After a write was committed. */
  onCommit(): void;
  audit(event: { what: string; detail: Record<string, unknown> }): void;
  now(): number;
}

export interface Discussion {
  /** `/api/discussion/…`: tokens for readers who are signed in. */
  signOn(request: Request): Promise<Response>;
  /** `/comments/api/…`: what the embed asks for. */
  comments(request: Request): Promise<Response>;
  /** The first page as everybody sees it, and the key of the pages that show it. */
  firstPage(identifier: string): Promise<{ thread: ShownThread; key: string }>;
  queue(queue: Queue): Promise<QueuedComment[]>;
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
  const { settings, now, secret } = options;
  const db = options.db.as<DiscussionTables>();
  const kit = { db, settings, now };
  return {
    signOn: (request) => signOnDoor({ db, secret, userOf: options.userOf, now }, request),
    comments: (request) => commentsDoor({ ...kit, ...options, db }, request),
    async firstPage(identifier) {
      return { thread: await readThread(kit, { identifier, sort: 'best' }), key: threadKey(identifier) };
    },
    queue: (queue) => readQueue(db, queue),
    async moderate(action, ids, by) {
      const { comments, people } = await moderate(db, { action, ids, now: now() });
      options.audit({ what: `comments: ${action}`, detail: { by, ids, people } });
      options.onCommit();
      return comments;
    },
    export: (sub) => exportPerson(db, sub),
    async erase(sub) {
      await erasePerson(db, sub, now());
      options.audit({ what: 'comments: erased', detail: { sub } });
      options.onCommit();
    },
  };
}
