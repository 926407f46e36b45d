import type { IncomingMessage } from 'node:http';
import { staffDocument, staffHeaders, staffPolicy } from '#content/rules/staff-document.ts';
import { staffToken as tokenHolder } from '#services/audit/audit-log.ts';
import { bearerToken } from '#services/identity/bearer-token.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import type { Route } from './http/request-listener.ts';
import { sendingPage } from './http/request-origin.ts';
import { sendText } from './http/send.ts';
import { hasToken, isLocal } from './metrics-handler.ts';
import { markGenuine, markWrong } from './rate-limit/wrong-credentials.ts';

export interface StaffHandlers {
  /** Undefined when another provider signs readers in: then only the staff token opens. */
  identity: Pick<Identity, 'readBearer' | 'readSession'> | undefined;
  staffToken: string;
  /** Whether who sits at the machine needs no token; for development. */
  isOpenHere: boolean;
  /** Told of credentials that did not open: whoever has none just does not know the way. */
  onRejected?(why: 'token' | 'no staff' | 'another site'): void;
}

/** Whose account opened the handler, for what is behind it; nobody outside can write it. */
export const staffHeader = 'x-neutron-staff';

/** Who of the staff this is; who holds the staff token is nobody in particular. */
export const staffOf = (headers: Headers): string => headers.get(staffHeader) ?? tokenHolder;

/**
 * Opens a handler for staff by their accounts: by an access token, or by the session of their browser. A cookie speaks for
 * who sent a form only when it came from one of our own pages. Behind the handler they are who holds the staff token: what
 * asks for it there stays as it is, and `staffHeader` says who it was.
 */
export function letStaffIn(named: Route, kind: 'pages' | 'calls', by: StaffHandlers): Route {
  const { identity } = by;
  const handler: Handler = (context) => {
    const { req } = context;
    delete req.headers[staffHeader];
    const token = tokenOf(req);
    if (!identity || hasToken(req, by.staffToken)) return named.handler(context);
    if (token) return enter(context, async () => (await identity.readBearer(token))?.account);
    if (req.headers.authorization) {
      by.onRejected?.('token');
      return named.handler(context);
    }
    if (maySpeakByCookie(context, kind)) return enter(context, () => identity.readSession(req, context.res));
    if (!isRead(req) && sendingPage(req) === 'foreign') by.onRejected?.('another site');
    return refuse(context);
  };
  async function enter(
    context: RequestContext,
    find: () => Promise<{ sub: string; role: string } | undefined>,
  ) {
    const account = await find();
    if (account?.role !== 'staff') {
      if (account) markGenuine(context.req);
      else markWrong(context.req);
      // A session that is over is no attempt at anything.
      if (account || tokenOf(context.req)) by.onRejected?.(account ? 'no staff' : 'token');
      return refuse(context);
    }
    context.req.headers.authorization = `Bearer ${by.staffToken}`;
    context.req.headers[staffHeader] = account.sub;
    return named.handler(context);
  }
  /** People are told how to come in; everything else is answered by the handler itself. */
  function refuse(context: RequestContext): void | Promise<void> {
    const { req, target } = context;
    const isPerson = kind === 'pages' && isRead(req) && /\btext\/html\b/.test(req.headers.accept ?? '');
    const isOpen = by.isOpenHere && isLocal(req);
    if (!isPerson || isOpen || new URLSearchParams(target.query).get('with') === 'token')
      return named.handler(context);
    const headers = {
      ...staffHeaders,
      'content-security-policy': staffPolicy,
      'www-authenticate': 'Bearer',
      'x-request-id': context.requestId,
    };
    sendText(context, 401, headers, staffDocument('This page is for staff', howToComeIn));
  }
  return { ...named, handler };
}

const howToComeIn = `<p><a href="/user/">Log in</a> with an account of staff, then open this page again.</p>
<p>Who runs the site may also <a href="?with=token">use the staff token</a>: it is the password, any user name will do.</p>`;

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

export const hasSessionCookie = (req: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; ?)(?:__Host-)?identity=/.test(req.headers.cookie ?? '');

function maySpeakByCookie({ req, target }: RequestContext, kind: 'pages' | 'calls'): boolean {
  if (!hasSessionCookie(req)) return false;
  if (kind === 'pages' && isRead(req)) return true;
  // Calls of readers carry the site's key: nobody's session is looked up for them.
  const isReaders = kind === 'calls' && new URLSearchParams(target.query).has('apiKey');
  return !isReaders && sendingPage(req) === 'own';
}

const tokenOf = (req: IncomingMessage) => bearerToken(req.headers.authorization);
