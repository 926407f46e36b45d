import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { StorageNames } from '#content/entities/storage-names.ts';
import { adCookies, deviceCookie, experimentCookie } from '#content/limits.ts';
import { answerCookie, closedCookie } from '#content/rules/consent/consent-cookies.ts';

type StorageUse = { readonly [Place in keyof StorageNames]-?: readonly string[] };
const nothing: StorageUse = { cookies: [], local: [], session: [], databases: [], caches: [] };

/**
 * Cookies of signing in: the signed-in flag, the provider's session and its steps, trusted devices, and the
 * provider's client (Auth0 names). Only readers who signed in have them.
 */
const signInCookies = [
  'user',
  'previous_login',
  'identity*',
  '__Host-identity*',
  'known_device',
  'auth0.*',
  '_legacy_auth0.*',
] as const;

/**
 * Everything the site itself may store in a reader's browser, by consent category; nothing else may be stored.
 * Withdrawing a category deletes its entries. New storage keys must be added here; third-party scripts declare theirs
 * as `keeps` in the configuration.
 */
export const storageUses: Readonly<Record<ConsentCategory, StorageUse>> = {
  // Requested by the reader, or needed to keep the site working and stable across pages: the screen size pages are
  // rendered for, and the variant of a page under test. Counting by any of it needs C0002. The preferences say so.
  C0001: {
    cookies: [
      answerCookie,
      closedCookie,
      ...signInCookies,
      'core_auth_*',
      'form',
      '__Host-form',
      // The reading list of a reader without scripts and without an account.
      'reading_list',
      deviceCookie,
      `${experimentCookie}*`,
    ],
    local: ['neutron:1:*', 'seamless', 'player-settings', 'core_auth_*'],
    session: ['reloaded-at', 'consent-place', 'newsletters-wanted', 'core_auth_*', 'a0.spajs.*'],
    databases: [],
    // Pages of the service worker for offline reading.
    caches: ['neutron-*'],
  },
  C0002: {
    ...nothing,
    local: ['experiment-counted'],
    session: ['session-id', 'page-view-count', 'pending-sign-up'],
  },
  C0003: { ...nothing, local: ['survey-done', 'read-chapters'] },
  C0004: { ...nothing, cookies: Object.values(adCookies) },
  C0005: nothing,
};
