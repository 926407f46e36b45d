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
    passkeys = createPasskeys({ db: store.db, brand: 'Wavelength', issuer, now: () => clock.now });
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
  const asked = async (account = owner) => {
    const question = await passkeys.askNew(account);
    if (!question) throw new Error('it asks');
    return question;
  };
  async function withPasskey() {
    const authenticator = createTestAuthenticator(place);
    await passkeys.takeNew(owner, authenticator.create(await asked()), 'My phone');
    return authenticator;
  }

  it('AU-41 asks for a passkey the browser can find by itself, checked by its owner', async () => {
    expect(await asked()).toMatchObject({
      rp: { id: 'wavelength.example', name: 'Wavelength' },
      user: { name: 'owner@mail.example', displayName: 'owner' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const authenticator = await withPasskey();
    expect((await asked()).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    expect(await passkeys.requestSignIn('a-sign-in')).toMatchObject({
      rpId: 'wavelength.example',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('AU-41 a passkey that was made signs in, as often as it is asked', async () => {
    const authenticator = await withPasskey();
    expect(await listPasskeys(store.db, owner.sub)).toMatchObject([{ name: 'My phone', used: null }]);
    for (const uid of ['first-sign-in', 'second-sign-in'])
      expect(await passkeys.takeSignIn(uid, authenticator.get(await passkeys.requestSignIn(uid)))).toEqual({
        sub: owner.sub,
      });
    expect((await listPasskeys(store.db, owner.sub))[0]?.used).toBe(new Date(clock.now).toISOString());
  });

  describe('making one is refused', () => {
    it.each<[string, Twist]>([
      ['for another site', { origin: 'https://evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['for a question nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
      ['without a check of the owner', { isVerified: false }],
      ['with the answer of a sign-in', { type: 'webauthn.get' }],
    ])('AU-41 %s', async (_, twist) => {
      const answer = createTestAuthenticator(place).create(await asked(), twist);
      expect(await passkeys.takeNew(owner, answer, 'x')).toBeUndefined();
      expect(await listPasskeys(store.db, owner.sub)).toEqual([]);
    });

    it('AU-41 twice with one question, too late, for another account, or one that exists', async () => {
      const question = await asked();
      const first = createTestAuthenticator(place);
      expect(await passkeys.takeNew(owner, first.create(question), 'x')).toEqual({ id: first.id });
      const again = createTestAuthenticator(place).create(question);
      expect(await passkeys.takeNew(owner, again, 'x')).toBeUndefined();

      const late = createTestAuthenticator(place).create(await asked());
      clock.now += 5 * 60_000;
      expect(await passkeys.takeNew(owner, late, 'x')).toBeUndefined();

      const other = await addAccount('other');
      const mixedUp = createTestAuthenticator(place).create(await asked());
      expect(await passkeys.takeNew(other, mixedUp, 'x')).toBeUndefined();
      expect(await passkeys.takeNew(other, first.create(await asked(other)), 'x')).toBeUndefined();
    });

    it('AU-41 when the account has enough of them', async () => {
      for (let count = 0; count < 20; count += 1) await withPasskey();
      expect(await passkeys.askNew(owner)).toBeUndefined();
    });

    it.each([undefined, {}, { id: 'x' }, 'text', []])('AU-41 when it is none: %j', async (answer) => {
      expect(await passkeys.takeNew(owner, answer, 'x')).toBeUndefined();
      expect(await passkeys.takeSignIn('a-sign-in', answer)).toHaveProperty('refused');
    });
  });

  describe('signing in is refused', () => {
    it.each<[string, Twist, string]>([
      ['for another site', { origin: 'https://evil.example' }, 'wrong answer'],
      ['for another host', { rpId: 'evil.example' }, 'wrong answer'],
      ['for a question nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }, 'wrong answer'],
      ['without a check of the owner', { isVerified: false }, 'wrong answer'],
      ['with the key of somebody else', { key: stranger }, 'wrong signature'],
      ['when the counter stands still', { counter: 1 }, 'counter went back'],
      ['when the counter goes back', { counter: 0 }, 'counter went back'],
    ])('AU-41 %s', async (_, twist, refused) => {
      const authenticator = await withPasskey();
      const answer = authenticator.get(await passkeys.requestSignIn('a-sign-in'), twist);
      expect(await passkeys.takeSignIn('a-sign-in', answer)).toEqual({ refused });
    });

    it('AU-41 twice with one answer, in another sign-in, too late, or with a passkey nobody has', async () => {
      const authenticator = await withPasskey();
      const answer = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      const both = await Promise.all([
        passkeys.takeSignIn('a-sign-in', answer),
        passkeys.takeSignIn('a-sign-in', answer),
      ]);
      expect(both.filter((outcome) => 'sub' in outcome)).toHaveLength(1);

      const elsewhere = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      expect(await passkeys.takeSignIn('another-sign-in', elsewhere)).toHaveProperty('refused');

      const late = authenticator.get(await passkeys.requestSignIn('a-sign-in'));
      clock.now += 5 * 60_000;
      expect(await passkeys.takeSignIn('a-sign-in', late)).toHaveProperty('refused');
      await pruneChallenges(store.db, clock.now);

      const unknown = createTestAuthenticator(place).get(await passkeys.requestSignIn('a-sign-in'));
      expect(await passkeys.takeSignIn('a-sign-in', unknown)).toEqual({ refused: 'unknown passkey' });
    });

    it('AU-41 with a question of registering, and the other way round', async () => {
      const authenticator = await withPasskey();
      const question = await asked();
      const mixedUp = authenticator.get(question);
      expect(await passkeys.takeSignIn(owner.sub, mixedUp)).toHaveProperty('refused');
      const other = createTestAuthenticator(place).create(await passkeys.requestSignIn(owner.sub));
      expect(await passkeys.takeNew(owner, other, 'x')).toBeUndefined();
    });
  });
});
