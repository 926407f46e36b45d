import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { type Account, createAccounts } from '../accounts.ts';
import { type IdentityTables, migrateIdentity } from '../identity-tables.ts';
import { listPasskeys, pruneChallenges } from './passkey-store.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createTestAuthenticator, type Twist } from './test-authenticator.ts';

const issuer = new URL('https://wavelength.example/identity/');
const place = { origin: issuer.origin, rpId: issuer.hostname };
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

describeOneStore((emptyStore) => {
  let store: OpenStore;
  let passkeys: Passkeys;
  let owner: Account;
  const clock = { now: 1_800_000_000_000 };
  beforeEach(async () => {
    store = emptyStore();
    await migrateIdentity(store.db);
    passkeys = createPasskeys({ db: store.db, brand: () => 'Wavelength', issuer, now: () => clock.now });
    owner = await addAccount('owner');
  });

  const addAccount = (username: string) =>
    store.db
      .as<IdentityTables>()
      .transaction((trx) =>
        createAccounts(store.db).create(
          trx,
          { email: `${username}@mail.example`, passwordHash: null, username, isVerified: true },
          clock.now,
        ),
      );
  const requestNew = async (account = owner) => {
    const creation = await passkeys.requestNew(account);
    if (!creation) throw new Error('no creation options');
    return creation;
  };
  async function withPasskey() {
    const authenticator = createTestAuthenticator(place);
    await passkeys.saveNew(owner, authenticator.create(await requestNew()), 'My phone');
    return authenticator;
  }

  it('AU-41 requests a discoverable passkey with user verification', async () => {
    expect(await requestNew()).toMatchObject({
      rp: { id: 'wavelength.example', name: 'Wavelength' },
      user: { name: 'owner@mail.example', displayName: 'owner' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const authenticator = await withPasskey();
    expect((await requestNew()).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    expect(await passkeys.requestSignIn('a-sign-in')).toMatchObject({
      rpId: 'wavelength.example',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('AU-41 a registered passkey signs in, any number of times', async () => {
    const authenticator = await withPasskey();
    expect(await listPasskeys(store.db, owner.sub)).toMatchObject([{ name: 'My phone', used: null }]);
    for (const uid of ['first-sign-in', 'second-sign-in'])
      expect(await passkeys.verifySignIn(uid, authenticator.get(await passkeys.requestSignIn(uid)))).toEqual({
        sub: owner.sub,
      });
    expect((await listPasskeys(store.db, owner.sub))[0]?.used).toBe(new Date(clock.now).toISOString());
  });

  describe('registration is rejected', () => {
    it.each<[string, Twist]>([
      ['for another site', { origin: 'https://evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['for a challenge that was never issued', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
      ['without user verification', { isVerified: false }],
      ['with the response of a sign-in', { type: 'webauthn.get' }],
    ])('AU-41 %s', async (_, twist) => {
      const answer = createTestAuthenticator(place).create(await requestNew(), twist);
      expect(await passkeys.saveNew(owner, answer, 'x')).toBeUndefined();
      expect(await listPasskeys(store.db, owner.sub)).toEqual([]);
    });

    it('AU-41 twice with one challenge, too late, for another account, or for an existing passkey', async () => {
      const question = await requestNew();
      const first = createTestAuthenticator(place);
      expect(await passkeys.saveNew(owner, first.create(question), 'x')).toEqual({ id: first.id });
      const again = createTestAuthenticator(place).create(question);
      expect(await passkeys.saveNew(owner, again, 'x')).toBeUndefined();

      const late = createTestAuthenticator(place).create(await requestNew());
      clock.now += 5 * 60_000;
      expect(await passkeys.saveNew(owner, late, 'x')).toBeUndefined();

      const other = await addAccount('other');
      const mixedUp = createTestAuthenticator(place).create(await requestNew());
      expect(await passkeys.saveNew(other, mixedUp, 'x')).toBeUndefined();
      expect(await passkeys.saveNew(other, first.create(await requestNew(other)), 'x')).toBeUndefined();
    });

    it('AU-41 when the account has reached the limit', async () => {
      for (let count = 0; count < 20; count += 1) await withPasskey();
      expect(await passkeys.requestNew(owner)).toBeUndefined();
    });

    it.each([undefined, {}, { id: 'x' }, 'text', []])(
      'AU-41 when the response is not one: %j',
      async (answer) => {
        expect(await passkeys.saveNew(owner, answer, 'x')).toBeUndefined();
        expect(await passkeys.verifySignIn('a-sign-in', answer)).toHaveProperty('rejected');
      },
    );
  });

  describe('sign-in is rejected', () => {
    it.each<[string, Twist, string]>([
      ['for another site', { origin: 'https://evil.example' }, 'wrong answer'],
      ['for another host', { rpId: 'evil.example' }, 'wrong answer'],
      ['for a challenge that was never issued', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }, 'wrong answer'],
      ['without user verification', { isVerified: false }, 'wrong answer'],
      ['with another key', { key: stranger }, 'wrong signature'],
      ['when the counter does not increase', { counter: 1 }, 'counter went back'],
      ['when the counter goes back', { counter: 0 }, 'counter went back'],
    ])('AU-41 %s', async (_, twist, rejected) => {
      const authenticator = await withPasskey();
      const answer = authenticator.get(await passkeys.requestSignIn('a-sign-in'), twist);
      expect(await passkeys.verifySignIn('a-sign-in', answer)).toEqual({ rejected });
    });

    it('AU-41 twice with one response, in another sign-in, too late, or with an unknown passkey', async () => {
      const authenticator = await withPasskey();
      const answer = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      const both = await Promise.all([
        passkeys.verifySignIn('a-sign-in', answer),
        passkeys.verifySignIn('a-sign-in', answer),
      ]);
      expect(both.filter((outcome) => 'sub' in outcome)).toHaveLength(1);

      const elsewhere = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      expect(await passkeys.verifySignIn('another-sign-in', elsewhere)).toHaveProperty('rejected');

      const late = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      clock.now += 5 * 60_000;
      expect(await passkeys.verifySignIn('a-sign-in', late)).toHaveProperty('rejected');
      await pruneChallenges(store.db, clock.now);

      const unknown = createTestAuthenticator(place).get(await passkeys.requestSignIn('a-sign-in'));
      expect(await passkeys.verifySignIn('a-sign-in', unknown)).toEqual({ rejected: 'unknown passkey' });
    });

    it('AU-41 with a challenge of a registration, and the other way round', async () => {
      const authenticator = await withPasskey();
      const question = await requestNew();
      const mixedUp = authenticator.get(question);
      expect(await passkeys.verifySignIn(owner.sub, mixedUp)).toHaveProperty('rejected');
      const other = createTestAuthenticator(place).create(await passkeys.requestSignIn(owner.sub));
      expect(await passkeys.saveNew(owner, other, 'x')).toBeUndefined();
    });
  });
});
