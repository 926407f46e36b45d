import { z } from 'zod';
import { accountPreferences } from '#content/entities/account-profile.ts';
import { isCountryCode } from '#content/rules/account/countries.ts';
import { passwordRules } from '#content/rules/account/password.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import type { ServiceContext, ServicePaths } from '../../service-app.ts';
import { sendReset } from '../change.ts';
import { join } from '../join.ts';
import { clientOrigins } from '../provider/clients.ts';
import { type IdentityContext, type IncomingRequest, incomingOf } from './context.ts';
import { readJson, readPosted } from './posted.ts';

const name = accountPreferences.shape.firstName.optional();
/** Auth0's limits: ten keys, names of a hundred characters, values of five hundred. */
const metadata = z
  .record(z.string().max(100), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 10)
  .optional();
const signup = z.object({
  client_id: z.string(),
  connection: z.string(),
  email: z.string().refine((text) => isEmailAddress(text.trim())),
  password: z.string(),
  username: accountPreferences.shape.username.optional(),
  given_name: name,
  family_name: name,
  name,
  nickname: name,
  picture: z.string().max(500).optional(),
  user_metadata: metadata,
});
const change = z.object({ client_id: z.string(), connection: z.string(), email: z.string().max(254) });

/** Auth0's calls for database accounts: sign-up, and the e-mail to reset a password. Errors have Auth0's form too. */
export function dbConnectionPaths(context: IdentityContext): ServicePaths {
  const call = (answer: (context: IdentityContext, incoming: IncomingRequest) => Promise<Response>) => ({
    async post(given: ServiceContext) {
      const response = await answer(context, incomingOf(given));
      const headers = { ...corsFor(context, given.req.raw), 'cache-control': 'no-store' };
      for (const [header, value] of Object.entries(headers)) response.headers.set(header, value);
      return response;
    },
    options: ({ req }: ServiceContext) =>
      new Response(null, { status: 204, headers: corsFor(context, req.raw) }),
    all: ({ req }: ServiceContext) =>
      Response.json(
        { error: 'method_not_allowed' },
        { status: 405, headers: { ...corsFor(context, req.raw), allow: 'POST' } },
      ),
  });
  return { 'dbconnections/signup': call(signUp), 'dbconnections/change_password': call(requestReset) };
}

async function bodyOf({ request }: IncomingRequest): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/json\b/i.test(type)) return readJson(request);
  const posted = await readPosted(request.clone());
  return posted ? Object.fromEntries(new URLSearchParams(await request.text())) : undefined;
}

function isKnown(context: IdentityContext, given: { client_id: string; connection: string }): boolean {
  return (
    given.connection === context.connection &&
    context.clients.some(({ clientId }) => clientId === given.client_id)
  );
}

async function signUp(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const parsed = signup.safeParse(await bodyOf(incoming));
  const reject = (code: string, description: string, status = 400) =>
    Response.json({ code, name: 'BadRequestError', description, statusCode: status }, { status });
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
    return reject('invalid_signup', `The field ${field} is missing or wrong`);
  }
  const given = parsed.data;
  if (!isKnown(context, given)) return reject('invalid_signup', 'This client or connection is not known');
  const rules = passwordRules(context.passwordPolicy, 'sign-up');
  if (!rules.isGood(given.password)) return reject('invalid_password', rules.text);
  if (!(await incoming.checkRateLimit('accountMail')))
    return reject('too_many_requests', 'Too many requests, try again later', 429);
  const email = given.email.trim();
  const country = given.user_metadata?.country ?? '';
  const { id } = await join(context.deps, {
    caller: incoming.caller,
    email,
    password: given.password,
    username: given.username ?? given.nickname ?? email.split('@', 1)[0] ?? email,
    givenName: given.given_name ?? '',
    familyName: given.family_name ?? '',
    country: isCountryCode(country) ? country : '',
  });
  await context.audit({ what: 'sign-up' });
  return Response.json({ _id: id, email, email_verified: false });
}

/** The response is the same whether the account exists or not. */
async function requestReset(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const parsed = change.safeParse(await bodyOf(incoming));
  if (!parsed.success || !isKnown(context, parsed.data))
    return Response.json(
      { error: 'client_id, connection and email are needed, and must be known' },
      { status: 400 },
    );
  // The e-mail is sent after the response, so that all addresses take the same time. Check first that it can be queued.
  await context.checkWritable();
  // A caller over the limit gets the same response, and no e-mail is sent.
  if (await incoming.checkRateLimit('accountMail')) context.later(sendReset(context.deps, parsed.data.email));
  return new Response("We've just sent you an email to reset your password.", {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

function corsFor(context: IdentityContext, request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  return origin && clientOrigins(context.clients).has(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'content-type, auth0-client',
        'access-control-allow-methods': 'POST',
        vary: 'Origin',
      }
    : {};
}
