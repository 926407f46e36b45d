import { type ErrorReason, errorReasons } from '#content/errors.ts';
import { privateJson, problem } from '../../service-app.ts';
import { type Step, signInPage } from '../pages/account-pages.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';

type Shown = Parameters<typeof signInPage>[1];

/** Whether a script of the site's own sign-in dialog sends this request: the same steps, answered as JSON. */
export const wantsJson = ({ request }: IncomingRequest): boolean =>
  request.headers.get('accept')?.split(',', 1)[0]?.trim() === 'application/json';

export function stepOf(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
): { step: Step; setCookie: string } {
  const { token, setCookie } = context.formTokens.issue(incoming.request.headers.get('cookie'));
  const { base, brand } = context;
  return { step: { path: `${base}interaction/${uid}`, base, brand: brand(), token }, setCookie };
}

/** The sign-in page; for scripts, where its forms post to and the token they need. */
export function showStep(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  given: Shown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const { step, setCookie } = stepOf(context, incoming, uid);
  if (!wantsJson(incoming))
    return context.page(signInPage(step, given), status, { ...headers, 'set-cookie': setCookie });
  const { path, token } = step;
  return privateJson({ path, token }, { headers: { 'set-cookie': setCookie } });
}

/** The sign-in page with a message; for scripts, the error. */
export function rejectStep(
  context: IdentityContext,
  incoming: IncomingRequest,
  uid: string,
  { reason, ...given }: Shown & { reason: ErrorReason; message: string },
  headers: Record<string, string> = {},
): Response {
  if (wantsJson(incoming)) return problem(reason, { message: given.message, headers });
  const { status } = errorReasons[reason];
  // Known after a failed attempt: the address that a link can be sent to.
  const canSendLink = Boolean(given.email) && (status === 401 || status === 429);
  return showStep(context, incoming, uid, { ...given, canSendLink }, status, headers);
}
