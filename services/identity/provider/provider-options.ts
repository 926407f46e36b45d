import type { OidcContext } from 'oidc-provider';
import type { Database } from '#database/connect.ts';
import type { Accounts } from '../accounts.ts';
import type { SigningKey } from '../keys/key-store.ts';
import type { ClientSettings } from './clients.ts';

export interface ProviderOptions {
  db: Database;
  /** With a slash at its end, as Auth0's. */
  issuer: string;
  clients: readonly ClientSettings[];
  /** The audiences access tokens may be requested for; those tokens are JWTs that other services can verify. */
  audiences: readonly string[];
  keys: readonly SigningKey[];
  cookieSecret: string;
  accounts: Accounts;
  now(): number;
  renderError(ctx: OidcContext, error: Error): string;
  onError(event: string, error: Error): void;
}
