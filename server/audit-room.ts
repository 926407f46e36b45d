import type { Database } from '#database/connect.ts';
import type { AuditLog } from '#services/audit/audit-log.ts';
import type { Secrets } from './data-folder.ts';
import { secretFor } from './secret-for.ts';

/** Who did what: one log for all rooms of the house. */
export async function openAuditLog(db: Database, secrets: Secrets): Promise<AuditLog> {
  const [{ migrateAudit }, { createAuditLog }] = await Promise.all([
    import('#services/audit/audit-tables.ts'),
    import('#services/audit/audit-log.ts'),
  ]);
  await migrateAudit(db);
  return createAuditLog({ db, secret: secretFor('audit', secrets), now: Date.now });
}
