import type { Kysely } from 'kysely';
import type { MailTables } from '../mail-tables.ts';
import type { EmailRow, SharedContent } from './email-row.ts';

/** The shared content of an e-mail's row; undefined for a single e-mail. */
export type ContentOf = (from: Kysely<MailTables>, row: EmailRow) => Promise<SharedContent | undefined>;

/** Shared contents are long and never change, so the last few are cached. */
const cachedContents = 4;

export function cacheSharedContents(): ContentOf {
  const contents = new Map<string, SharedContent>();
  return async (from, { content_id: id }) => {
    if (!id) return undefined;
    const known = contents.get(id);
    if (known) return known;
    const content = await from
      .selectFrom('mail_contents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [oldest] = contents.keys();
    if (oldest && contents.size >= cachedContents) contents.delete(oldest);
    contents.set(id, content);
    return content;
  };
}
