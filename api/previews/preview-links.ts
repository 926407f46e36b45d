import { randomBytes } from 'node:crypto';
import type { PreviewLink } from '#content/calls/previews.ts';
import { NeutronError } from '#content/errors.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { previewUrl } from './preview-url.ts';

type LinkRow = ContentTables['content_preview_links'];

interface NewLink {
  version?: number | undefined;
  at?: string | undefined;
  hours: number;
  note: string;
}

/** Makes a link for people without an account. It is known by its id, so that it can be ended. */
export async function addPreviewLink(
  story: { n: number; id: string },
  { version, at, hours, note }: NewLink,
  deps: HandlerDeps,
): Promise<PreviewLink> {
  const now = deps.now().getTime();
  const row: LinkRow = {
    id: randomBytes(9).toString('base64url'),
    story_n: story.n,
    version: version ?? null,
    page_at: at === undefined ? null : Date.parse(at),
    note,
    made_at: now,
    made_by: deps.staff?.sub ?? '',
    expires_at: now + hours * 3_600_000,
    revoked_at: null,
  };
  // The address is made first: a version that does not exist makes no link.
  const [link] = await present(story.id, [row], deps);
  if (!link) throw new NeutronError('not_found', { field: 'id' });
  await deps.db.kysely.insertInto('content_preview_links').values(row).execute();
  return link;
}

/** The links that still work. */
export async function findPreviewLinks(
  story: { n: number; id: string },
  deps: HandlerDeps,
): Promise<PreviewLink[]> {
  const rows = await deps.db.kysely
    .selectFrom('content_preview_links')
    .selectAll()
    .where('story_n', '=', story.n)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', deps.now().getTime())
    .orderBy('made_at', 'desc')
    .limit(100)
    .execute();
  return present(story.id, rows, deps);
}

async function present(storyId: string, rows: readonly LinkRow[], deps: HandlerDeps): Promise<PreviewLink[]> {
  const subs = [...new Set(rows.map(({ made_by: by }) => by))];
  const names = subs.length === 0 ? undefined : await deps.staffNames?.(subs);
  const time = (value: number) => new Date(Number(value)).toISOString();
  return Promise.all(
    rows.map(async (row) => {
      const target = {
        storyId,
        version: row.version ?? undefined,
        at: row.page_at === null ? undefined : Number(row.page_at),
        link: row.id,
      };
      const { url } = await previewUrl(target, new Date(Number(row.expires_at)), deps);
      return {
        id: row.id,
        ...(row.version === null ? {} : { version: row.version }),
        ...(row.page_at === null ? {} : { at: time(row.page_at) }),
        note: row.note,
        madeAt: time(row.made_at),
        madeBy: names?.get(row.made_by) ?? row.made_by,
        expiresAt: time(row.expires_at),
        url,
      };
    }),
  );
}

export async function endPreviewLink(
  story: { n: number },
  id: string,
  { db, now }: Pick<HandlerDeps, 'db' | 'now'>,
): Promise<void> {
  const ended = await db.kysely
    .updateTable('content_preview_links')
    .set({ revoked_at: now().getTime() })
    .where('id', '=', id)
    .where('story_n', '=', story.n)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (Number(ended.numUpdatedRows) !== 1) throw new NeutronError('not_found', { field: 'link' });
}

/** With the rights of an account its links end. */
export async function endLinksOf(trx: ContentTransaction, sub: string, at: number): Promise<void> {
  await trx
    .updateTable('content_preview_links')
    .set({ revoked_at: at })
    .where('made_by', '=', sub)
    .where('revoked_at', 'is', null)
    .execute();
}
