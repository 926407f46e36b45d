import { createHash, randomBytes } from 'node:crypto';

/** Tokens of service accounts begin with this, so that no other token is looked up as one. */
export const serviceTokenPrefix = 'nsa_';

export const newServiceToken = (): string => `${serviceTokenPrefix}${randomBytes(32).toString('base64url')}`;

/** Only the digest is stored: a copy of the database is no use to call the API. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
