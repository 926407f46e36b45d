import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingSubscriber } from '#content/incoming.ts';
import { csvRecords } from '../files/csv-records.ts';
import { textChunks } from '../files/text-chunks.ts';
import { type GhostTables, member, rowsOf } from './ghost-tables.ts';

interface Members {
  read(): AsyncIterable<IncomingSubscriber>;
  /** Where their file ends in the middle, if it does. */
  cut?: string | undefined;
}

/**
 * The members of the export itself, or of the file that Ghost writes for them (`members.….csv`) beside it. A member
 * arrives with the newsletters they chose: where the file only says that they get some, it must be the only one there is.
 */
export async function readMembers(
  file: string,
  folder: string,
  tables: GhostTables,
): Promise<Members | undefined> {
  if (tables.memberCount > 0)
    // What a member chose may stand behind the cut; a reader who is known would keep the half of it.
    return tables.cut === undefined ? { read: () => membersOf(file, tables) } : undefined;
  const names = (await readdir(folder)).filter((name) => /^members\b.*\.csv$/i.test(name)).sort();
  const [csv] = names;
  if (!csv) return undefined;
  const active = [...tables.newsletters.values()].filter(({ status }) => status !== 'archived');
  const only = active.length === 1 ? active.map(({ name }) => name) : [];
  const path = join(folder, csv);
  let cut: string | undefined;
  const rows = () =>
    csvRecords(textChunks(path), csv, () => {
      cut = `inside the last row of ${csv}`;
    });
  for await (const _row of rows());
  return {
    cut,
    async *read() {
      for await (const row of rows()) {
        if (!row.email || row.deleted_at) continue;
        yield memberOf({
          email: row.email,
          name: row.name,
          createdAt: row.created_at,
          newsletters: row.subscribed_to_emails?.toLowerCase() === 'true' ? only : [],
        });
      }
    },
  };
}

async function* membersOf(file: string, tables: GhostTables): AsyncGenerator<IncomingSubscriber> {
  for await (const value of rowsOf(file, 'members')) {
    const row = member.safeParse(value);
    if (!row.success) continue;
    const { id, email, name, created_at } = row.data;
    const newsletters = (tables.newslettersOf.get(id) ?? []).flatMap(
      (newsletter) => tables.newsletters.get(newsletter)?.name ?? [],
    );
    yield memberOf({ email, name, createdAt: created_at, newsletters });
  }
}

function memberOf(given: {
  email: string;
  name?: string | null | undefined;
  createdAt?: string | null | undefined;
  newsletters: string[];
}): IncomingSubscriber {
  return {
    email: given.email.trim(),
    ...(given.name ? { name: given.name } : {}),
    newsletters: [...new Set(given.newsletters)],
    ...(given.createdAt ? { createdAt: given.createdAt } : {}),
  };
}
