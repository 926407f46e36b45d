import { messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { ownPagePath } from '#content/rules/own-page.ts';
import { privateJson, type ServicePaths } from '../../service-app.ts';
import { confirmPage, linkSentPage, problemPage } from '../pages/account-pages.ts';
import { sendSignInLink } from '../sign-in-link.ts';
import { type IdentityContext, type IncomingRequest, incomingOf, isOwnForm, redirect } from './context.ts';
import { findLink, linkCookie, linkExpired } from './link-token.ts';
import { endSession } from './log-out.ts';
import { authorizeUrl } from './plain-sign-in-handler.ts';
import { readPosted } from './posted.ts';
import { rejectStep, wantsJson } from './sign-in-step.ts';

/** The page a sign-in link leads to. It has a button, because mail scanners open links but press no buttons. */
export function signInLinkPaths(context: IdentityContext): ServicePaths {
  return {
    'link/': {
      get: (call) => showLink(context, incomingOf(call)),
      post: (call) => postLink(context, incomingOf(call)),
    },
  };
}

const title = ({ brand }: IdentityContext) => `Sign in to ${brand()}`;

async function showLink(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const linkToken = incoming.query.get('token') ?? '';
  const found = await findLink(context, linkToken, 'link');
  if (!found) return linkExpired(context, 'link');
  const { token, setCookie } = context.formTokens.issue(incoming.request.headers.get('cookie'));
  const parts = confirmPage({
    title: title(context),
    text: `You’ll sign in here as ${found.email}.`,
    action: `${context.base}link/`,
    token,
    linkToken,
    button: 'Sign in',
  });
  return context.page(parts, 200, { 'set-cookie': setCookie });
}

/** Starts an authorization; its first step uses the link up. */
async function postLink(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const posted = await readPosted(incoming.request);
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return context.page(problemPage(title(context), messages.tryLater), 403);
  const linkToken = posted('linkToken');
  const found = await findLink(context, linkToken, 'link');
  if (!found) return linkExpired(context, 'link');
  const next = authorizeUrl(context, { returnTo: found.pending ?? '/', prompt: 'login' });
  const provider = context.provider();
  const session = await provider.Session.get(provider.createContext(incoming.req, incoming.res));
  // Another reader of this browser is signed out; otherwise the provider would ask which of the two to keep.
  const isOther = session.accountId !== undefined && session.accountId !== found.sub;
  const cookies = isOther ? await endSession(context, session) : [];
  return redirect(next, [...cookies, linkCookie(context).set(linkToken)]);
}

/** E-mails a sign-in link. The response is the same whether the account exists or not. */
export async function requestLink(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
): Promise<Response> {
  const posted = await readPosted(incoming.request);
  const email = posted?.('email').trim() ?? '';
  const again = (reason: 'form_token' | 'form_invalid' | 'rate_limited', message: string) =>
    rejectStep(context, incoming, uid, { reason, email, message, isRemembered: true });
  if (!posted || !isOwnForm(context, incoming, posted('token')))
    return again('form_token', messages.tryLater);
  if (!isEmailAddress(email)) return again('form_invalid', messages.accountEmail);
  if (!(await incoming.checkRateLimit('accountMail'))) return again('rate_limited', messages.tryLater);
  // The e-mail is sent after the response, so that all addresses take the same time. Check first that it can be queued.
  await context.checkWritable();
  const returnTo = ownPagePath(posted('returnTo') || '/', context.issuer.origin) ?? '/';
  context.later(sendSignInLink(context.deps, { email, returnTo }));
  return wantsJson(incoming) ? privateJson({ sent: true }) : context.page(linkSentPage(email));
}
