import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { StorageNames } from '#content/entities/storage-names.ts';
import { adCookies, deviceCookie, experimentCookie } from '#content/limits.ts';
import { answerCookie, closedCookie } from '#content/rules/consent/consent-cookies.ts';

export type StorageUse = { readonly [Place in keyof StorageNames]-?: readonly string[] };
const nothing: StorageUse = { cookies: [], local: [], session: [], databases: [], caches: [] };

/**
 * Of signing in: that a browser is a member's, the session at the provider and its steps, which accounts a browser was let
 * in to, and the provider's client, by Auth0's names. A reader who never signed in has none of them.
 */
export const signInCookies = [
  'user',
  'previous_login',
  'identity*',
  '__Host-identity*',
  'known_device',
  'auth0.*',
  '_legacy_auth0.*',
] as const;

/**
 * All that the site itself may keep in a reader's browser, by the category it needs leave for; nothing may be kept beside
 * it. What stands under a category is deleted when a reader withdraws it. Whoever keeps something new adds its name here;
 * a script of another company says it in the configuration, by `keeps`.
 */
export const storageUses: Readonly<Record<ConsentCategory, StorageUse>> = {
  // There because the reader asked for it, or to keep the site working and the same from page to page: for which screen
  // pages are drawn, and which drawing of a page under test. Counting by any of it needs C0002. The preferences say so.
  C0001: {
    cookies: [
      answerCookie,
      closedCookie,
      ...signInCookies,
      'core_auth_*',
      'form',
      '__Host-form',
      deviceCookie,
      `${experimentCookie}*`,
    ],
    local: ['neutron:1:*', 'seamless', 'player-settings', 'core_auth_*'],
    session: ['reloaded-at', 'consent-place', 'letters-wanted', 'core_auth_*', 'a0.spajs.*'],
    databases: [],
    // Of the service worker: what can be read without a connection.
    caches: ['neutron-*'],
  },
  C0002: {
    ...nothing,
    local: ['experiment-counted'],
    session: ['session-id', 'page-view-count', 'pending-sign-up'],
  },
  C0003: { ...nothing, local: ['survey-done'] },
  C0004: { ...nothing, cookies: Object.values(adCookies) },
  C0005: nothing,
};
