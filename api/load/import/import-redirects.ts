import { vanityInput } from '#content/entities/vanity.ts';
import { defaultEdition } from '#content/limits.ts';
import { pathForArticle } from '#content/rules/content-path.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { vanityLookupKeys } from '#content/rules/vanity/lookup-keys.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { getVanityIdAt, getVanityRow } from '../../store/vanities.ts';
import { rejectVanity } from '../../vanity/check-entry.ts';
import { seedId } from '../check-story.ts';
import type { PreparedStory } from './prepare-story.ts';

/**
 * The old addresses of a story lead to the new one. An address that is already in use stays as it is, and
 * one whose target itself leads elsewhere is left out: that is all it takes to never make a circle.
 */
export async function importRedirects(
  trx: ContentTransaction,
  { incoming, story, notes }: PreparedStory,
  { source, ownDomains }: { source: string; ownDomains: readonly string[] },
): Promise<string[]> {
  const made: string[] = [];
  const target = pathFor('article', { slug: story.slug });
  const own = new Set([target, pathForArticle({ slug: story.slug, topics: story.topics })]);
  for (const urlPath of incoming.oldPaths) {
    if (own.has(urlPath)) continue;
    const skip = (reason: string) => notes.push(`old address ${urlPath} left out: ${reason}`);
    const entry = vanityInput.safeParse({
      urlType: 'PERMANENT_REDIRECT',
      urlPath,
      enabled: true,
      targets: [{ edition: defaultEdition, targetType: 'article', target: { slug: story.slug } }],
    });
    if (!entry.success) {
      skip(entry.error.issues[0]?.message ?? 'it is no path');
      continue;
    }
    const problem = rejectVanity(entry.data, ownDomains);
    if (problem) {
      skip(problem.message);
      continue;
    }
    if (await hasEntryFor(trx, target)) {
      skip(`${target} stands for something else`);
      continue;
    }
    const id = seedId('article', `vanity/${source}/${urlPath}`);
    const holder = await getVanityIdAt(trx, urlPath);
    if (holder !== undefined && holder !== id) {
      skip('it already stands for something');
      continue;
    }
    const doc = JSON.stringify({ ...entry.data, id });
    if (holder === undefined)
      await trx.insertInto('content_vanity').values({ id, url_path: urlPath, doc }).execute();
    else if ((await getVanityRow(trx, id))?.doc !== doc)
      await trx
        .updateTable('content_vanity')
        .set((eb) => ({ doc, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    else continue;
    made.push(urlPath);
  }
  return made;
}

/** As readers' requests find it: the address with and without its last slash is one. */
async function hasEntryFor(trx: ContentTransaction, path: string): Promise<boolean> {
  for (const key of vanityLookupKeys(path)) if (await getVanityIdAt(trx, key)) return true;
  return false;
}
