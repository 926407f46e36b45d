import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import type { Database } from '#database/connect.ts';
import type { Discussion } from '#services/discussion/create-discussion.ts';
import { createFormTokens } from '#services/email-share/form-token.ts';
import { displayName, pictureOf } from '#services/identity/accounts.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Secrets } from './data-folder.ts';
import { createCommentsPage } from './desk/comments-page.ts';
import type { Environment } from './environment.ts';
import type { Door } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import { sendError } from './http/send.ts';
import type { Log } from './log.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { secretFor } from './secret-for.ts';
import { apiSecurityHeaders, sharedHeaders } from './security-headers.ts';
import { createStaffDoor } from './staff-door.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebDoor } from './web-door.ts';

export interface DiscussionRoom {
  /** `/api/discussion/…` */
  signOn: NamedDoor;
  /** Everything below `/comments/`. */
  comments: NamedDoor;
  /** What waits for staff. */
  desk: NamedDoor;
  discussion: Discussion;
}

interface DiscussionRoomOptions {
  root: string;
  db: Database;
  api: Pick<Api, 'discussedStory'>;
  /** Without accounts of our own nobody can be signed on here. */
  identity: Pick<Identity, 'readBearer'> | undefined;
  environment: Pick<Environment, 'DISCUSSION_SECRET' | 'NODE_ENV'>;
  secrets: Pick<Secrets, 'previewSecret' | 'staffToken'>;
  siteUrl: URL;
  limits: DoorLimits;
  log: Log;
  onCommit(): void;
}

const scriptBytes = 1024 * 1024;

/** The embedded discussion service, and the sign-on that works with another one too. */
export async function openDiscussionRoom(options: DiscussionRoomOptions): Promise<DiscussionRoom> {
  const { db, api, identity, siteUrl, limits, log } = options;
  const [{ migrateDiscussion }, { createDiscussion }, { usualSettings }] = await Promise.all([
    import('#services/discussion/discussion-tables.ts'),
    import('#services/discussion/create-discussion.ts'),
    import('#services/discussion/settings.ts'),
  ]);
  await migrateDiscussion(db);
  const discussion = createDiscussion({
    db,
    secret: options.environment.DISCUSSION_SECRET ?? secretFor('discussion', options.secrets),
    settings: usualSettings,
    async userOf(token) {
      const account = (await identity?.readBearer(token))?.account;
      if (!account) return undefined;
      const { sub, email } = account;
      return { id: sub, username: displayName(account), email, avatar: pictureOf(account, '/identity/') };
    },
    async subjectOf(identifier) {
      const story = await api.discussedStory(identifier);
      return story && { identifier, title: story.title, url: story.path };
    },
    onCommit: options.onCommit,
    audit: ({ what, detail }) => log.info('discussion', { event: what, ...detail }),
    now: Date.now,
  });
  const web = (fetch: (request: Request) => Promise<Response>) =>
    createWebDoor({ fetch, origin: siteUrl.origin, headers: apiSecurityHeaders(siteUrl) });
  const reads = limits.counted('comments', web(discussion.comments));
  const writes = limits.counted('commentWrites', web(discussion.comments));
  const scripts = scriptDoor(options.root, siteUrl);
  const comments: Door = (exchange) => {
    if (exchange.target.path.endsWith('.js')) return scripts(exchange);
    return (exchange.req.method === 'POST' ? writes : reads)(exchange);
  };
  const page = createCommentsPage({
    discussion,
    formTokens: createFormTokens({
      secret: secretFor('comments desk', options.secrets),
      isSecure: siteUrl.protocol === 'https:',
      now: Date.now,
    }),
  });
  const desk = createStaffDoor({
    door: createWebDoor({ fetch: page, origin: siteUrl.origin, headers: {} }),
    staffToken: options.secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
    takesForms: true,
  });
  return {
    desk: { name: 'desk', door: desk },
    signOn: { name: 'discussion', door: limits.counted('comments', web(discussion.signOn)) },
    comments: { name: 'discussion', door: comments },
    discussion,
  };
}

/** What the build made; without a build there is no script, and pages do without new comments. */
function scriptDoor(root: string, siteUrl: URL): Door {
  const directory = join(root, 'build/services');
  if (!existsSync(directory)) return (exchange) => sendError(exchange, 'not_found');
  return createStaticFiles({ directory, headers: sharedHeaders(siteUrl), maxBytes: scriptBytes }).door;
}
