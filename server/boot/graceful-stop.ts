import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from './log.ts';

export interface GracefulStopOptions {
  server: Server;
  /** How long new connections are still taken, so that load balancers see `/status` say 503 first. */
  drainMilliseconds: number;
  /** Makes every response from now on the last one on its connection. */
  endConnections(): void;
  /** Closes what the process holds, after the last answer. */
  close(): Promise<void>;
  log: Log;
  exit(code: number): void;
  now(): number;
  delay(milliseconds: number): Promise<void>;
}

export interface GracefulStop {
  isDraining(): boolean;
  /** Ends the process after the last answer. `hurry`: take no new readers meanwhile, somebody waits for the end. */
  stop(reason: string, how: { code: number; hurry: boolean }): Promise<void>;
  onSignal(signal: 'SIGTERM' | 'SIGINT'): void;
}

/** npm, a terminal and our own launcher each pass a signal on: what comes this close together is one wish. */
const sameWishMilliseconds = 1000;
/** A reader in the middle of a visit asks again within this time, and is told to come back elsewhere. */
const idleGraceMilliseconds = 1000;
/** Whoever has not got their answer by then does not get it. */
const timeoutMilliseconds = 30_000;

/** Stops without dropping a request that was accepted. */
export function createGracefulStop(options: GracefulStopOptions): GracefulStop {
  const { server, log } = options;
  let askedAt: number | undefined;

  async function stop(reason: string, { code, hurry }: { code: number; hurry: boolean }): Promise<void> {
    if (askedAt !== undefined) return;
    askedAt = options.now();
    log.info('stopping', { reason });
    if (!hurry && options.drainMilliseconds > 0) await options.delay(options.drainMilliseconds);
    options.endConnections();
    // `http.Server.close` would also cut idle connections at once, on which the next request may be on its way. The
    // plain one only stops listening; busy connections end with their next answer, idle ones a moment later.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    await Promise.race([closed, options.delay(idleGraceMilliseconds)]);
    server.closeIdleConnections();
    await Promise.race([closed, options.delay(timeoutMilliseconds)]);
    try {
      await options.close();
    } catch (error) {
      log.error('not closed cleanly', { error });
    }
    log.info('stopped', { reason });
    options.exit(code);
  }

  return {
    isDraining: () => askedAt !== undefined,
    stop,
    onSignal(signal) {
      if (askedAt === undefined) void stop(signal, { code: 0, hurry: signal === 'SIGINT' });
      else if (options.now() - askedAt >= sameWishMilliseconds) {
        log.warn('stopped by force', { signal });
        options.exit(1);
      }
    },
  };
}
