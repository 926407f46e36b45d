import { createPollingWorker } from '#platform/polling-worker.ts';
import { giveUpAfterMilliseconds, pauseAfter, retryAfter } from './back-off.ts';
import type { Claimed } from './queue/claims.ts';
import type { Outbox } from './queue/queue.ts';
import type { Transport } from './transport.ts';

interface MailerOptions {
  outbox: Outbox;
  transport: Transport;
  now(): number;
  log: {
    info(event: string, fields?: Record<string, unknown>): void;
    warn(event: string, fields?: Record<string, unknown>): void;
  };
  /** Called when the mail server accepts e-mails, and when it is down. */
  onUp?(): void;
  onDown?(reason: string): void;
  /** How soon e-mails queued by another process are noticed. */
  pollMilliseconds?: number;
}

export interface Mailer {
  start(): void;
  /** Checks the queue now instead of at the next poll; called after this process has queued an e-mail. */
  wake(): Promise<void>;
  /** Stops after the e-mail that is being sent. */
  stop(): Promise<void>;
}

/** How long the records of sent e-mails are stored. */
export const retainMilliseconds = 30 * 24 * 3_600_000;
const pruneEveryMilliseconds = 3_600_000;

/** Longer than sending one e-mail may take: when a lease has ended, no process is sending the e-mail. */
export const leaseMilliseconds = 120_000;

/**
 * Sends queued e-mails one at a time. A killed process was sending at most one, and whether it arrived is unknown: it is
 * sent again, with the same Message-ID.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { outbox, transport, now, log, pollMilliseconds = 2000 } = options;
  let failures = 0;
  let pausedUntil = 0;
  let prunedAt = 0;
  const worker = createPollingWorker({
    work: sendDue,
    afterwards: prune,
    pollMilliseconds,
    onError: (error) => log.warn('email queue failed', { error }),
  });

  /** False if the mail server is down: then the other e-mails wait. */
  async function deliver(email: Claimed): Promise<boolean> {
    const { id } = email;
    if (now() - email.createdAt > giveUpAfterMilliseconds) {
      await outbox.reject(email, { reason: 'not accepted within five days' });
      log.warn('email undeliverable, giving up', { email: id });
      return true;
    }
    const outcome = await transport.send(email);
    if (outcome.kind === 'down') {
      failures += 1;
      pausedUntil = now() + pauseAfter(failures);
      await outbox.putBack(email, outcome.reason, pausedUntil, false);
      options.onDown?.(outcome.reason);
      return false;
    }
    failures = 0;
    options.onUp?.();
    if (outcome.kind === 'sent') await outbox.markSent(email, now());
    else if (outcome.kind === 'rejected') {
      await outbox.reject(email, outcome);
      log.warn('email rejected', { email: id, reason: outcome.reason });
    } else {
      await outbox.putBack(email, outcome.reason, now() + retryAfter(email.attempts + 1), true);
    }
    return true;
  }

  async function sendDue(): Promise<void> {
    while (!worker.isStopped && now() >= pausedUntil) {
      const email = await outbox.claim(now(), leaseMilliseconds);
      if (!email || !(await deliver(email))) return;
    }
  }

  async function prune(): Promise<void> {
    if (now() - prunedAt < pruneEveryMilliseconds) return;
    prunedAt = now();
    await outbox.prune(now() - retainMilliseconds);
  }

  return {
    start: () => worker.start({ atOnce: true }),
    wake: worker.wake,
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}
