import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

export interface Twist {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  type?: string;
  challenge?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

/** An authenticator without a browser, which can also misbehave. Tests only. */
export function createTestAuthenticator(given: { origin: string; rpId: string }) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ]),
  );
  let counter = 0;

  function authData(twist: Twist, attested?: Uint8Array): Buffer {
    counter = twist.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits =
      flags.present | (twist.isVerified === false ? 0 : flags.verified) | (attested ? flags.attested : 0);
    const rpIdHash = createHash('sha256')
      .update(twist.rpId ?? given.rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([bits]), count, attested ?? Buffer.alloc(0)]);
  }
  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? given.origin,
        crossOrigin: false,
      }),
    );
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    id: named.id,
    /** A browser's response after creating a passkey. */
    create({ challenge }: { challenge: string }, twist: Twist = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(twist, attested))],
        ]) as never,
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** A browser's response after using a passkey. */
    get({ challenge }: { challenge: string }, twist: Twist = {}) {
      const client = clientData('webauthn.get', challenge, twist);
      const data = authData(twist);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, twist.key ?? privateKey).toString('base64url'),
        },
      };
    },
  };
}
