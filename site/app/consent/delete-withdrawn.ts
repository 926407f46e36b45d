import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import type { StorageNames } from '#content/entities/storage-names.ts';
import { parseCookies } from '#platform/cookies.ts';
import { storageUses } from './storage-uses.ts';

type Place = keyof StorageNames;
/** Storage keys of a script, and the consent category they need. */
export type StorageOwner = Pick<ScriptTag, 'gdprCategory'> & { keeps?: StorageNames | undefined };

const own = Object.entries(storageUses).map(
  ([category, keeps]): StorageOwner => ({ gdprCategory: category as ConsentCategory, keeps }),
);

const isNamed = (names: readonly string[] | undefined, key: string) =>
  names?.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

/** Storage keys to delete: owned by a withdrawn script and by none that may still run. */
export function keysToDelete(
  place: Place,
  keys: readonly string[],
  withdrawn: readonly StorageOwner[],
  remaining: readonly StorageOwner[],
) {
  const isOf = (owners: readonly StorageOwner[], key: string) =>
    owners.some(({ keeps }) => isNamed(keeps?.[place], key));
  return keys.filter((key) => isOf(withdrawn, key) && !isOf(remaining, key));
}

/** A cookie is deleted only with the domain it was set for, which scripts cannot read: `a.b.c`, `b.c`, `c`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

function unsetCookie(name: string): void {
  // Cookies with the prefix __Secure- can only be changed with Secure.
  const rest = `=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
  for (const domain of ['', ...domainsOf(location.hostname).map((host) => `; Domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing where a page is not served over TLS
    document.cookie = name + rest + domain;
  }
}

/** Browser storage areas: how to list and delete their keys. */
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
 * Deletes data stored under consent that no longer holds. A database that a script still has open is deleted with the
 * next page.
 */
export function deleteWithdrawn(
  isWithdrawn: (category: ConsentCategory) => boolean,
  tags: readonly StorageOwner[],
): void {
  const owners = [...own, ...tags];
  const withdrawn = owners.filter(({ gdprCategory }) => isWithdrawn(gdprCategory));
  const remaining = owners.filter((owner) => !withdrawn.includes(owner));
  for (const [name, { keys, forget }] of Object.entries(places)) {
    const place = name as Place;
    // Listing keys is slow on phones: skip areas no withdrawn script uses.
    if (!withdrawn.some(({ keeps }) => keeps?.[place]?.length)) continue;
    const deleteAll = async () => {
      for (const key of keysToDelete(place, await keys(), withdrawn, remaining)) forget(key);
    };
    // A browser that blocks storage for this site throws even on listing.
    deleteAll().catch(() => {});
  }
}
