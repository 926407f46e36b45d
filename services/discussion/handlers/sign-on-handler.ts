import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, privateJson, problem, type ServiceHandler } from '../../service-app.ts';
import type { RejectedToken } from '../audit-rejections.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { type RemoteUser, signRemoteAuth, verifyRemoteAuth } from '../remote-auth.ts';
import { cleanName } from '../rules/clean-text.ts';
import { signedOutAt } from '../store/signed-out.ts';

interface SignOnContext {
  db: Database<DiscussionTables>;
  secret: string;
  userOf(accessToken: string): Promise<RemoteUser | undefined>;
  isSessionLive(id: string, session: string): Promise<boolean>;
  onRejectedToken(why: RejectedToken): void;
  now(): number;
}

/** The token travels in a header of our own: no cookie, so no other site can speak in a reader's name. */
const remoteAuthHeader = 'x-remote-auth';

const bearer = /^Bearer ([\w.~+/-]{16,4096}=*)$/i;
/**
 * Single sign-on. `authenticate` (POST) and `token` (GET) return the same token. `logout` invalidates every earlier token of
 * the reader; it accepts either kind of token, because a reader who logs out may have lost the access token already.
 */
export function createSignOnApp(context: SignOnContext): ServiceApp {
  const issue: ServiceHandler = async ({ req }) => {
    const user = await bearerUser(context, req.raw);
    if (!user)
      return problem('sign_in_needed', {
        message: messages.signIn,
        headers: { 'www-authenticate': 'Bearer' },
      });
    const seconds = Math.max(secondsOf(context.now()), (await signedOutAt(context.db.kysely, user.id)) + 1);
    const named = { ...user, username: cleanName(user.username) };
    const remoteAuthS3 = signRemoteAuth(named, context.secret, seconds);
    return privateJson({ data: { item: { disqusToken: { remoteAuthS3 } } } });
  };
  return createServiceApp({
    '/api/discussion/authenticate': { post: issue },
    '/api/discussion/token': { get: issue },
    '/api/discussion/logout': {
      async post({ req }) {
        const user = (await bearerUser(context, req.raw)) ?? (await byRemoteAuth(context, req.raw));
        // A reader who is logged out already has no token left to invalidate.
        if (user) await signOut(context, user);
        return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
      },
    },
  });
}

/** The reader of the access token; throws if another provider has to verify it and does not answer. */
async function bearerUser(context: SignOnContext, request: Request): Promise<RemoteUser | undefined> {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? context.userOf(token) : undefined;
}

async function byRemoteAuth(context: SignOnContext, request: Request): Promise<RemoteUser | undefined> {
  const auth = await readRemoteAuth(context, request);
  return typeof auth === 'string' ? undefined : auth.user;
}

/** The user of the request's sign-on token, or why there is none. */
export async function readRemoteAuth(
  context: Pick<SignOnContext, 'db' | 'secret' | 'now' | 'onRejectedToken' | 'isSessionLive'>,
  request: Request,
): Promise<{ user: RemoteUser; at: number } | 'none' | 'rejected'> {
  const given = request.headers.get(remoteAuthHeader);
  if (!given) return 'none';
  const auth = verifyRemoteAuth(given, context.secret, secondsOf(context.now()));
  const rejectFor = (why: RejectedToken) => {
    context.onRejectedToken(why);
    return 'rejected' as const;
  };
  if (!auth.ok) return rejectFor(auth.why);
  if (!auth.user) return 'none';
  const { id, session } = auth.user;
  if (session && !(await context.isSessionLive(id, session))) return rejectFor('signed out');
  return auth.at <= (await signedOutAt(context.db.kysely, auth.user.id))
    ? rejectFor('signed out')
    : { user: auth.user, at: auth.at };
}

const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

async function signOut({ db, now }: SignOnContext, user: RemoteUser): Promise<void> {
  const before = await signedOutAt(db.kysely, user.id);
  const signed_out_at = Math.max(secondsOf(now()), before + 1);
  // A reader without comments may still have a token, and could use it for a first comment.
  await db.kysely
    .insertInto('discussion_people')
    .values({
      id: user.id,
      name: cleanName(user.username),
      picture: null,
      state: 'ok',
      created_at: now(),
      signed_out_at,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ signed_out_at }))
    .execute();
}
