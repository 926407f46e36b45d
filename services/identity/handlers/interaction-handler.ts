import type { Interaction } from 'oidc-provider';
import { messages } from '#content/errors.ts';
import { signUpProblems } from '#content/rules/account/account-forms.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { isQueueFull } from '#platform/fair-queue.ts';
import type { Account } from '../accounts.ts';
import { join } from '../join.ts';
import { joinedPage, joinPage, problemPage, type Step, signInPage } from '../pages/account-pages.ts';
import { endInteraction } from '../provider/record-adapter.ts';
import { isSamePassword, type SignInOutcome, signIn, signInByPasskey } from '../sign-in.ts';
import { type Answer, type House, isOwnForm, redirect, type Visit } from './context.ts';
import { readPosted } from './posted.ts';
import { busyHeaders } from './reject.ts';

const path = /^interaction\/([\w-]{10,60})(\/join|\/cancel|\/passkey|\/passkey\/question)?$/;
type By = 'password' | 'passkey';
const said: Readonly<Record<Exclude<SignInOutcome['kind'], 'in'>, string>> = {
  refused: accountMessages.signInRejected,
  unheard: accountMessages.signInWait,
  unverified: messages.verifyEmail,
};

/** The pages a reader signs in or joins on, in the middle of an authorization. */
export async function interactionHandler(house: House, visit: Visit): Answer {
  const [, uid, part = ''] = path.exec(visit.path) ?? [];
  if (!uid) return undefined;
  const interaction = await findInteraction(house, visit, uid);
  if (!interaction)
    return house.page(problemPage('This took too long', 'Please go back to the site and log in again.'), 400);
  if (part === '/cancel') return cancel(house, visit);
  const isPost = visit.request.method === 'POST';
  if (part === '/join') return isPost ? takeJoin(house, visit, uid) : showJoin(house, visit, uid);
  if (part === '/passkey/question') return requestPasskey(house, visit, uid);
  if (part === '/passkey')
    return isPost ? takePasskey(house, visit, uid, interaction) : redirect(`${house.base}interaction/${uid}`);
  if (isPost) return takeSignIn(house, visit, uid, interaction);
  if (interaction.params.screen_hint === 'signup' && !visit.query.has('stay'))
    return redirect(`${house.base}interaction/${uid}/join`);
  return showSignIn(house, visit, uid, { email: interaction.params.login_hint ?? '', isCached: true });
}

async function findInteraction(house: House, visit: Visit, uid: string): Promise<Interaction | undefined> {
  try {
    const interaction = await house.provider().interactionDetails(visit.req, visit.res);
    // The cookie decides, and it must be the one of this very page.
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    // The step may be there: the reader is not sent back to the beginning for a fault of ours.
    if (storeFaultOf(error)) throw error;
    return undefined;
  }
}

function stepOf(house: House, visit: Visit, uid: string): { step: Step; setCookie: string } {
  const { token, setCookie } = house.formTokens.issue(visit.request.headers.get('cookie'));
  const { base, brand } = house;
  return { step: { path: `${base}interaction/${uid}`, base, brand, token }, setCookie };
}

function showSignIn(
  house: House,
  visit: Visit,
  uid: string,
  given: Parameters<typeof signInPage>[1],
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const { step, setCookie } = stepOf(house, visit, uid);
  return house.page(signInPage(step, given), status, { ...headers, 'set-cookie': setCookie });
}

async function takeSignIn(
  house: House,
  visit: Visit,
  uid: string,
  interaction: Interaction,
): Promise<Response> {
  const posted = await readPosted(visit.request);
  const email = posted?.('email') ?? '';
  const isCached = posted?.('remember') === 'yes';
  const again = (text: string, status: number, headers = {}) =>
    showSignIn(house, visit, uid, { email, said: text, isCached }, status, headers);
  if (!posted || !isOwnForm(house, visit, posted('token'))) return again(messages.tryLater, 403);
  const password = posted('password');
  if (!email || !password) return again(messages.fieldsMissing, 422);
  const outcome = await attempt(house, visit, { email, password });
  if (outcome === 'busy') return again(messages.tryLater, 503, busyHeaders);
  if (outcome.kind !== 'in') {
    await house.audit({ what: `sign-in ${outcome.kind}` });
    return again(said[outcome.kind], outcome.kind === 'unheard' ? 429 : 401);
  }
  return letIn(house, visit, interaction, { ...outcome, isCached, by: 'password' });
}

