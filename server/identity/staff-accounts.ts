import type { IncomingMessage } from 'node:http';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import type { NamedDoor } from '../http/front.ts';

export interface StaffDoors {
  identity: Pick<Identity, 'readBearer' | 'readSession'>;
  staffToken: string;
  /** Of this site: forms of its pages say that they come from here. */
  origin?: string | undefined;
}

type StaffAccount = { sub: string; role: string };

/** Names the account behind a request to who writes down what staff do. What comes in from outside is never believed. */
export const staffHeader = 'x-neutron-staff';

/** Who of the staff this is; the staff token is nobody in particular. */
export const staffOf = (headers: Headers): string => headers.get(staffHeader) ?? 'the staff token';

/**
 * Opens a door for staff by their accounts: by an access token anywhere, by the session of their browser for pages.
 * A form that only a cookie speaks for could have been sent by any site: it must say that it comes from this one, and
 * the page asks for a token of its own on top. Behind the door they are who holds the staff token: what asks for it
 * there stays as it is.
 */
export function letStaffIn(named: NamedDoor, kind: 'pages' | 'calls', by: StaffDoors): NamedDoor {
  const door: Door = (exchange) => {
    const { headers, method } = exchange.req;
    delete headers[staffHeader];
    const token = tokenOf(exchange.req);
    if (token === by.staffToken) return named.door(exchange);
    if (token) return enter(exchange, async () => (await by.identity.readBearer(token))?.account);
    const isRead = method === 'GET' || method === 'HEAD';
    const isOwnForm = method === 'POST' && by.origin !== undefined && headers.origin === by.origin;
    const isPage = kind === 'pages' && (isRead || isOwnForm);
    if (!isPage || headers.authorization || !headers.cookie) return named.door(exchange);
    return enter(exchange, () => by.identity.readSession(exchange.req, exchange.res));
  };
  async function enter(exchange: Exchange, find: () => Promise<StaffAccount | undefined>): Promise<void> {
    const account = await find();
    if (account?.role === 'staff') {
      exchange.req.headers.authorization = `Bearer ${by.staffToken}`;
      exchange.req.headers[staffHeader] = account.sub;
    }
    await named.door(exchange);
  }
  return { ...named, door };
}

const tokenOf = (req: IncomingMessage) =>
  /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(req.headers.authorization ?? '')?.[1];
