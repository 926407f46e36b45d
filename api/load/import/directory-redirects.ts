import type { IncomingPublication } from '#content/incoming.ts';
import { listAddress } from '#content/rules/imports/old-addresses.ts';
import { isSamePage } from '#content/rules/vanity/lookup-keys.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { addRedirect, type RedirectPlace } from './import-redirects.ts';

/** What became of the old addresses that are no stories. */
export interface DirectoryRedirects {
  made: string[];
  /** The addresses that lead nowhere, with the reason. */
  notes: string[];
}

/** Old addresses of topics, tags, authors, feeds and archives lead to the new pages. */
export async function importDirectoryRedirects(
  trx: ContentTransaction,
  incoming: IncomingPublication,
  { directory, authorIds }: { directory: Directory; authorIds: ReadonlyMap<string, string> },
  ownDomains: readonly string[],
): Promise<DirectoryRedirects> {
  const place: RedirectPlace = { source: incoming.source, ownDomains };
  const addresses = new Map<string, string>();
  const add = (path: string, to: string) => {
    if (!addresses.has(path) && !isSamePage(path, to)) addresses.set(path, to);
  };
  for (const { slug, oldPaths = [] } of incoming.topics)
    for (const path of oldPaths) add(path, listAddress('topic', slug, path));
  for (const { slug, oldPaths = [] } of incoming.tags)
    for (const path of oldPaths) add(path, listAddress('tag', slug, path));
  for (const { key, oldPaths = [] } of incoming.authors) {
    const slug = directory.authors.get(authorIds.get(key) ?? '')?.slug;
    if (slug) for (const path of oldPaths) add(path, listAddress('author', slug, path));
  }
  // What editors of the old site had redirected to something else follows it to where that is now.
  for (const { path, to } of incoming.redirects ?? []) add(path, addresses.get(to) ?? to);
  const made: string[] = [];
  const notes: string[] = [];
  for (const [urlPath, to] of addresses) {
    const result = await addRedirect(trx, { urlPath, to, target: { targetType: 'url', slug: to } }, place);
    if (result.what === 'made') made.push(result.path);
    else if (result.what === 'left') notes.push(`old address ${urlPath} left out: ${result.reason}`);
  }
  return { made, notes };
}
