import { footerLinks, menuLinks, type ShellLink } from '#content/rules/shell-links.ts';
import { defaultTexts } from '#content/texts/default-texts.ts';
import type { HandlerDeps } from '../handler.ts';
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
  /** Links of header and footer, as they are now. */
  shellLinks: readonly ShellLink[];
  /** Views that the publication adds, by component type. */
  ownViews: Readonly<Record<string, readonly string[]>> | undefined;
  now: Date;
}

export async function readSurroundings(
  trx: ContentTransaction,
  { publication, context, now }: Pick<HandlerDeps, 'publication' | 'context' | 'now'>,
): Promise<Surroundings> {
  const links = await trx.selectFrom('content_links').select('name').execute();
  const texts = await trx.selectFrom('content_texts').select('id').execute();
  const { menus, footer } = context.generation.settings;
  return {
    directory: await readDirectory(trx),
    links: new Set(links.map(({ name }) => name)),
    texts: new Set([...defaultTexts.keys(), ...texts.map(({ id }) => id)]),
    ownDomains: publication.ownDomains,
    editions: publication.locales.map(({ code }) => code),
    ownViews: publication.overrides?.views,
    shellLinks: [...menuLinks(menus, publication), ...footerLinks(footer)],
    now: now(),
  };
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
