/** Everything this browser remembers about a reader's account: user, profile, login method, comment token. */
export const accountPrefix = 'core_auth_';
const userCookie = 'user';

/** The part of `Storage` that signing out uses; tests pass a small fake. */
export type AccountStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** The names below our prefix. Collected first: removing while counting would skip every second one. */
function accountKeys(storage: AccountStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(accountPrefix),
  );
}

/** Cookies of a reader's account, as a `document.cookie` shows them. */
export function accountCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => name === userCookie || name.startsWith(accountPrefix));
}

/** Forgets the reader on this device. Saved stories, theme and text size are no account: they stay. */
export function signOut(
  page: { cookie: string },
  storages: readonly AccountStorage[],
): { keys: string[]; cookies: string[] } {
  const keys = storages.flatMap((storage) => {
    const names = accountKeys(storage);
    for (const name of names) storage.removeItem(name);
    return names;
  });
  const cookies = accountCookies(page.cookie);
  for (const name of cookies) page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return { keys, cookies };
}
