import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Database } from '#database/connect.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import { type RemoteUser, signRemoteAuth } from '../remote-auth.ts';
import { cleanName } from '../rules/clean-text.ts';
import { answer, refuse } from './answers.ts';

export interface SignOnKit {
  db: Database<DiscussionTables>;
  secret: string;
  userOf(accessToken: string): Promise<RemoteUser | undefined>;
  now(): number;
}

const bearer = /^Bearer ([\w.~+/-]{16,4096}=*)$/i;
const methods: Readonly<Record<string, string>> = { authenticate: 'POST', token: 'GET', logout: 'POST' };

/**
 * Single sign-on: `authenticate` and `token` give the same token, one for who asks by POST and one for who asks by GET;
 * `logout` makes every token of the reader from before worthless.
 */
export async function signOnDoor(kit: SignOnKit, request: Request): Promise<Response> {
  const name = /^\/api\/discussion\/(\w+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const method = methods[name];
  if (!method) return refuse(404, 'There is nothing at this address');
  if (request.method !== method) return refuse(405, 'This method is not allowed here', { allow: method });
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1];
  const user = token ? await kit.userOf(token) : undefined;
  if (name === 'logout') {
    // Who is signed out already has nothing left to lose here.
    if (user) await signOut(kit, user);
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
  }
  if (!user) return refuse(401, messages.signIn, { 'www-authenticate': 'Bearer' });
  const seconds = Math.max(secondsOf(kit.now()), (await signedOutAt(kit.db, user.id)) + 1);
  const remoteAuthS3 = signRemoteAuth({ ...user, username: cleanName(user.username) }, kit.secret, seconds);
  return answer({ item: { disqusToken: { remoteAuthS3 } } });
}

export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Tokens up to this second count no more; the next one is from a second later. */
export async function signedOutAt(db: Database<DiscussionTables>, id: string): Promise<number> {
  const row = await db.kysely
    .selectFrom('discussion_people')
    .select('signed_out_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.signed_out_at ?? 0;
}

async function signOut({ db, now }: SignOnKit, user: RemoteUser): Promise<void> {
  const before = await signedOutAt(db, user.id);
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
