import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { PasswordPolicy } from '#content/rules/account/password.ts';
import type { PageParts } from '../pages/account-pages.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { ClientSettings } from '../provider/create-provider.ts';
import type { SignInDesk } from '../sign-in.ts';

/** Tokens that tie a form to the browser it was sent to. */
export interface FormTokens {
  issue(cookies: string | null): { token: string; setCookie: string };
  isGood(token: string, cookies: string | null): boolean;
}

/** What every handler of this service has at hand. */
export interface House {
  desk: SignInDesk;
  passkeys: Passkeys;
  provider(): Provider;
  /** The path of the issuer, with slashes at both ends. */
  base: string;
  issuer: URL;
  brand: string;
  connection: string;
  clients: readonly ClientSettings[];
  passwordPolicy: PasswordPolicy;
  termsUrl: string;
  privacyUrl: string;
  formTokens: FormTokens;
  /** Whether this caller may go on, by a count of the given kind. */
  mayGoOn(kind: 'signIn' | 'passkeys' | 'accountMail', visit: Visit): Promise<boolean>;
  page(parts: PageParts, status?: number, headers?: Record<string, string>): Response;
  /** Goes on after the answer; awaited when the service closes. */
  later(work: Promise<unknown>): void;
  /** Throws when the database cannot be written to, before something is promised that is done later. */
  checkWritable(): Promise<void>;
  /** Written down before the answer goes out; never fails for who asked. */
  audit(event: AuditEvent): Promise<void>;
  /** Written down too, a line a minute for each reason. */
  refused(what: Refused, why: string): void;
}

/** What may be forged, used twice or sent from elsewhere. */
export type Refused = 'form' | 'link' | 'token' | 'code' | 'return address' | 'picture';

export interface AuditEvent {
  what: string;
  sub?: string | undefined;
  detail?: Record<string, string | number | boolean> | undefined;
}

export interface Visit {
  request: Request;
  path: string;
  query: URLSearchParams;
  req: IncomingMessage;
  res: ServerResponse;
  /** Who asks, as one key for counting. */
  caller: string;
}

export type Answer = Promise<Response | undefined>;

/** A form of another site is never meant by its reader. */
export function isOwnForm(house: House, { request }: Visit, token: string): boolean {
  const from = request.headers.get('sec-fetch-site');
  const isForeign = from !== null && from !== 'same-origin';
  if (!isForeign && house.formTokens.isGood(token, request.headers.get('cookie'))) return true;
  house.refused('form', isForeign ? 'another site' : 'token');
  return false;
}

export function redirect(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
