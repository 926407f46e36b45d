import type { ConsentCategory, ScriptTag } from '#content/entities/script-tag.ts';
import type { StorageNames } from '#content/entities/storage-names.ts';
import { parseCookies } from '#platform/cookies.ts';
import { storageUses } from './storage-uses.ts';

type Place = keyof StorageNames;
/** Who keeps what, and the category it needs leave for. */
export type Keeper = Pick<ScriptTag, 'gdprCategory'> & { keeps?: StorageNames | undefined };

const own = Object.entries(storageUses).map(
  ([category, keeps]): Keeper => ({ gdprCategory: category as ConsentCategory, keeps }),
);

const isNamed = (names: readonly string[] | undefined, key: string) =>
  names?.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

/** Of what is there, what was withdrawn. What somebody keeps who still may run stays, whoever else names it. */
export function namesToForget(
  place: Place,
  keys: readonly string[],
  gone: readonly Keeper[],
  staying: readonly Keeper[],
) {
  const isOf = (keepers: readonly Keeper[], key: string) =>
    keepers.some(({ keeps }) => isNamed(keeps?.[place], key));
  return keys.filter((key) => isOf(gone, key) && !isOf(staying, key));
}

/** A cookie goes only when it is unset for the domain it was set for, which nobody can read: `a.b.c`, `b.c`, `c`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

function unsetCookie(name: string): void {
  // Names that begin with __Secure- are changed by nothing less.
  const rest = `=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
  for (const domain of ['', ...domainsOf(location.hostname).map((host) => `; Domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing where a page is not served over TLS
    document.cookie = name + rest + domain;
  }
}

/** Where a browser keeps things: what is there, and how one of them goes. */
const places: Readonly<
  Record<Place, { keys: () => string[] | Promise<string[]>; forget: (name: string) => unknown }>
> = {
  cookies: { keys: () => Object.keys(parseCookies(document.cookie)), forget: unsetCookie },
  local: { keys: () => Object.keys(localStorage), forget: (name) => localStorage.removeItem(name) },
  session: { keys: () => Object.keys(sessionStorage), forget: (name) => sessionStorage.removeItem(name) },
  databases: {
    keys: async () => (await indexedDB.databases()).map(({ name = '' }) => name),
    forget: (name) => indexedDB.deleteDatabase(name),
  },
  caches: { keys: () => caches.keys(), forget: (name) => caches.delete(name) },
};

/**
 * Deletes what was kept under an answer that no longer holds. A database that a script still holds open goes when the
 * next page asks again.
 */
export function forgetWithdrawn(
  isWithdrawn: (category: ConsentCategory) => boolean,
  tags: readonly Keeper[],
): void {
  const keepers = [...own, ...tags];
  const gone = keepers.filter(({ gdprCategory }) => isWithdrawn(gdprCategory));
  const staying = keepers.filter((keeper) => !gone.includes(keeper));
  for (const [name, { keys, forget }] of Object.entries(places)) {
    const place = name as Place;
    // Who keeps nothing there is not worth the question, which costs a phone a while.
    if (!gone.some(({ keeps }) => keeps?.[place]?.length)) continue;
    const forgetAll = async () => {
      for (const key of namesToForget(place, await keys(), gone, staying)) forget(key);
    };
    // A browser that keeps nothing for this site refuses even to be asked.
    forgetAll().catch(() => {});
  }
}
