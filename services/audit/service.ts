import { join } from 'node:path';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';
import type { Service } from '../service.ts';
import { anchorFile, writeAnchor } from './anchors.ts';
import { type AuditEvent, type AuditLog, createAuditLog } from './audit-log.ts';
import { migrateAudit } from './audit-tables.ts';

export interface AuditService extends Service, Omit<AuditLog, 'record'> {
  /** Records an event; it never rejects. Events that come before the log is open are queued and written in their order. */
  record(event: AuditEvent): Promise<void>;
  /** For entries that must exist, such as a consent receipt: rejects if nothing was written. */
  recordOrFail(event: AuditEvent): Promise<void>;
  /** Records rejected input under this name, at most one entry a minute for each reason. */
  recordRejections(what: string): (why: string) => void;
}

const hourMilliseconds = 3_600_000;

/** The audit log of all services. */
export function createAudit(deps: {
  db: Database;
  secret: string;
  /** Where the anchors are written, beside the database. */
  folder: string;
  log: Log;
  now(): number;
}): AuditService {
  const { log, now } = deps;
  const audit = createAuditLog(deps);
  const opened = Promise.withResolvers<void>();
  let lastWrite: Promise<unknown> = opened.promise;
  let isOpen = false;

  function recordOrFail(event: AuditEvent): Promise<void> {
    if (isOpen) return audit.record(event);
    const written = lastWrite.then(() => audit.record(event));
    lastWrite = written.catch(() => undefined);
    return written;
  }

  const record = (event: AuditEvent) =>
    recordOrFail(event).catch((error: unknown) => {
      log.error('the audit log cannot be written', { what: event.what, error });
    });

  /** Looks each hour; the anchor of a day is written once. */
  const anchors = createPollingWorker({
    work: () => writeAnchor(join(deps.folder, anchorFile), audit, new Date(now())),
    pollMilliseconds: hourMilliseconds,
    onError: (error) => log.error('the anchor of the audit log cannot be written', { error }),
  });

  return {
    ...audit,
    name: 'audit',
    migrate: migrateAudit,
    async prepare() {
      opened.resolve();
      await lastWrite;
      isOpen = true;
    },
    jobs: [{ start: () => anchors.start({ atOnce: true }), stop: anchors.stop }],
    // Entries stay; the erased user is an alias that no longer leads to an account.
    personalData: {
      name: 'audit',
      exportFor: async ({ sub }) =>
        (await audit.of(sub)).map(({ at, what }) => ({ at: new Date(Number(at)).toISOString(), what })),
      eraseFor: ({ sub }) => audit.erase(sub),
    },
    record,
    recordOrFail,
    recordRejections(what) {
      const lineFor = createLogThrottle(now);
      return (why) => {
        const line = lineFor(why);
        if (line) void record({ what, detail: { why, ...line } });
      };
    },
  };
}
