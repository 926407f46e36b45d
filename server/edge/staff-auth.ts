import type { IncomingMessage } from 'node:http';
import type { Api } from '#api/create-api.ts';
import { serviceTokenPrefix } from '#api/rights/service-token.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { signInDocument } from '#desk/document/sign-in-document.ts';
import { staffHeaders, staffPolicy } from '#desk/document/staff-document.ts';
import { sendingPage } from '#platform/http/request-origin.ts';
import { hasPassword, hasSessionCookie, hasToken } from '#platform/http/staff-credentials.ts';
import type { Staff } from '#platform/staff.ts';
import { displayName } from '#services/identity/accounts.ts';
import type { SignedIn } from '#services/identity/bearer.ts';
import { bearerToken } from '#services/identity/bearer-token.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import type { NamedHandler } from './http/request-listener.ts';
import { sendError, sendText } from './http/send.ts';
import { isLocal } from './metrics-handler.ts';
import { markGenuine, markWrong } from './rate-limit/wrong-credentials.ts';

export interface StaffAuthOptions {
  /** Undefined when another provider signs readers in: then only the staff token is accepted. */
  identity: Pick<Identity, 'readBearer' | 'readSession'> | undefined;
  staffToken: string;
  /** Reads roles and service accounts; absent in a process without the store. */
  staff: Pick<Api, 'staffOf' | 'serviceAccount'> | undefined;
  /** Accounts of staff sign in by passkey; a password alone is not enough. */
  needsTwoFactors: boolean;
  /** In development, requests from this machine need no token. */
  isOpenLocally: boolean;
  /** Called for wrong credentials, not for a request without any. */
  onRejected?(why: 'token' | 'no staff' | 'another site'): void;
}

/** Routes of the desk's application: what they send is the same for everybody. */
export const deskAppName = 'desk app';

/**
 * Authenticates staff before a handler and sets `context.staff`: by the staff token, by the access token of a staff account,
 * or by the session of their browser. A cookie authenticates a form only if one of our own pages sent it. The handler
 * decides what a request without staff gets.
 */
export function authenticateStaff(
  route: NamedHandler,
  kind: 'pages' | 'calls',
  options: StaffAuthOptions,
): NamedHandler {
  const { identity, staffToken } = options;
  const handler: Handler = (context) => {
    const { req } = context;
    if (hasToken(req, staffToken) || (kind === 'pages' && hasPassword(req, staffToken))) {
      context.staff = staffTokenHolder;
      return route.handler(context);
    }
    const token = bearerToken(req.headers.authorization);
    if (token?.startsWith(serviceTokenPrefix)) return byService(context, token);
    if (!identity) return withoutAccount(context);
    if (token) return byAccount(context, () => identity.readBearer(token));
    if (req.headers.authorization) {
      options.onRejected?.('token');
      return withoutAccount(context);
    }
    if (canUseCookie(context, kind)) return byAccount(context, () => identity.readSession(req, context.res));
    if (!isRead(req) && sendingPage(req) === 'foreign') options.onRejected?.('another site');
    return reject(context);
  };

  async function byService(context: RequestContext, token: string) {
    const service = await options.staff?.serviceAccount(token);
    if (service) context.staff = service;
    else options.onRejected?.('token');
    return route.handler(context);
  }

  async function byAccount(context: RequestContext, find: () => Promise<SignedIn | undefined>) {
    const { account, isTwoFactor, session } = (await find()) ?? {};
    const isStaff = account?.role === 'staff';
    const staff =
      account && (await options.staff?.staffOf({ sub: account.sub, name: displayName(account), isStaff }));
    if (staff && options.needsTwoFactors && !isTwoFactor)
      return kind === 'pages' ? reject(context) : sendError(context, 'second_factor_required');
    if (staff) {
      context.staff = { ...staff, session };
      return route.handler(context);
    }
    if (account) markGenuine(context.req);
    else markWrong(context.req);
    // An ended session is no attack.
    if (account || context.req.headers.authorization) options.onRejected?.(account ? 'no staff' : 'token');
    return reject(context);
  }

  function withoutAccount(context: RequestContext): void | Promise<void> {
    if (kind === 'pages' && options.isOpenLocally && isLocal(context.req)) context.staff = staffTokenHolder;
    return route.handler(context);
  }

  /** A person gets a page that says how to sign in; for everything else the handler responds. */
  function reject(context: RequestContext): void | Promise<void> {
    const { req, target } = context;
    const isPerson = kind === 'pages' && isRead(req) && /\btext\/html\b/.test(req.headers.accept ?? '');
    const isOpen = options.isOpenLocally && isLocal(req);
    if (!isPerson || isOpen || new URLSearchParams(target.query).get('with') === 'token')
      return withoutAccount(context);
    const headers = {
      ...staffHeaders,
      'content-security-policy': staffPolicy,
      'www-authenticate': 'Bearer',
      'x-request-id': context.requestId,
    };
    sendText(context, 401, headers, signInDocument);
  }
  return { ...route, handler };
}

/** Runs a page handler only for staff; browsers without staff rights ask for the staff token as a password. */
export function requireStaff(options: {
  handler(context: RequestContext, staff: Staff): void | Promise<void>;
  /** The page has forms and checks their tokens itself. */
  acceptsForms?: boolean;
}): Handler {
  return (context) => {
    const { req, staff } = context;
    if (staff) {
      // Browsers send a password they know with the forms of any site.
      if (!isRead(req) && sendingPage(req) === 'foreign') return sendError(context, 'form_token');
      return isRead(req) || (options.acceptsForms === true && req.method === 'POST')
        ? options.handler(context, staff)
        : sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    }
    const headers = {
      'www-authenticate': 'Basic realm="Staff: the staff token is the password", charset="UTF-8"',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': context.requestId,
    };
    sendText(context, 401, headers, 'This page is for staff. The staff token is the password.\n');
  };
}

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

function canUseCookie({ req, target }: RequestContext, kind: 'pages' | 'calls'): boolean {
  if (!hasSessionCookie(req)) return false;
  if (kind === 'pages' && isRead(req)) return true;
  // Readers' calls carry the site's API key: no session is looked up for them.
  const isReaders = kind === 'calls' && new URLSearchParams(target.query).has('apiKey');
  return !isReaders && sendingPage(req) === 'own';
}
