import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database } from '#database/connect.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { type Account, displayName } from '../accounts.ts';
import {
  addPasskey,
  findPasskey,
  markUsed,
  passkeysOf,
  type StoredPasskey,
  saveChallenge,
  takeChallenge,
} from './passkey-store.ts';

/** How long a reader may look for their key. */
const askedMilliseconds = 5 * 60_000;
const mostPasskeys = 20;

export interface Passkeys {
  /** What a browser needs to make a passkey; undefined when the account has enough of them. */
  askNew(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON | undefined>;
  /** Keeps a new passkey; undefined when it is none, or answers another question. */
  takeNew(account: Account, answer: unknown, name: string): Promise<{ id: string } | undefined>;
  /** What a browser needs to show the passkeys it has for us; it names nobody. */
  requestSignIn(uid: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey an answer says it is of. */
  find(answer: unknown): Promise<StoredPasskey | undefined>;
  /** Whose passkey answered the question of this sign-in. */
  takeSignIn(uid: string, answer: unknown): Promise<{ sub: string } | { refused: string }>;
}

/**
 * Passkeys: a second way in. The browser finds the account (discoverable credentials), so nobody types an address, and
 * no answer tells who has an account. A question is answered once, by a page of ours, with the reader checked by their
 * own device.
 */
export function createPasskeys(options: {
  db: Database;
  brand: string;
  /** The issuer: passkeys are made for its host. */
  issuer: URL;
  now(): number;
}): Passkeys {
  const { db, now, issuer } = options;
  const expected = { expectedOrigin: issuer.origin, expectedRPID: issuer.hostname };
  // It brings parsers for every kind of attestation: fetched when the first passkey is.
  const library = () => import('@simplewebauthn/server');
  const isRequested = (purpose: 'register' | 'sign-in', boundTo: string) => (challenge: string) =>
    takeChallenge(db, challenge, { purpose, bound_to: boundTo }, now());
  const keep = (challenge: string, purpose: 'register' | 'sign-in', bound_to: string) =>
    saveChallenge(db, challenge, { purpose, bound_to, expires_at: now() + askedMilliseconds });

  const find = async (answer: unknown) => {
    const id = (answer as { id?: unknown } | null | undefined)?.id;
    return typeof id === 'string' ? findPasskey(db, id) : undefined;
  };

  return {
    find,
    async askNew(account) {
      const { generateRegistrationOptions } = await library();
      const known = await passkeysOf(db, account.sub);
      if (known.length >= mostPasskeys) return undefined;
      const asked = await generateRegistrationOptions({
        rpName: options.brand,
        rpID: issuer.hostname,
        userID: new TextEncoder().encode(account.sub),
        userName: account.email,
        userDisplayName: displayName(account),
        timeout: askedMilliseconds,
        excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(asked.challenge, 'register', account.sub);
      return asked;
    },
    async takeNew({ sub }, answer, name) {
      const { verifyRegistrationResponse } = await library();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: answer as RegistrationResponseJSON,
          expectedChallenge: isRequested('register', sub),
        });
        if (!verified) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const isNew = await addPasskey(db, {
          id,
          sub,
          name,
          counter,
          public_key: Buffer.from(publicKey).toString('base64url'),
          transports: JSON.stringify(transports),
          created_at: now(),
          used_at: null,
        });
        return isNew ? { id } : undefined;
      } catch (error) {
        if (storeFaultOf(error)) throw error;
        return undefined;
      }
    },
    async requestSignIn(uid) {
      const { generateAuthenticationOptions } = await library();
      const asked = await generateAuthenticationOptions({
        rpID: issuer.hostname,
        timeout: askedMilliseconds,
        userVerification: 'required',
        allowCredentials: [],
      });
      await keep(asked.challenge, 'sign-in', uid);
      return asked;
    },
    async takeSignIn(uid, answer) {
      const passkey = await find(answer);
      if (!passkey) return { refused: 'unknown passkey' };
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: isRequested('sign-in', uid),
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: Number(passkey.counter),
            transports: transportsOf(passkey),
          },
        });
        if (!verified) return { refused: 'wrong signature' };
        const next = { counter: authenticationInfo.newCounter, at: now() };
        return (await markUsed(db, passkey, next)) ? { sub: passkey.sub } : { refused: 'used twice' };
      } catch (error) {
        if (storeFaultOf(error)) throw error;
        // A counter that goes back is how a copy of a passkey shows.
        return { refused: /counter/i.test(String(error)) ? 'counter went back' : 'wrong answer' };
      }
    },
  };
}

const transportsOf = ({ transports }: StoredPasskey) => JSON.parse(transports) as AuthenticatorTransport[];
