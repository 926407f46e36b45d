import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication.ts';
import type { Database } from '#database/connect.ts';
import type { Discussion, DiscussionOptions } from '#services/discussion/create-discussion.ts';
import type { DiscussionTables } from '#services/discussion/discussion-tables.ts';
import type { Subject } from '#services/discussion/store/write-comment.ts';
import { createFormTokens } from '#services/email-share/form-token.ts';
import type { MemberRoom } from '#services/identity/member-rooms.ts';
import type { AuditPort } from './audit-room.ts';
import type { Secrets } from './data-folder.ts';
import { createCommentsPage } from './desk/comments-page.ts';
import type { Environment } from './environment.ts';
import type { Door } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import type { IsSessionLive, ReadMember } from './identity/read-member.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { hasHouseKey, houseKey } from './rate-limit/house-key.ts';
import { secretFor } from './secret-for.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { createServiceScripts } from './service-scripts.ts';
import { createStaffDoor } from './staff-door.ts';
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
  publication: Pick<Publication, 'discussionRules'>;
  db: Database;
  api: Pick<Api, 'discussedStory' | 'storyIdAt'>;
  /** The demo was loaded just now: its readers have something to say. */
  isNewDemo: boolean;
  readMember: ReadMember;
  isSessionLive: IsSessionLive;
  environment: Pick<Environment, 'DISCUSSION_SECRET' | 'NODE_ENV'>;
  secrets: Pick<Secrets, 'previewSecret' | 'staffToken'>;
  siteUrl: URL;
  limits: DoorLimits;
  audit: AuditPort;
  onCommit(): void;
}

/** The embedded discussion service, and the sign-on that works with another one too. */
export async function openDiscussionRoom(options: DiscussionRoomOptions): Promise<DiscussionRoom> {
  const { db, api, siteUrl, limits } = options;
  const [{ migrateDiscussion }, { createDiscussion }] = await Promise.all([
    import('#services/discussion/discussion-tables.ts'),
    import('#services/discussion/create-discussion.ts'),
  ]);
  await migrateDiscussion(db);
  const subjectOf = async (identifier: string): Promise<Subject | undefined> => {
    const story = await api.discussedStory(identifier);
    return story && { identifier, title: story.title, url: story.path, since: story.publishedAt };
  };
  if (options.isNewDemo) await loadDemoTalk(db, { api, subjectOf });
  const { DISCUSSION_SECRET } = options.environment;
  const discussion = createDiscussion({
    db,
    secret: DISCUSSION_SECRET ?? secretFor('discussion', options.secrets),
    settings: options.publication.discussionRules,
    async userOf(token) {
      const member = await options.readMember(token);
      if (!member) return undefined;
      const { sub: id, name: username, email, picture: avatar } = member;
      // A discussion service elsewhere gets the fields of its contract and no others.
      return { id, username, email, avatar, session: DISCUSSION_SECRET ? undefined : member.session };
    },
    isSessionLive: options.isSessionLive,
    subjectOf,
    onCommit: options.onCommit,
    // Members are named as such: the log can forget them.
    audit: ({ about, detail: { author, ...detail } = {}, ...event }) =>
      options.audit.record({
        ...event,
        ...(about ? { about: { member: about } } : {}),
        detail: { ...detail, ...(author ? { author: { member: String(author) } } : {}) },
      }),
    now: Date.now,
  });
  const web = (fetch: (request: Request) => Promise<Response>) =>
    createWebDoor({ fetch, origin: siteUrl.origin, headers: apiSecurityHeaders(siteUrl) });
  const uncounted = web(discussion.comments);
  const reads = limits.counted('comments', uncounted);
  const writes = limits.counted('commentWrites', uncounted);
  const key = houseKey(options.secrets);
  const scripts = createServiceScripts(options.root, siteUrl);
  const comments: Door = (exchange) => {
    if (exchange.target.path.endsWith('.js')) return scripts(exchange);
    // Pages are written for many readers at once, in another process of the house.
    if (hasHouseKey(exchange.req, key)) return uncounted(exchange);
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

async function loadDemoTalk(
  db: Database,
  { api, subjectOf }: Pick<DiscussionRoomOptions, 'api'> & Pick<DiscussionOptions, 'subjectOf'>,
): Promise<void> {
  const [{ demoComments }, { takeInComments }] = await Promise.all([
    import('#demo/comments.ts'),
    import('#services/discussion/store/take-in.ts'),
  ]);
  const now = Date.now();
  await takeInComments(db.as<DiscussionTables>(), demoComments(now), {
    async subjectOf({ link }) {
      const id = await api.storyIdAt(link);
      return id ? subjectOf(id) : undefined;
    },
    now,
    onOutcome: () => undefined,
  });
}

/** What members said below stories. */
export function commentsRoom({ discussion }: DiscussionRoom): MemberRoom {
  return {
    name: 'comments',
    exportFor: ({ sub }) => discussion.export(sub),
    eraseFor: ({ sub }) => discussion.erase(sub),
  };
}
