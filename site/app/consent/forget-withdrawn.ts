import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { allCategories } from '#content/rules/consent/consent-cookies.ts';
import type { ConsentDecision } from '#content/rules/consent/decide-consent.ts';
import { parseCookies } from '#content/rules/cookies.ts';
import { type StorageUse, storageUses } from './storage-uses.ts';

const isNamed = (names: readonly string[], key: string) =>
  names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

/** Of what is there, what belongs to categories that may not run. */
export function namesToForget(
  present: StorageUse,
  mayRun: (category: ConsentCategory) => ConsentDecision,
  uses: Readonly<Record<ConsentCategory, StorageUse>> = storageUses,
): StorageUse {
  const withdrawn = allCategories.filter((category) => !mayRun(category).allowed);
  const among = (kind: keyof StorageUse) =>
    present[kind].filter((key) => withdrawn.some((category) => isNamed(uses[category][kind], key)));
  return { cookies: among('cookies'), local: among('local'), session: among('session') };
}

/** A cookie goes only when it is unset for the domain it was set for, which nobody can read: `a.b.c`, `b.c`, `c`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** A browser that keeps nothing for this site refuses even to be asked. */
function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

/** Deletes what was kept under an answer that no longer holds. */
export function forgetWithdrawn(mayRun: (category: ConsentCategory) => ConsentDecision): void {
  const { cookies, local, session } = namesToForget(
    {
      cookies: Object.keys(parseCookies(document.cookie)),
      local: keysOf(() => localStorage),
      session: keysOf(() => sessionStorage),
    },
    mayRun,
  );
  for (const name of cookies) {
    for (const domain of ['', ...domainsOf(location.hostname).map((host) => `; Domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing where a page is not served over TLS
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
  for (const name of local) localStorage.removeItem(name);
  for (const name of session) sessionStorage.removeItem(name);
}
