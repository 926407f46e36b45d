import type { Interaction } from 'oidc-provider';
import { type ErrorReason, messages } from '#content/errors.ts';
import { signUpProblems } from '#content/rules/account/account-forms.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { isQueueFull } from '#platform/fair-queue.ts';
import { problem, type ServiceHandler, type ServicePaths } from '../../service-app.ts';
import type { Account } from '../accounts.ts';
import { join } from '../join.ts';
import { joinedPage, joinPage, problemPage } from '../pages/account-pages.ts';
import { endInteraction } from '../provider/record-adapter.ts';
import { isSamePassword, type SignInOutcome, signIn, signInByPasskey } from '../sign-in.ts';
import { signInByLink } from '../sign-in-link.ts';
import { passkeyMethod } from '../two-factor.ts';
import {
  busyHeaders,
  type IdentityContext,
  type IncomingRequest,
  incomingOf,
  isOwnForm,
  redirect,
} from './context.ts';
import { linkCookie, linkExpired } from './link-token.ts';
import { readPosted } from './posted.ts';
import { requestLink } from './sign-in-link-handler.ts';
import { rejectStep, showStep, stepOf, wantsJson } from './sign-in-step.ts';

const uidForm = /^[\w-]{10,60}$/;
/** How a reader signed in, and what the ID token calls it (RFC 8176). */
const methodNames = { password: 'pwd', passkey: passkeyMethod, link: 'otp' } as const;
type By = keyof typeof methodNames;

type Failure = Exclude<SignInOutcome['kind'], 'in'>;
const rejections: Readonly<Record<Failure, { reason: ErrorReason; message: string }>> = {
  rejected: { reason: 'sign_in_rejected', message: accountMessages.signInRejected },
  throttled: { reason: 'rate_limited', message: accountMessages.signInWait },
  unverified: { reason: 'email_unverified', message: messages.verifyEmail },
};

/** Event names in the audit log, where older entries have them too. */
const auditEvents: Readonly<Record<Failure, string>> = {
  rejected: 'sign-in failed',
  throttled: 'sign-in throttled',
  unverified: 'sign-in unverified',
};

type StepHandler = (
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  interaction: Interaction,
) => Response | Promise<Response>;

/** The sign-in and sign-up pages of an authorization request. */
export function interactionPaths(context: IdentityContext): ServicePaths {
  const step =
    (handler: StepHandler): ServiceHandler =>
    async (call) => {
      const uid = call.req.param('uid') ?? '';
      if (!uidForm.test(uid)) return call.notFound();
      const incoming = incomingOf(call);
      const interaction = await findInteraction(context, incoming, uid);
      if (interaction) return handler(context, incoming, uid, interaction);
      if (wantsJson(incoming)) return problem('sign_in_expired');
      const words = ['Your login has timed out', 'Please go back to the site and log in again.'] as const;
      return context.page(problemPage(...words), 400);
    };
  return {
    'interaction/:uid': { get: step(showFirst), post: step(postSignIn) },
    'interaction/:uid/join': {
      get: step((own, incoming, uid) => showJoin(own, incoming, uid)),
      post: step(postJoin),
    },
    'interaction/:uid/cancel': { get: step(cancel) },
    'interaction/:uid/passkey': {
      get: step((_own, _incoming, uid) => redirect(`${context.base}interaction/${uid}`)),
      post: step(postPasskey),
    },
    'interaction/:uid/passkey/question': { post: step(requestPasskey) },
    'interaction/:uid/link': { post: step(requestLink) },
  };
}

/** The sign-up page if the link was to sign up, otherwise the sign-in page. A link from an e-mail signs in at once. */
const showFirst: StepHandler = (context, incoming, uid, interaction) => {
  const { params } = interaction;
  const linkToken = wantsJson(incoming) ? undefined : linkCookie(context).read(incoming);
  if (linkToken) return completeByLink(context, incoming, interaction, linkToken);
  if (params.screen_hint === 'signup' && !incoming.query.has('stay') && !wantsJson(incoming))
    return redirect(`${context.base}interaction/${uid}/join`);
  return showStep(context, incoming, uid, { email: params.login_hint ?? '', isRemembered: true });
};

/** The reader pressed the button of the link's page, which started this authorization. */
async function completeByLink(
  context: IdentityContext,
  incoming: IncomingRequest,
  interaction: Interaction,
  linkToken: string,
): Promise<Response> {
  const outcome = await signInByLink(context.deps, linkToken, incoming.request.headers.get('cookie'));
  const cookieGone = linkCookie(context).clear();
  if (outcome.kind === 'in')
    return completeSignIn(context, incoming, interaction, {
      account: outcome.account,
      setCookies: [outcome.setCookie, cookieGone],
      isRemembered: true,
      by: 'link',
    });
  await context.audit({ what: auditEvents.rejected, detail: { by: 'link' } });
  return linkExpired(context, 'link', { 'set-cookie': cookieGone });
}

async function findInteraction(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
): Promise<Interaction | undefined> {
  try {
    const interaction = await context.provider().interactionDetails(incoming.req, incoming.res);
    // The cookie must be the one of this page's interaction.
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    // The interaction may still exist: a database fault must not make the reader start over.
    if (storeFaultOf(error)) throw error;
    return undefined;
  }
}

