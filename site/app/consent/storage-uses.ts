import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { adCookies, deviceCookie, experimentCookie } from '#content/limits.ts';
import { answerCookie, closedCookie } from '#content/rules/consent/consent-cookies.ts';

/** Names of what is kept in a reader's browser; one that ends in `*` stands for all that begin like it. */
export interface StorageUse {
  cookies: readonly string[];
  /** Of `localStorage`. */
  local: readonly string[];
  /** Of `sessionStorage`. */
  session: readonly string[];
}

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
 * All that the site may keep in a reader's browser, by the category it needs leave for; nothing may be kept beside it.
 * What stands under a category is deleted when a reader withdraws it. Whoever keeps something new adds its name here.
 */
export const storageUses: Readonly<Record<ConsentCategory, StorageUse>> = {
  // There because the reader asked for it, or to keep the site working; what stays on the device is sent to nobody.
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
  },
  C0002: { cookies: [], local: ['experiment-counted'], session: ['session-id', 'page-view-count'] },
  C0003: { cookies: [], local: ['survey-done'], session: [] },
  C0004: { cookies: Object.values(adCookies), local: [], session: [] },
  C0005: { cookies: [], local: [], session: [] },
};
