import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { PasswordPolicy } from '#content/rules/account/password.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import type { ServiceContext } from '../../service-app.ts';
import type { PageParts } from '../pages/account-pages.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { ClientSettings } from '../provider/clients.ts';
import type { SignInDeps } from '../sign-in.ts';

/** The dependencies and settings every handler of this service uses. */
export interface IdentityContext {
  deps: SignInDeps;
  passkeys: Passkeys;
  provider(): Provider;
  /** The path of the issuer, with slashes at both ends. */
  base: string;
  issuer: URL;
  brand(): string;
  connection: string;
  clients: readonly ClientSettings[];
  passwordPolicy: PasswordPolicy;
  termsUrl: string;
  privacyUrl: string;
  formTokens: FormTokens;
  page(parts: PageParts, status?: number, headers?: Record<string, string>): Response;
  /** Runs after the response is sent; awaited when the service closes. */
  later(work: Promise<unknown>): void;
  /** Throws if the database is not writable. Called before a response promises work that runs later. */
  checkWritable(): Promise<void>;
  /** Records the event before the response is sent; never rejects. */
  audit(event: AuditEvent): Promise<void>;
  /** Staff need two factors. */
  needsTwoFactors: boolean;
  /** Records rejected input, at most once a minute for each reason. */
  recordRejected(what: RejectedInput, why: string): void;
}

/** Input that may be forged, reused or sent from another site. */
type RejectedInput = 'form' | 'link' | 'token' | 'code' | 'return address' | 'picture';

export interface AuditEvent {
  what: string;
  sub?: string | undefined;
  detail?: Record<string, string | number | boolean> | undefined;
}

export interface IncomingRequest {
  request: Request;
  query: URLSearchParams;
  req: IncomingMessage;
  res: ServerResponse;
  /** The client, as one key for rate limits. */
  caller: string;
  /** False if the caller has reached the limit of the given kind. */
  checkRateLimit(kind: 'signIn' | 'passkeys' | 'accountMail'): Promise<boolean>;
}

export const incomingOf = ({ req, env }: ServiceContext): IncomingRequest => ({
  request: req.raw,
  query: new URL(req.url).searchParams,
  req: env.incoming,
  res: env.outgoing,
  caller: env.caller,
  checkRateLimit: env.checkRateLimit,
});

/** Rejects forms that another site submitted. */
export function isOwnForm(context: IdentityContext, { request }: IncomingRequest, token: string): boolean {
  const check = context.formTokens.check(request, token);
  if (check !== 'ok') context.recordRejected('form', check);
  return check === 'ok';
}

export function redirect(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Headers of a 503 while too many passwords are being checked. */
export const busyHeaders = { 'retry-after': '5' };