async function postSignIn(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  interaction: Interaction,
): Promise<Response> {
  const posted = await readPosted(incoming.request);
  const email = posted?.('email') ?? '';
  const isRemembered = posted?.('remember') === 'yes';
  const again = (reason: ErrorReason, message: string, headers = {}) =>
    rejectStep(context, incoming, uid, { reason, email, message, isRemembered }, headers);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return again('form_token', messages.tryLater);
  const password = posted('password');
  if (!email || !password) return again('form_invalid', messages.fieldsMissing);
  const outcome = await attempt(context, incoming, { email, password });
  if (outcome === 'busy') return again('unavailable', messages.tryLater, busyHeaders);
  if (outcome.kind !== 'in') {
    await context.audit({ what: auditEvents[outcome.kind] });
    const { reason, message } = rejections[outcome.kind];
    return again(reason, message);
  }
  const { account, setCookie } = outcome;
  return completeSignIn(context, incoming, interaction, {
    account,
    setCookies: [setCookie],
    isRemembered,
    by: 'password',
  });
}

async function completeSignIn(
  context: IdentityContext,
  incoming: IncomingRequest,
  interaction: Interaction,
  {
    account,
    setCookies,
    isRemembered,
    by,
  }: { account: Account; setCookies: readonly string[]; isRemembered: boolean; by: By },
): Promise<Response> {
  const { sub } = account;
  await context.audit({ what: 'sign-in', sub, detail: { client: interaction.params.client_id ?? '', by } });
  const login = { accountId: sub, remember: isRemembered, amr: [methodNames[by]] };
  const next = await context.provider().interactionResult(incoming.req, incoming.res, { login });
  // A password change before this point did not end the sign-in, so check once more; a later change ends the session.
  if (by !== 'passkey' && !(await isSamePassword(context.deps, account)))
    await endInteraction(context.deps.db, interaction.uid);
  return redirect(next, setCookies);
}

/** A challenge for this browser's passkeys; the page's script requests it when the button is pressed. */
async function requestPasskey(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const posted = await readPosted(incoming.request);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return Response.json({ message: messages.tryLater }, { status: 403, headers });
  // Counted separately from passwords, so that password guesses do not block passkeys at the same address.
  if (!(await incoming.checkRateLimit('passkeys')))
    return Response.json({ message: messages.tryLater }, { status: 429, headers });
  return Response.json(await context.passkeys.requestSignIn(uid), { headers });
}

async function postPasskey(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  interaction: Interaction,
): Promise<Response> {
  const posted = await readPosted(incoming.request);
  const isRemembered = posted?.('remember') === 'yes';
  const email = interaction.params.login_hint ?? '';
  const again = (reason: ErrorReason, message: string) =>
    rejectStep(context, incoming, uid, { reason, email, message, isRemembered });
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return again('form_token', messages.tryLater);
  const outcome = await signInByPasskey(context.deps, context.passkeys, {
    uid,
    answer: parsed(posted('answer')),
    caller: incoming.caller,
    cookies: incoming.request.headers.get('cookie'),
  });
  if (outcome.kind === 'in') {
    const { account, setCookie } = outcome;
    return completeSignIn(context, incoming, interaction, {
      account,
      setCookies: [setCookie],
      isRemembered,
      by: 'passkey',
    });
  }
  if (outcome.kind === 'throttled') return again('rate_limited', messages.tryLater);
  await context.audit({ what: 'sign-in failed', detail: { by: 'passkey', why: outcome.why } });
  // The same message for all reasons, so that it does not reveal which accounts have passkeys.
  return again('sign_in_rejected', accountMessages.passkeyRejected);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function attempt(
  context: IdentityContext,
  incoming: IncomingRequest,
  given: { email: string; password: string },
) {
  try {
    const cookies = incoming.request.headers.get('cookie');
    const isWithinLimit = () => incoming.checkRateLimit('signIn');
    return await signIn(context.deps, { ...given, caller: incoming.caller, cookies }, isWithinLimit);
  } catch (error) {
    if (isQueueFull(error)) return 'busy' as const;
    throw error;
  }
}

const emptyForm = { username: '', email: '', password: '', confirmPassword: '', country: '', terms: false };

function showJoin(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  given: Partial<Parameters<typeof joinPage>[1]> = {},
  status = 200,
): Response {
  const { step, setCookie } = stepOf(context, incoming, uid);
  const { passwordPolicy: policy, termsUrl, privacyUrl } = context;
  const parts = joinPage(step, { form: emptyForm, problems: {}, policy, termsUrl, privacyUrl, ...given });
  return context.page(parts, status, { 'set-cookie': setCookie });
}

async function postJoin(context: IdentityContext, incoming: IncomingRequest, uid: string): Promise<Response> {
  const posted = await readPosted(incoming.request);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return showJoin(context, incoming, uid, { message: messages.tryLater }, 403);
  const form = {
    username: posted('username'),
    email: posted('email'),
    password: posted('password'),
    confirmPassword: posted('confirmPassword'),
    country: posted('country'),
    terms: posted('terms') === 'yes',
  };
  const problems = signUpProblems(form, context.passwordPolicy);
  if (Object.keys(problems).length > 0) return showJoin(context, incoming, uid, { form, problems }, 422);
  if (!(await incoming.checkRateLimit('accountMail')))
    return showJoin(context, incoming, uid, { form, message: messages.tryLater }, 429);
  const { caller } = incoming;
  await join(context.deps, {
    ...form,
    caller,
    username: form.username.trim(),
    givenName: '',
    familyName: '',
  });
  await context.audit({ what: 'sign-up' });
  const { step } = stepOf(context, incoming, uid);
  return context.page(joinedPage({ ...step, path: `${step.path}?stay` }));
}

async function cancel(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const error = { error: 'access_denied', error_description: 'The reader went back' };
  return redirect(await context.provider().interactionResult(incoming.req, incoming.res, error));
}
