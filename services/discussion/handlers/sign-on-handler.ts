import { errorReasons } from '#content/errors.ts';
import { isProviderSilent } from '#content/rules/account/provider-silent.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { RejectedToken } from '../audit-rejections.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { type RemoteUser, signRemoteAuth, verifyRemoteAuth } from '../remote-auth.ts';
import { cleanName } from '../rules/clean-text.ts';
import { signedOutAt } from '../store/signed-out.ts';
import { answer, errorResponse } from './responses.ts';

export interface SignOnContext {
  db: Database<DiscussionTables>;
  secret: string;
  userOf(accessToken: string): Promise<RemoteUser | undefined>;
  isSessionLive(id: string, session: string): Promise<boolean>;
  onRejectedToken(why: RejectedToken): void;
  now(): number;
}

/** The token travels in a header of our own: no cookie, so no other site can speak in a reader's name. */
export const remoteAuthHeader = 'x-remote-auth';

const bearer = /^Bearer ([\w.~+/-]{16,4096}=*)$/i;
const methods: Readonly<Record<string, string>> = { authenticate: 'POST', token: 'GET', logout: 'POST' };

/**
 * Single sign-on: `authenticate` (POST) and `token` (GET) issue the same token. `logout` invalidates every earlier token of
 * the reader and accepts either kind of token, because a reader who signs out may have lost the other one already.
 */
export async function signOnHandler(context: SignOnContext, request: Request): Promise<Response> {
  const name = /^\/api\/discussion\/(\w+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const method = methods[name];
  if (!method) return errorResponse(404, 'There is nothing at this address');
  if (request.method !== method)
    return errorResponse(405, 'This method is not allowed here', { allow: method });
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1];
  const user = token ? await userOf(context, token) : undefined;
  if (user === 'silent') return errorResponse(503, errorReasons.unavailable.message, { 'retry-after': '30' });
  if (name === 'logout') {
    // Who is signed out already has nothing left to lose here.
    const signingOut = user ?? (await byRemoteAuth(context, request));
    if (signingOut) await signOut(context, signingOut);
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
  }
  if (!user) return errorResponse(401, messages.signIn, { 'www-authenticate': 'Bearer' });
  const seconds = Math.max(secondsOf(context.now()), (await signedOutAt(context.db.kysely, user.id)) + 1);
  const remoteAuthS3 = signRemoteAuth(
    { ...user, username: cleanName(user.username) },
    context.secret,
    seconds,
  );
  return answer({ item: { disqusToken: { remoteAuthS3 } } });
}

async function userOf(context: SignOnContext, token: string): Promise<RemoteUser | undefined | 'silent'> {
  try {
    return await context.userOf(token);
  } catch (error) {
    if (isProviderSilent(error)) return 'silent';
    throw error;
  }
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
  // Who never said anything has no tokens that could do harm, but might have one to say the first thing with.
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
