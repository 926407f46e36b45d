import { messages } from '#content/errors.ts';
import { passwordProblems } from '#content/rules/account/account-forms.ts';
import type { ServiceContext, ServicePaths } from '../../service-app.ts';
import { confirmNewAddress, resetPassword, sendReset } from '../change.ts';
import { verify } from '../join.ts';
import {
  confirmPage,
  donePage,
  forgotPage,
  messageSentPage,
  newPasswordPage,
  problemPage,
} from '../pages/account-pages.ts';
import { type IdentityContext, type IncomingRequest, incomingOf, isOwnForm, redirect } from './context.ts';
import { findLink, linkExpired } from './link-token.ts';
import { readPosted } from './posted.ts';

// Links and forms of version 0.1 call the token `ticket`; accepted until 0.3.
const linkTokenOf = ({ query }: IncomingRequest) => query.get('token') ?? query.get('ticket');
const postedToken = (posted: (name: string) => string) => posted('linkToken') || posted('ticket');

/** The pages that links in e-mails lead to. Each has a button, so that opening a link changes nothing. */
export function emailLinkPaths(context: IdentityContext): ServicePaths {
  const confirm = (step: Confirmation) => ({
    get: (call: ServiceContext) => showConfirm(context, incomingOf(call), step),
    post: (call: ServiceContext) => postConfirm(context, incomingOf(call), step),
  });
  return {
    'verify/': confirm({
      kind: 'verify',
      path: 'verify/',
      title: 'Verify your email address',
      text: 'Press the button to finish, then log in.',
      button: 'Verify this address',
      use: (secret) => verify(context.deps, secret),
      done: donePage('Your address is verified', 'You can log in now.'),
      audited: 'address verified',
    }),
    'new-address/': confirm({
      kind: 'email',
      path: 'new-address/',
      title: 'Your new email address',
      text: 'You’ll use this address to log in from now on.',
      button: 'Use this address',
      use: (secret) => confirmNewAddress(context.deps, secret),
      done: donePage('Your email address has changed', 'Log in with your new address.'),
      audited: 'address changed',
    }),
    'reset/': {
      get: (call) => showReset(context, incomingOf(call)),
      post: (call) => postReset(context, incomingOf(call)),
    },
  };
}

interface Confirmation {
  kind: 'verify' | 'email';
  path: string;
  title: string;
  text: string;
  button: string;
  use(secret: string): Promise<boolean | { resetToken: string }>;
  done: ReturnType<typeof donePage>;
  audited: string;
}

async function showConfirm(
  context: IdentityContext,
  incoming: IncomingRequest,
  step: Confirmation,
): Promise<Response> {
  const linkToken = linkTokenOf(incoming) ?? '';
  if (!(await findLink(context, linkToken, step.kind))) return linkExpired(context, step.kind);
  const { token, setCookie } = context.formTokens.issue(incoming.request.headers.get('cookie'));
  const action = `${context.base}${step.path}`;
  return context.page(confirmPage({ ...step, action, token, linkToken }), 200, { 'set-cookie': setCookie });
}

async function postConfirm(
  context: IdentityContext,
  incoming: IncomingRequest,
  step: Confirmation,
): Promise<Response> {
  const posted = await readPosted(incoming.request);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return context.page(problemPage(step.title, messages.tryLater), 403);
  const used = await step.use(postedToken(posted));
  if (!used) return linkExpired(context, step.kind);
  await context.audit({ what: step.audited });
  if (typeof used === 'object') return redirect(`${context.base}reset/?token=${used.resetToken}`);
  return context.page(step.done);
}

async function showReset(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const { base, passwordPolicy: policy } = context;
  const { token, setCookie } = context.formTokens.issue(incoming.request.headers.get('cookie'));
  const headers = { 'set-cookie': setCookie };
  const linkToken = linkTokenOf(incoming);
  if (linkToken === null) return context.page(forgotPage(base, token), 200, headers);
  if (!(await findLink(context, linkToken, 'reset'))) return linkExpired(context, 'reset');
  return context.page(newPasswordPage({ base, token, linkToken, policy }, {}), 200, headers);
}

async function postReset(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const cookies = incoming.request.headers.get('cookie');
  const { token, setCookie } = context.formTokens.issue(cookies);
  const { base, passwordPolicy: policy, deps } = context;
  const headers = { 'set-cookie': setCookie };
  const posted = await readPosted(incoming.request);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return context.page(forgotPage(base, token, messages.tryLater), 403, headers);
  const linkToken = postedToken(posted);
  if (!linkToken) {
    const email = posted('email').trim();
    if (!email) return context.page(forgotPage(base, token, messages.fieldsMissing), 422, headers);
    if (!(await incoming.checkRateLimit('accountMail')))
      return context.page(forgotPage(base, token, messages.tryLater), 429, headers);
    await context.checkWritable();
    context.later(sendReset(deps, email));
    return context.page(messageSentPage());
  }
  const given = { newPassword: posted('newPassword'), confirmPassword: posted('confirmPassword') };
  const { newPassword, confirmPassword } = passwordProblems({ currentPassword: '-', ...given }, policy);
  const problems = {
    ...(newPassword ? { newPassword } : {}),
    ...(confirmPassword ? { confirmPassword } : {}),
  };
  if (newPassword || confirmPassword)
    return context.page(newPasswordPage({ base, token, linkToken, policy }, problems), 422, headers);
  const { caller } = incoming;
  const sub = await resetPassword(deps, linkToken, { password: given.newPassword, caller });
  const account = sub ? await deps.accounts.find(sub) : undefined;
  if (!sub || !account) return linkExpired(context, 'reset');
  await context.audit({ what: 'password reset', sub });
  return context.page(donePage('Your password has changed', 'Log in with your new password.'), 200, {
    'set-cookie': deps.devices.remember(cookies, account),
  });
}
