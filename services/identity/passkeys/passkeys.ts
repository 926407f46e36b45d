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
  consumeChallenge,
  findPasskey,
  markUsed,
  passkeysOf,
  type StoredPasskey,
  saveChallenge,
} from './passkey-store.ts';

/** How long a challenge is valid. */
const challengeMilliseconds = 5 * 60_000;
const mostPasskeys = 20;

export interface Passkeys {
  /** The options to create a passkey; undefined if the account has reached the limit. */
  requestNew(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON | undefined>;
  /** Saves a new passkey; undefined if the response is invalid or belongs to another challenge. */
  saveNew(account: Account, answer: unknown, name: string): Promise<{ id: string } | undefined>;
  /** The options for a browser to offer its passkeys for this site; they name no account. */
  requestSignIn(uid: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey that a response names. */
  find(answer: unknown): Promise<StoredPasskey | undefined>;
  /** The account whose passkey signed the challenge of this sign-in. */
  verifySignIn(uid: string, answer: unknown): Promise<{ sub: string } | { rejected: string }>;
}

/**
 * Passkeys, as an alternative to the password. The browser finds the account (discoverable credentials), so readers type no
 * address and no response reveals who has an account. A challenge is used once, on a page of this site, and the reader's
 * device verifies the reader.
 */
export function createPasskeys(options: {
  db: Database;
  brand(): string;
  /** The issuer: passkeys are bound to its host. */
  issuer: URL;
  now(): number;
}): Passkeys {
  const { db, now, issuer } = options;
  const expected = { expectedOrigin: issuer.origin, expectedRPID: issuer.hostname };
  // Large, with parsers for every attestation format: loaded when the first passkey is used.
  const library = () => import('@simplewebauthn/server');
  const isRequested = (purpose: 'register' | 'sign-in', boundTo: string) => (challenge: string) =>
    consumeChallenge(db, challenge, { purpose, bound_to: boundTo }, now());
  const save = (challenge: string, purpose: 'register' | 'sign-in', bound_to: string) =>
    saveChallenge(db, challenge, { purpose, bound_to, expires_at: now() + challengeMilliseconds });

  const find = async (answer: unknown) => {
    const id = (answer as { id?: unknown } | null | undefined)?.id;
    return typeof id === 'string' ? findPasskey(db, id) : undefined;
  };

  return {
    find,
    async requestNew(account) {
      const { generateRegistrationOptions } = await library();
      const known = await passkeysOf(db, account.sub);
      if (known.length >= mostPasskeys) return undefined;
      const creation = await generateRegistrationOptions({
        rpName: options.brand(),
        rpID: issuer.hostname,
        userID: new TextEncoder().encode(account.sub),
        userName: account.email,
        userDisplayName: displayName(account),
        timeout: challengeMilliseconds,
        excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await save(creation.challenge, 'register', account.sub);
      return creation;
    },
    async saveNew({ sub }, answer, name) {
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
      const request = await generateAuthenticationOptions({
        rpID: issuer.hostname,
        timeout: challengeMilliseconds,
        userVerification: 'required',
        allowCredentials: [],
      });
      await save(request.challenge, 'sign-in', uid);
      return request;
    },
    async verifySignIn(uid, answer) {
      const passkey = await find(answer);
      if (!passkey) return { rejected: 'unknown passkey' };
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
        if (!verified) return { rejected: 'wrong signature' };
        const next = { counter: authenticationInfo.newCounter, at: now() };
        return (await markUsed(db, passkey, next)) ? { sub: passkey.sub } : { rejected: 'used twice' };
      } catch (error) {
        if (storeFaultOf(error)) throw error;
        // A counter that goes back is the sign of a cloned passkey.
        return { rejected: /counter/i.test(String(error)) ? 'counter went back' : 'wrong answer' };
      }
    },
  };
}

const transportsOf = ({ transports }: StoredPasskey) => JSON.parse(transports) as AuthenticatorTransport[];
