import type { IncomingMessage } from 'node:http';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import type { NamedDoor } from '../http/front.ts';

export interface StaffDoors {
  identity: Pick<Identity, 'readBearer' | 'readSession'>;
  staffToken: string;
}

/**
 * Opens a door for staff by their accounts: by an access token anywhere, by the session of their browser for reading
 * pages. A form that only a cookie speaks for could have been sent by any site. Behind the door they are who holds the
 * staff token: what asks for it there stays as it is.
 */
export function letStaffIn(named: NamedDoor, kind: 'pages' | 'calls', by: StaffDoors): NamedDoor {
  const door: Door = (exchange) => {
    const { headers } = exchange.req;
    const token = tokenOf(exchange.req);
    if (token === by.staffToken) return named.door(exchange);
    if (token) return enter(exchange, async () => (await by.identity.readBearer(token))?.account.role);
    const isPage = kind === 'pages' && (exchange.req.method === 'GET' || exchange.req.method === 'HEAD');
    if (!isPage || headers.authorization || !headers.cookie) return named.door(exchange);
    return enter(exchange, async () => (await by.identity.readSession(exchange.req, exchange.res))?.role);
  };
  async function enter(exchange: Exchange, role: () => Promise<string | undefined>): Promise<void> {
    if ((await role()) === 'staff') exchange.req.headers.authorization = `Bearer ${by.staffToken}`;
    await named.door(exchange);
  }
  return { ...named, door };
}

const tokenOf = (req: IncomingMessage) =>
  /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(req.headers.authorization ?? '')?.[1];
