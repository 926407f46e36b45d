import { type VanityInput, vanityInput } from '#content/entities/vanity.ts';
import { defaultEdition } from '#content/limits.ts';
import { pathForArticle } from '#content/rules/content-path.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { vanityLookupKeys } from '#content/rules/vanity/lookup-keys.ts';
import { vanityEntryPath } from '#content/rules/vanity/lookup-path.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { getVanityIdAt, getVanityRow } from '../../store/vanities.ts';
import { rejectVanity } from '../../vanity/check-entry.ts';
import { seedId } from '../check-story.ts';
import type { PreparedStory } from './prepare-story.ts';

export interface RedirectPlace {
  source: string;
  ownDomains: readonly string[];
}

interface OldAddress {
  urlPath: string;
  /** The address it leads to, as readers see it. */
  to: string;
  target: Pick<VanityInput['targets'][number], 'targetType'> & { slug: string };
}

/**
 * Makes an old address lead to a new one. An address that is already in use stays as it is, and one whose target itself
 * leads elsewhere is left out: that is all it takes to never make a circle.
 */
export async function addRedirect(
  trx: ContentTransaction,
  { urlPath: given, to, target: { targetType, slug } }: OldAddress,
  { source, ownDomains }: RedirectPlace,
): Promise<{ what: 'made'; path: string } | { what: 'known' } | { what: 'left'; reason: string }> {
  const urlPath = vanityEntryPath(given);
  const left = (reason: string) => ({ what: 'left' as const, reason });
  if (urlPath === '/') return left('it is the front page');
  const entry = vanityInput.safeParse({
    urlType: 'PERMANENT_REDIRECT',
    urlPath,
    enabled: true,
    targets: [{ edition: defaultEdition, targetType, target: { slug } }],
  });
  if (!entry.success) return left(entry.error.issues[0]?.message ?? 'it is no path');
  const problem = rejectVanity(entry.data, ownDomains);
  if (problem) return left(problem.message);
  const id = seedId('article', `vanity/${source}/${urlPath}`);
  const holder = await getVanityIdAt(trx, urlPath);
  if (holder !== undefined && holder !== id) return left('it already stands for something');
  const doc = JSON.stringify({ ...entry.data, id });
  if (holder === id && (await getVanityRow(trx, id))?.doc === doc) return { what: 'known' };
  if (await hasEntryFor(trx, to)) return left(`${to} stands for something else`);
  if (holder === undefined)
    await trx.insertInto('content_vanity').values({ id, url_path: urlPath, doc }).execute();
  else
    await trx
      .updateTable('content_vanity')
      .set((eb) => ({ doc, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  return { what: 'made', path: urlPath };
}

/** The old addresses of a story lead to the new one, those of its pictures to the stored files. */
export async function importRedirects(
  trx: ContentTransaction,
  { incoming, story, files, notes }: PreparedStory,
  place: RedirectPlace,
): Promise<string[]> {
  const made: string[] = [];
  const to = pathFor('article', { slug: story.slug });
  const own = new Set([to, pathForArticle({ slug: story.slug, topics: story.topics })]);
  const addresses: OldAddress[] = [
    ...incoming.oldPaths.map((urlPath) => ({
      urlPath,
      to,
      target: { targetType: 'article' as const, slug: story.slug },
    })),
    ...files.map(({ oldPath, address }) => ({
      urlPath: oldPath,
      to: address,
      target: { targetType: 'url' as const, slug: address },
    })),
  ];
  for (const address of addresses) {
    if (own.has(address.urlPath)) continue;
    const result = await addRedirect(trx, address, place);
    if (result.what === 'made') made.push(result.path);
    else if (result.what === 'left') notes.push(`old address ${address.urlPath} left out: ${result.reason}`);
  }
  return made;
}

/** As readers' requests find it: the address with and without its last slash is one. */
export async function hasEntryFor(trx: ContentTransaction, path: string): Promise<boolean> {
  for (const key of vanityLookupKeys(path)) if (await getVanityIdAt(trx, key)) return true;
  return false;
}
