import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies } from '#platform/cookies.ts';
import type { Account } from './accounts.ts';

const yearSeconds = 365 * 86_400;
const mostAccounts = 5;

export interface KnownDevices {
  /** The device's id, if it has signed in to this account with its current password. */
  deviceFor(cookies: string | null, account: Marked | undefined): string | undefined;
  /** A cookie that records the sign-in. */
  remember(cookies: string | null, account: Marked): string;
}

/** A mark depends on the password, so a stolen cookie becomes useless when the password changes. */
type Marked = Pick<Account, 'sub' | 'password_hash'>;

/** A signed cookie lists the accounts a browser has signed in to. It does not replace the password. */
export function createKnownDevices(options: {
  secret: string;
  path: string;
  isSecure: boolean;
}): KnownDevices {
  const name = 'known_device';
  const mark = (id: string, { sub, password_hash }: Marked) =>
    createHmac('sha256', options.secret)
      .update(`device\n${id}\n${sub}\n${password_hash ?? ''}`)
      .digest('base64url')
      .slice(0, 22);
  const read = (cookies: string | null) => {
    const [id = '', ...marks] = (parseCookies(cookies ?? '')[name] ?? '').split('.');
    return /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, mostAccounts) } : undefined;
  };
  return {
    deviceFor(cookies, account) {
      const device = read(cookies);
      if (!device || !account) return undefined;
      const own = Buffer.from(mark(device.id, account));
      const isKnown = device.marks.some((given) => {
        const other = Buffer.from(given);
        return other.length === own.length && timingSafeEqual(other, own);
      });
      return isKnown ? device.id : undefined;
    },
    remember(cookies, account) {
      const { id, marks } = read(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
      const own = mark(id, account);
      const updated = [own, ...marks.filter((given) => given !== own)].slice(0, mostAccounts);
      const attributes = `Path=${options.path}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
      return `${name}=${[id, ...updated].join('.')}; ${attributes}${options.isSecure ? '; Secure' : ''}`;
    },
  };
}
