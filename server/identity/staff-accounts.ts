import type { IncomingMessage } from 'node:http';
import { staffDocument, staffHeaders, staffPolicy } from '#content/rules/staff-document.ts';
import { staffToken as tokenHolder } from '#services/audit/audit-log.ts';
import { bearerToken } from '#services/identity/bearer-token.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import type { NamedDoor } from '../http/front.ts';
import { sendText } from '../http/send.ts';
import { sendingPage } from '../http/sending-page.ts';
import { hasToken, isLocal } from '../metrics-door.ts';
import { markGenuine, markWrong } from '../rate-limit/wrong-credentials.ts';

export interface StaffDoors {
  /** Undefined when another provider signs readers in: then only the staff token opens. */
  identity: Pick<Identity, 'readBearer' | 'readSession'> | undefined;
  staffToken: string;
  /** Whether who sits at the machine needs no token; for development. */
  isOpenHere: boolean;
  /** Told of credentials that did not open: whoever has none just does not know the way. */
  onRefused?(why: 'token' | 'no staff' | 'another site'): void;
}

/** Whose account opened the door, for what is behind it; nobody outside can write it. */
export const staffHeader = 'x-neutron-staff';

/** Who of the staff this is; who holds the staff token is nobody in particular. */
export const staffOf = (headers: Headers): string => headers.get(staffHeader) ?? tokenHolder;

/**
 * Opens a door for staff by their accounts: by an access token, or by the session of their browser. A cookie speaks for
 * who sent a form only when it came from one of our own pages. Behind the door they are who holds the staff token: what
 * asks for it there stays as it is, and `staffHeader` says who it was.
 */
export function letStaffIn(named: NamedDoor, kind: 'pages' | 'calls', by: StaffDoors): NamedDoor {
  const { identity } = by;
  const door: Door = (exchange) => {
    const { req } = exchange;
    delete req.headers[staffHeader];
    const token = tokenOf(req);
    if (!identity || hasToken(req, by.staffToken)) return named.door(exchange);
    if (token) return enter(exchange, async () => (await identity.readBearer(token))?.account);
    if (req.headers.authorization) {
      by.onRefused?.('token');
      return named.door(exchange);
    }
    if (maySpeakByCookie(exchange, kind))
      return enter(exchange, () => identity.readSession(req, exchange.res));
    if (!isRead(req) && sendingPage(req) === 'foreign') by.onRefused?.('another site');
    return refuse(exchange);
  };
  async function enter(exchange: Exchange, find: () => Promise<{ sub: string; role: string } | undefined>) {
    const account = await find();
    if (account?.role !== 'staff') {
      if (account) markGenuine(exchange.req);
      else markWrong(exchange.req);
      // A session that is over is no attempt at anything.
      if (account || tokenOf(exchange.req)) by.onRefused?.(account ? 'no staff' : 'token');
      return refuse(exchange);
    }
    exchange.req.headers.authorization = `Bearer ${by.staffToken}`;
    exchange.req.headers[staffHeader] = account.sub;
    return named.door(exchange);
  }
  /** People are told how to come in; everything else is answered by the door itself. */
  function refuse(exchange: Exchange): void | Promise<void> {
    const { req, target } = exchange;
    const isPerson = kind === 'pages' && isRead(req) && /\btext\/html\b/.test(req.headers.accept ?? '');
    const isOpen = by.isOpenHere && isLocal(req);
    if (!isPerson || isOpen || new URLSearchParams(target.query).get('with') === 'token')
      return named.door(exchange);
    const headers = {
      ...staffHeaders,
      'content-security-policy': staffPolicy,
      'www-authenticate': 'Bearer',
      'x-request-id': exchange.requestId,
    };
    sendText(exchange, 401, headers, staffDocument('This page is for staff', howToComeIn));
  }
  return { ...named, door };
}

const howToComeIn = `<p><a href="/user/">Log in</a> with an account of staff, then open this page again.</p>
<p>Who runs the site may also <a href="?with=token">use the staff token</a>: it is the password, any user name will do.</p>`;

const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD';

export const hasSessionCookie = (req: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; ?)(?:__Host-)?identity=/.test(req.headers.cookie ?? '');

function maySpeakByCookie({ req, target }: Exchange, kind: 'pages' | 'calls'): boolean {
  if (!hasSessionCookie(req)) return false;
  if (kind === 'pages' && isRead(req)) return true;
  // Calls of readers carry the site's key: nobody's session is looked up for them.
  const isReaders = kind === 'calls' && new URLSearchParams(target.query).has('apiKey');
  return !isReaders && sendingPage(req) === 'own';
}

const tokenOf = (req: IncomingMessage) => bearerToken(req.headers.authorization);
