// `npm run audit` verifies the audit log.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anchorFile, brokenAnchor, readAnchors } from '#services/audit/anchors.ts';
import { openStore } from '../store/open-store.ts';
import { openAudit } from './open-audit.ts';

const usage = `Verifies the audit log.

  npm run audit [-- --newest NUMBER] [--data FOLDER]

  --newest NUMBER  also prints the newest NUMBER entries
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead

Exits with 1 if an entry was changed, removed or moved, or if an entry recorded in ${anchorFile} of the data folder is missing.
PREVIEW_SECRET must be the one the server runs with.
`;

const { values } = parseArgs({
  options: {
    newest: { type: 'string', default: '0' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const store = await openStore(values.data).catch((error: unknown) => {
  console.error(`Could not read the audit log: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
const { db, place } = store;
try {
  const log = await openAudit(store);
  const newest = await log.newest(Math.max(1, Number(values.newest) || 0));
  for (const entry of newest.slice(0, Number(values.newest) || 0))
    console.log(
      `${entry.number}  ${new Date(Number(entry.at)).toISOString()}  ${entry.who}  ${entry.what}  ${entry.about}  ${entry.detail}`,
    );
  const verdict = await log.verify();
  const anchors = await readAnchors(join(store.folder, anchorFile));
  const broken = await brokenAnchor(anchors, log);
  if (broken) {
    console.error(
      `Entry ${broken.entry}, recorded on ${broken.day} in ${anchorFile}, is missing from ${place}.`,
    );
    process.exitCode = 1;
  }
  if (verdict.ok)
    console.log(
      `All ${verdict.entries} entries in ${place} are intact. Last HMAC: ${newest[0]?.mark ?? 'none'}`,
    );
  else {
    console.error(
      `Entry ${verdict.entry} in ${place} was ${verdict.reason === 'missing' ? 'removed' : 'changed'}.`,
    );
    process.exitCode = 1;
  }
} finally {
  await db.close();
}
