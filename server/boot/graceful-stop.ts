import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from '#platform/log.ts';

export interface GracefulStopOptions {
  server: Server;
  /** How long new connections are still taken, so that load balancers see `/status` say 503 first. */
  drainMilliseconds: number;
  /** Makes every response from now on the last one on its connection. */
  endConnections(): void;
  /** Closes connections, files and threads after the last response. */
  close(): Promise<void>;
  log: Log;
  exit(code: number): void;
  now(): number;
  delay(milliseconds: number): Promise<void>;
}

export interface GracefulStop {
  isDraining(): boolean;
  /** Ends the process after the last response. `hurry`: accept no new connections meanwhile, an operator is waiting. */
  stop(reason: string, how: { code: number; hurry: boolean }): Promise<void>;
  onSignal(signal: 'SIGTERM' | 'SIGINT'): void;
}

/** npm, a terminal and our own launcher each pass a signal on: signals this close together count as one. */
const sameSignalMilliseconds = 1000;
/** Open connections send another request within this time and get `connection: close`. */
const idleGraceMilliseconds = 1000;
/** Responses that take longer are cut off. */
const timeoutMilliseconds = 30_000;

/** Stops without dropping a request that was accepted. */
export function createGracefulStop(options: GracefulStopOptions): GracefulStop {
  const { server, log } = options;
  let signalledAt: number | undefined;

  async function stop(reason: string, { code, hurry }: { code: number; hurry: boolean }): Promise<void> {
    if (signalledAt !== undefined) return;
    signalledAt = options.now();
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
    isDraining: () => signalledAt !== undefined,
    stop,
    onSignal(signal) {
      if (signalledAt === undefined) void stop(signal, { code: 0, hurry: signal === 'SIGINT' });
      else if (options.now() - signalledAt >= sameSignalMilliseconds) {
        log.warn('stopped by force', { signal });
        options.exit(1);
      }
    },
  };
}
