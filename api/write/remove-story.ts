import { keysOfChange } from '../lists/surrogate-keys.ts';
import type { Directory } from '../memory/directory.ts';
import { removeUses } from '../pictures/picture-uses.ts';
import { removeFromStaffLists } from '../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { deleteDraft } from '../store/drafts.ts';
import type { StoryRow } from '../store/stories.ts';
import { removePublished } from './insert-published.ts';

/**
 * Removes a story with its versions, drafts, notes, lists, search document and sitemap lines; returns what pages show of it. Its
 * counter by state and type is the caller's.
 */
export async function removeStory(
  trx: ContentTransaction,
  row: StoryRow,
  directory: Directory,
  now: Date,
): Promise<string[]> {
  const scopes = await removePublished(trx, row.n, now);
  await deleteDraft(trx, row.n);
  for (const table of [
    'content_story_versions',
    'content_popularity',
    'content_former_slugs',
    'content_breaking',
    'content_notes',
    'content_preview_links',
    'content_story_findings',
  ] as const)
    await trx.deleteFrom(table).where('story_n', '=', row.n).execute();
  await removeFromStaffLists(trx, row.n);
  await removeUses(trx, row.n);
  await trx.deleteFrom('content_stories').where('n', '=', row.n).execute();
  return keysOfChange(row.n, scopes, directory);
}
