import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts text, so that a copy of the database is useless without the secret. */
export interface Seal {
  close(text: string): string;
  /** Undefined if it was encrypted with another secret, or modified. */
  open(sealed: string): string | undefined;
}

export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity keys', 32));
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
        cipher.setAuthTag(bytes.subarray(12, 28));
        return cipher.update(bytes.subarray(28), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
