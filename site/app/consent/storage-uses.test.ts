import { expect, it } from 'vitest';
import { publication } from '#config';
import { storageUses } from './storage-uses.ts';

const isListed = (names: readonly string[], name: string) =>
  names.some((listed) => (listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed));

it.each([
  publication.identity.cookies.user,
  publication.identity.cookies.previousLogin,
  'identity',
  'identity.sig',
  'identity_step',
  'identity_resume.sig',
  '__Host-identity',
  'known_device',
  'form',
  `auth0.${publication.identity.clientId}.is.authenticated`,
  `_legacy_auth0.${publication.identity.clientId}.is.authenticated`,
  'core_auth_staff',
])('AU-05 %s, which signing in needs, is listed', (name) => {
  expect(isListed(storageUses.C0001.cookies, name)).toBe(true);
});

it('AU-07 storage of the identity provider’s client during sign-in is listed', () => {
  expect(isListed(storageUses.C0001.session, `a0.spajs.txs.${publication.identity.clientId}`)).toBe(true);
  expect(isListed(storageUses.C0001.local, 'core_auth_login_method')).toBe(true);
});
