import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets } from '#server/boot/data-folder.ts';
import { secretFor } from '#server/boot/derive-secret.ts';
import { type AuditLog, createAuditLog } from '#services/audit/audit-log.ts';
import { migrateAudit } from '#services/audit/audit-tables.ts';
import type { OpenedStore } from '../store/open-store.ts';

/** The audit log of a store, with the secret its server runs with: entries made with another would look forged. */
export async function openAudit({ db, folder, environment }: OpenedStore): Promise<AuditLog> {
  const given = environment.PREVIEW_SECRET;
  if (!given && db.dialect === 'postgres' && !existsSync(join(folder, 'secrets.json')))
    throw new Error(
      `There is no secrets.json in ${folder}: set DATA_DIR to the server's data folder, or set the PREVIEW_SECRET it runs with`,
    );
  const previewSecret = given ?? (await readSecrets(folder)).secrets.previewSecret;
  await migrateAudit(db);
  return createAuditLog({ db, secret: secretFor('audit', { previewSecret }), now: Date.now });
}
