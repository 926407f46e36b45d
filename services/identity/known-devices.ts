import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies } from '#platform/cookies.ts';
import type { Account } from './accounts.ts';

const yearSeconds = 365 * 86_400;
const mostAccounts = 5;

export interface KnownDevices {
  /** The device's own id, when it signed in to this account before, with the password of now. */
  deviceFor(cookies: string | null, account: Marked | undefined): string | undefined;
  /** A cookie that says it did. */
  remember(cookies: string | null, account: Marked): string;
}

/** A mark ends with the password: whoever took a device's cookie has it no longer than that. */
type Marked = Pick<Account, 'sub' | 'password_hash'>;

/** A browser keeps, signed, which accounts it was let in to. The cookie opens nothing: the password is asked all the same. */
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
      const kept = [own, ...marks.filter((given) => given !== own)].slice(0, mostAccounts);
      const attributes = `Path=${options.path}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
      return `${name}=${[id, ...kept].join('.')}; ${attributes}${options.isSecure ? '; Secure' : ''}`;
    },
  };
}
