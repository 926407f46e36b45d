import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { AuditLog } from './audit-log.ts';

/** Outside the database, so that write access to the one is not write access to the other; copied elsewhere daily it is proof. */
export const anchorFile = 'audit-anchors.jsonl';

const anchorSchema = z.strictObject({
  day: z.iso.date(),
  /** The newest entry at that time. */
  entry: z.number().int().positive(),
  mark: z.string().min(1),
});
type Anchor = z.infer<typeof anchorSchema>;

export async function readAnchors(file: string): Promise<Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => anchorSchema.parse(JSON.parse(line)));
}

/** Notes the newest entry, once a day. If entries are removed later, the anchor no longer matches. */
export async function writeAnchor(file: string, log: Pick<AuditLog, 'newest'>, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const [newest] = await log.newest(1);
  const last = (await readAnchors(file)).at(-1);
  if (!newest || last?.day === day) return;
  const anchor: Anchor = { day, entry: Number(newest.number), mark: newest.mark };
  await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
}

/** The first anchor whose entry is missing or different. */
export async function brokenAnchor(
  anchors: readonly Anchor[],
  log: Pick<AuditLog, 'markOf'>,
): Promise<Anchor | undefined> {
  for (const anchor of anchors) if ((await log.markOf(anchor.entry)) !== anchor.mark) return anchor;
  return undefined;
}
