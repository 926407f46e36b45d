import { createPollingWorker } from '#platform/polling-worker.ts';
import { giveUpAfterMilliseconds, pauseAfter, retryAfter } from './back-off.ts';
import type { Claimed, Outbox } from './queue.ts';
import type { Transport } from './transport.ts';

export interface MailerOptions {
  outbox: Outbox;
  transport: Transport;
  now(): number;
  log: {
    info(event: string, fields?: Record<string, unknown>): void;
    warn(event: string, fields?: Record<string, unknown>): void;
  };
  /** Told whether the mail server takes e-mails. */
  onUp?(): void;
  onDown?(reason: string): void;
  /** How soon a letter of another process is noticed. */
  pollMilliseconds?: number;
}

export interface Mailer {
  start(): void;
  /** Something was put into the outbox here: look now instead of at the next poll. */
  wake(): Promise<void>;
  /** Ends after the letter that is being sent. */
  stop(): Promise<void>;
}

/** How long one can still ask what became of a letter. */
export const cacheMilliseconds = 30 * 24 * 3_600_000;
const pruneEveryMilliseconds = 3_600_000;

/** Longer than one letter may take: a letter whose lease has ended is in nobody's hands. */
export const leaseMilliseconds = 120_000;

/**
 * Empties the outbox, one letter after the other. A process that is killed had at most one letter on its way, and
 * nobody knows whether it arrived: that one is sent again, under the same Message-ID.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { outbox, transport, now, log, pollMilliseconds = 2000 } = options;
  let failures = 0;
  let pausedUntil = 0;
  let prunedAt = 0;
  const turns = createPollingWorker({
    work: empty,
    afterwards: prune,
    pollMilliseconds,
    onError: (error) => log.warn('letters not sent', { error }),
  });

  /** Gives false when the mail server is away: the others can wait. */
  async function deliver(letter: Claimed): Promise<boolean> {
    const { id } = letter;
    if (now() - letter.createdAt > giveUpAfterMilliseconds) {
      await outbox.refuse(letter, { reason: 'nobody took it for days' });
      log.warn('letter given up', { letter: id });
      return true;
    }
    const outcome = await transport.send(letter);
    if (outcome.kind === 'down') {
      failures += 1;
      pausedUntil = now() + pauseAfter(failures);
      await outbox.putBack(letter, outcome.reason, pausedUntil, false);
      options.onDown?.(outcome.reason);
      return false;
    }
    failures = 0;
    options.onUp?.();
    if (outcome.kind === 'sent') await outbox.markSent(letter, now());
    else if (outcome.kind === 'refused') {
      await outbox.refuse(letter, outcome);
      log.warn('letter refused', { letter: id, reason: outcome.reason });
    } else {
      await outbox.putBack(letter, outcome.reason, now() + retryAfter(letter.attempts + 1), true);
    }
    return true;
  }

  async function empty(): Promise<void> {
    while (!turns.isStopped && now() >= pausedUntil) {
      const letter = await outbox.claim(now(), leaseMilliseconds);
      if (!letter || !(await deliver(letter))) return;
    }
  }

  async function prune(): Promise<void> {
    if (now() - prunedAt < pruneEveryMilliseconds) return;
    prunedAt = now();
    await outbox.prune(now() - cacheMilliseconds);
  }

  return {
    start: () => turns.start({ atOnce: true }),
    wake: turns.wake,
    async stop() {
      await turns.stop();
      transport.close();
    },
  };
}