async function letIn(
  house: House,
  visit: Visit,
  interaction: Interaction,
  { account, setCookie, isCached, by }: { account: Account; setCookie: string; isCached: boolean; by: By },
): Promise<Response> {
  const { sub } = account;
  await house.audit({ what: 'sign-in', sub, detail: { client: interaction.params.client_id ?? '', by } });
  const login = { accountId: sub, remember: isCached, amr: [by === 'password' ? 'pwd' : 'pop'] };
  const next = await house.provider().interactionResult(visit.req, visit.res, { login });
  // A password that was changed until now did not end this sign-in; one that is changed from now on does.
  if (by === 'password' && !(await isSamePassword(house.desk, account)))
    await endInteraction(house.desk.db, interaction.uid);
  return redirect(next, [setCookie]);
}

/** A question for the passkeys of this browser; the script of the page asks for it when the button is pressed. */
async function requestPasskey(house: House, visit: Visit, uid: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const posted = visit.request.method === 'POST' ? await readPosted(visit.request) : undefined;
  if (!posted || !isOwnForm(house, visit, posted('token')))
    return Response.json({ message: messages.tryLater }, { status: 403, headers });
  // Counted apart from passwords: who guesses those shuts out no passkey at the same address.
  if (!(await house.mayGoOn('passkeys', visit)))
    return Response.json({ message: messages.tryLater }, { status: 429, headers });
  return Response.json(await house.passkeys.requestSignIn(uid), { headers });
}

async function takePasskey(
  house: House,
  visit: Visit,
  uid: string,
  interaction: Interaction,
): Promise<Response> {
  const posted = await readPosted(visit.request);
  const isCached = posted?.('remember') === 'yes';
  const again = (text: string, status: number) =>
    showSignIn(
      house,
      visit,
      uid,
      { email: interaction.params.login_hint ?? '', said: text, isCached },
      status,
    );
  if (!posted || !isOwnForm(house, visit, posted('token'))) return again(messages.tryLater, 403);
  const outcome = await signInByPasskey(house.desk, house.passkeys, {
    uid,
    answer: parsed(posted('answer')),
    caller: visit.caller,
    cookies: visit.request.headers.get('cookie'),
  });
  if (outcome.kind === 'in') return letIn(house, visit, interaction, { ...outcome, isCached, by: 'passkey' });
  if (outcome.kind === 'unheard') return again(messages.tryLater, 429);
  await house.audit({ what: 'sign-in refused', detail: { by: 'passkey', why: outcome.why } });
  // The same words for all reasons: they tell nobody which accounts have passkeys.
  return again(accountMessages.passkeyRejected, 401);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function attempt(house: House, visit: Visit, given: { email: string; password: string }) {
  try {
    const cookies = visit.request.headers.get('cookie');
    const isWithinLimit = () => house.mayGoOn('signIn', visit);
    return await signIn(house.desk, { ...given, caller: visit.caller, cookies }, isWithinLimit);
  } catch (error) {
    if (isQueueFull(error)) return 'busy' as const;
    throw error;
  }
}

const emptyForm = { username: '', email: '', password: '', confirmPassword: '', country: '', terms: false };

function showJoin(
  house: House,
  visit: Visit,
  uid: string,
  given: Partial<Parameters<typeof joinPage>[1]> = {},
  status = 200,
): Response {
  const { step, setCookie } = stepOf(house, visit, uid);
  const { passwordPolicy: policy, termsUrl, privacyUrl } = house;
  const parts = joinPage(step, { form: emptyForm, problems: {}, policy, termsUrl, privacyUrl, ...given });
  return house.page(parts, status, { 'set-cookie': setCookie });
}

async function takeJoin(house: House, visit: Visit, uid: string): Promise<Response> {
  const posted = await readPosted(visit.request);
  if (!posted || !isOwnForm(house, visit, posted('token')))
    return showJoin(house, visit, uid, { said: messages.tryLater }, 403);
  const form = {
    username: posted('username'),
    email: posted('email'),
    password: posted('password'),
    confirmPassword: posted('confirmPassword'),
    country: posted('country'),
    terms: posted('terms') === 'yes',
  };
  const problems = signUpProblems(form, house.passwordPolicy);
  if (Object.keys(problems).length > 0) return showJoin(house, visit, uid, { form, problems }, 422);
  if (!(await house.mayGoOn('accountMail', visit)))
    return showJoin(house, visit, uid, { form, said: messages.tryLater }, 429);
  const { caller } = visit;
  await join(house.desk, { ...form, caller, username: form.username.trim(), givenName: '', familyName: '' });
  await house.audit({ what: 'sign-up' });
  const { step } = stepOf(house, visit, uid);
  return house.page(joinedPage({ ...step, path: `${step.path}?stay` }));
}

async function cancel(house: House, visit: Visit): Promise<Response> {
  const error = { error: 'access_denied', error_description: 'The reader went back' };
  return redirect(await house.provider().interactionResult(visit.req, visit.res, error));
}
