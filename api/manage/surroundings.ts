import { linkTarget } from '../links/link-target.ts';
import { buildDirectory, type Directory } from '../memory/directory.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { getDirectoryRows } from '../store/directory.ts';
import type { Reference } from './entry-store.ts';

/** What a rule may look at, read in the transaction of the write. */
export interface Surroundings {
  directory: Directory;
  /** Names of link lists and ids of texts, with the default texts. */
  links: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  ownDomains: readonly string[];
  editions: readonly string[];
  now: Date;
}

export async function readDirectory(trx: ContentTransaction): Promise<Directory> {
  return buildDirectory(await getDirectoryRows(trx));
}

/** What a link of an entry names; nothing for an address elsewhere or a fixed page of the site. */
export function linkReferences(href: string | undefined, field: string): Reference[] {
  if (href === undefined) return [];
  const target = linkTarget(href);
  switch (target.kind) {
    case 'fixed':
      return [];
    case 'unknown':
      return [{ to: 'addresses', id: href, field }];
    case 'story':
      return [{ to: 'stories', id: `${target.type}/${target.slug}`, field }];
    case 'author':
      return [{ to: 'author-pages', id: target.slug, field }];
    default:
      return [{ to: `${target.kind}s`, id: target.slug, field }];
  }
}
