import { availableParallelism } from 'node:os';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { createFairQueue, type QueueTimeout } from '#platform/fair-queue.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptCounts } from './attempt-counts.ts';
import { type AccountTemplates, accountEmails, type EmailMessage } from './emails.ts';
import { createKnownDevices } from './known-devices.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { restMilliseconds } from './passwords/hash-rest.ts';
import { createPasswords, type HashCost } from './passwords/password-hash.ts';
import type { SignInDeps } from './sign-in.ts';
import { createSignInGuard } from './sign-in-guard.ts';

export interface SignInOptions {
  db: Database;
  /** `https://…/identity/`, with the slash. */
  issuer: URL;
  brand(): string;
  /** The secret for everything this service signs or encrypts. */
  secret: string;
  enqueueEmail<T>(trx: Transaction<T>, message: EmailMessage, now: number): Promise<unknown>;
  onEmailQueued(): void;
  /** E-mails that the publication writes itself. */
  emailTemplates?: AccountTemplates | undefined;
  now(): number;
  /** Cheaper in tests. */
  hashCost?: HashCost;
  /** Tests use one without a clock. */
  hashTimeout?: QueueTimeout;
}

const restAfter = (worked: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, restMilliseconds(worked)).unref());
/** After this time in the queue the response is 503 with retry-after, well before the connection is cut. */
const usualHashTimeout = { milliseconds: 8000 };
const concurrentHashes = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** Everything that signing in, joining and changing an account need. */
export function createSignInDeps(options: SignInOptions): SignInDeps {
  const { db, issuer, secret, now, enqueueEmail, onEmailQueued } = options;
  const hashing = createFairQueue({
    atOnce: concurrentHashes,
    waiting: 50,
    waitingPerCaller: 5,
    rest: restAfter,
    timeout: options.hashTimeout ?? usualHashTimeout,
  });
  const counts = createAttemptCounts({ db, secret });
  return {
    db,
    accounts: createAccounts(db),
    oneTimeTokens: createOneTimeTokens(db),
    passwords: createPasswords(hashing, options.hashCost),
    emails: accountEmails({ brand: options.brand, base: issuer.href }, options.emailTemplates),
    enqueueEmail,
    onEmailQueued,
    counts,
    guard: createSignInGuard(counts),
    devices: createKnownDevices({ secret, path: issuer.pathname, isSecure: issuer.protocol === 'https:' }),
    now,
  };
}
