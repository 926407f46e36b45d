import { join } from 'node:path';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import { anchorFile, writeAnchor } from '#services/audit/anchors.ts';
import type { AuditEvent, AuditLog } from '#services/audit/audit-log.ts';
import type { PersonalDataSource } from '#services/identity/personal-data-sources.ts';
import type { Secrets } from './boot/data-folder.ts';
import { secretFor } from './boot/derive-secret.ts';

/** The audit log as services see it. `record` never rejects. */
export interface AuditPort {
  record(event: AuditEvent): Promise<void>;
}

/** The log of this process. */
export interface OpenAuditLog extends AuditLog {
  /** For entries that are the whole point, such as a consent receipt: rejects if nothing was written. */
  recordOrFail(event: AuditEvent): Promise<void>;
}

/** One audit log for all services. */
export async function openAuditLog(
  db: Database,
  options: { secrets: Secrets; log: Log },
): Promise<OpenAuditLog> {
  const [{ migrateAudit }, { createAuditLog }] = await Promise.all([
    import('#services/audit/audit-tables.ts'),
    import('#services/audit/audit-log.ts'),
  ]);
  await migrateAudit(db);
  const secret = secretFor('audit', options.secrets);
  const audit = createAuditLog({ db, secret, now: Date.now });
  return {
    ...audit,
    recordOrFail: audit.record,
    record: (event) =>
      audit.record(event).catch((error: unknown) => {
        options.log.error('the audit log cannot be written', { what: event.what, error });
      }),
  };
}

const hourMilliseconds = 3_600_000;

/** Notes the newest entry beside the database: looked at each hour, written once a day. */
export async function startAnchors(
  audit: Pick<AuditLog, 'newest'>,
  { folder, log }: { folder: string; log: Log },
): Promise<{ stop(): void }> {
  const anchor = () =>
    writeAnchor(join(folder, anchorFile), audit, new Date()).catch((error: unknown) =>
      log.error('the anchor of the audit log cannot be written', { error }),
    );
  await anchor();
  const timer = setInterval(() => void anchor(), hourMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}

/** Records rejections, at most one entry a minute for each reason. */
export function auditRejections(audit: AuditPort, what: string): (why: string) => void {
  const lineFor = createLogThrottle(Date.now);
  return (why) => {
    const line = lineFor(why);
    if (line) void audit.record({ what, detail: { why, ...line } });
  };
}

/** Entries stay; the erased user is an alias that no longer leads to an account. */
export function auditPersonalData(audit: AuditLog): PersonalDataSource {
  return {
    name: 'audit',
    exportFor: async ({ sub }) =>
      (await audit.of(sub)).map(({ at, what }) => ({ at: new Date(Number(at)).toISOString(), what })),
    eraseFor: ({ sub }) => audit.erase(sub),
  };
}
