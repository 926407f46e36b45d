import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { Discussion } from '#services/discussion/create-discussion.ts';
import type { Subject } from '#services/discussion/store/write-comment.ts';
import type { PersonalDataSource } from '#services/identity/personal-data-sources.ts';
import type { AuditPort } from './audit-service.ts';
import type { Secrets } from './boot/data-folder.ts';
import { secretFor } from './boot/derive-secret.ts';
import type { Environment } from './boot/environment.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { Handler } from './edge/http/request-context.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { hasInternalKey, internalKey } from './edge/rate-limit/internal-key.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import { createServiceScripts } from './edge/service-scripts.ts';
import type { IsSessionLive, VerifyToken } from './identity/verify-token.ts';

export interface DiscussionService {
  /** `/api/discussion/…` */
  signOn: Route;
  /** Everything below `/comments/`. */
  comments: Route;
  discussion: Discussion;
}

interface DiscussionServiceOptions {
  root: string;
  publication: Pick<Publication, 'discussionRules'>;
  db: Database;
  api: Pick<Api, 'discussedStory'>;
  verifyToken: VerifyToken;
  isSessionLive: IsSessionLive;
  environment: Pick<Environment, 'DISCUSSION_SECRET' | 'NODE_ENV'>;
  secrets: Pick<Secrets, 'previewSecret' | 'staffToken'>;
  siteUrl: URL;
  limits: HandlerLimits;
  audit: AuditPort;
  onCommit(): void;
}

/** The embedded discussion service, and the sign-on that works with another one too. */
export async function createDiscussionService(options: DiscussionServiceOptions): Promise<DiscussionService> {
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
  const { DISCUSSION_SECRET } = options.environment;
  const discussion = createDiscussion({
    db,
    secret: DISCUSSION_SECRET ?? secretFor('discussion', options.secrets),
    settings: options.publication.discussionRules,
    async userOf(token) {
      const user = await options.verifyToken(token);
      if (!user) return undefined;
      const { sub: id, name: username, email, picture: avatar } = user;
      // A discussion service elsewhere gets the fields of its contract and no others.
      return { id, username, email, avatar, session: DISCUSSION_SECRET ? undefined : user.session };
    },
    isSessionLive: options.isSessionLive,
    subjectOf,
    onCommit: options.onCommit,
    // Users are recorded as references, so that the log can forget them.
    audit: ({ about, detail: { author, ...detail } = {}, ...event }) =>
      options.audit.record({
        ...event,
        ...(about ? { about: { user: about } } : {}),
        detail: { ...detail, ...(author ? { author: { user: String(author) } } : {}) },
      }),
    now: Date.now,
  });
  const web = (fetch: (request: Request) => Promise<Response>) =>
    createFetchHandler({ fetch, origin: siteUrl.origin, headers: apiSecurityHeaders(siteUrl) });
  const uncounted = web(discussion.comments);
  const reads = limits.counted('comments', uncounted);
  const writes = limits.counted('commentWrites', uncounted);
  const key = internalKey(options.secrets);
  const scripts = createServiceScripts(options.root, siteUrl);
  const comments: Handler = (context) => {
    if (context.target.path.endsWith('.js')) return scripts(context);
    // Pages are written for many readers at once, in another process of the app.
    if (hasInternalKey(context.req, key)) return uncounted(context);
    return (context.req.method === 'POST' ? writes : reads)(context);
  };
  return {
    signOn: { name: 'discussion', handler: limits.counted('comments', web(discussion.signOn)) },
    comments: { name: 'discussion', handler: comments },
    discussion,
  };
}

/** The comments of a user. */
export function commentsPersonalData({ discussion }: DiscussionService): PersonalDataSource {
  return {
    name: 'comments',
    exportFor: ({ sub }) => discussion.export(sub),
    eraseFor: ({ sub }) => discussion.erase(sub),
  };
}
