import type { IncomingPublication } from '#content/incoming.ts';
import { importedFiles } from '#content/rules/imports/file-types.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { vanityEntryPath } from '#content/rules/vanity/lookup-path.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { saveEntries } from '../../store/import-runs.ts';
import { bumpRevision } from '../../store/revisions.ts';
import { getSources, saveSource } from '../../store/sources.ts';
import { getStoryRow } from '../../store/stories.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { importTransaction } from './dry-run.ts';
import { addRedirect, hasEntryFor } from './import-redirects.ts';
import type { SaveFile } from './prepare-story.ts';
import { fileEntry, recordRedirects } from './record-entries.ts';

interface FilesOptions {
  now: Date;
  isDryRun: boolean;
  ownDomains: readonly string[];
  saveFile: SaveFile | undefined;
  run: number | undefined;
}

/** Files that the export lists by themselves: stored, and found at their old addresses. One that came before stays as it is. */
export async function importFiles(
  db: Database<ContentTables>,
  { source, files = [] }: Pick<IncomingPublication, 'source' | 'files'>,
  { now, isDryRun, ownDomains, saveFile, run }: FilesOptions,
): Promise<{ redirects: number; notes: string[] }> {
  const result = { redirects: 0, notes: [] as string[] };
  if (!saveFile) return result;
  for (const file of files) {
    const id = file.oldPaths[0] ?? file.address;
    if ((await getSources(db.kysely, source, 'file', [id])).has(id)) continue;
    const saved = await saveFile(file);
    if ('left' in saved) {
      result.notes.push(`file left out, ${saved.left}: ${file.address.slice(0, 200)}`);
      continue;
    }
    const to = saved.address;
    await importTransaction(db, isDryRun, async (trx) => {
      await takeSlot(trx, db.dialect);
      const made: string[] = [];
      for (const urlPath of file.oldPaths) {
        const target = { targetType: 'url' as const, slug: to };
        const redirect = await addRedirect(trx, { urlPath, to, target }, { source, ownDomains });
        if (redirect.what === 'made') made.push(redirect.path);
        else if (redirect.what === 'left')
          result.notes.push(`old address ${urlPath} left out: ${redirect.reason}`);
      }
      await saveSource(trx, {
        source,
        source_id: id,
        kind: 'file',
        target_id: to,
        version: 1,
        digest: '',
        pictures_left: 0,
      });
      await recordRedirects(trx, run, [{ paths: made }]);
      await saveEntries(trx, run, importedFiles(to).map(fileEntry));
      result.redirects += made.length;
      await announce(trx, db, { source, made, now });
    });
  }
  return result;
}

const pagesAtOnce = 500;

/**
 * The page of a picture that no story shows leads to the story it was uploaded to. After the stories: the page of a picture
 * that one shows leads to the picture.
 */
export async function importPicturePages(
  db: Database<ContentTables>,
  { source, picturePages = [] }: Pick<IncomingPublication, 'source' | 'picturePages'>,
  { now, isDryRun, ownDomains, run }: FilesOptions,
): Promise<number> {
  let redirects = 0;
  for (let start = 0; start < picturePages.length; start += pagesAtOnce) {
    const pages = picturePages.slice(start, start + pagesAtOnce);
    redirects += await importTransaction(db, isDryRun, async (trx) => {
      await takeSlot(trx, db.dialect);
      const known = await getSources(trx, source, 'story', [...new Set(pages.map((page) => page.sourceId))]);
      const made: string[] = [];
      for (const { path, sourceId } of pages) {
        const story = await getStoryRow(trx, known.get(sourceId)?.target_id ?? '');
        if (story?.state !== 'published' || (await hasEntryFor(trx, vanityEntryPath(path)))) continue;
        const to = pathFor('article', { slug: story.slug });
        const target = { targetType: 'article' as const, slug: story.slug };
        const redirect = await addRedirect(trx, { urlPath: path, to, target }, { source, ownDomains });
        if (redirect.what === 'made') made.push(redirect.path);
      }
      await recordRedirects(trx, run, [{ paths: made }]);
      await announce(trx, db, { source, made, now });
      return made.length;
    });
  }
  return redirects;
}

async function announce(
  trx: ContentTransaction,
  { dialect }: Pick<Database, 'dialect'>,
  { source, made, now }: { source: string; made: readonly string[]; now: Date },
): Promise<void> {
  if (made.length === 0) return;
  await bumpRevision(trx, ['content', 'vanity']);
  await appendEvent(trx, dialect, {
    kind: 'imported',
    entity: 'publication',
    entityId: source,
    keys: [keys.vanities, ...made.map(keys.vanityAt)],
    at: now,
  });
}
