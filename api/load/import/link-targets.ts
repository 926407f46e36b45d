import type { IncomingPublication, IncomingStory } from '#content/incoming.ts';
import { headingIds } from '#content/rules/body/heading-ids.ts';
import { isFixedPath } from '#content/rules/imports/fixed-paths.ts';
import { listAddress } from '#content/rules/imports/old-addresses.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { keysOfTarget } from '#content/rules/vanity/lookup-keys.ts';
import { vanityEntryPath } from '#content/rules/vanity/lookup-path.ts';
import { escapeAttribute } from '#platform/escape-html.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { seedId } from '../check-story.ts';

/** Links between the stories of an import. */
export interface LinkTargets {
  /** The body with links to the new addresses, and the links whose target does not come. */
  rewrite(body: string): Promise<{ body: string; dead: string[] }>;
}

/** What an old address stands for: a story, a new path, or something that is found at the address as it is. */
type Target = { sourceId: string; slug: string } | { path: string } | { isRedirected: true };

/**
 * Reads all old addresses of an import before its first story: a story may link to one that comes after it. Stories whose
 * slug another one wants too are left to their redirects, which know the slug each of them got.
 */
export async function readLinkTargets(
  db: ContentDb,
  incoming: IncomingPublication,
  { directory, authorIds }: { directory: Directory; authorIds: ReadonlyMap<string, string> },
): Promise<LinkTargets> {
  const targets = new Map<string, Target>([['/', { isRedirected: true }]]);
  const add = (path: string, target: Target) => {
    const key = vanityEntryPath(path);
    if (!targets.has(key)) targets.set(key, target);
  };
  const wanted = new Map<string, number>();
  const addStory = (entry: IncomingStory) => {
    const { sourceId, slug, oldPaths, isPage } = entry;
    wanted.set(slug, (wanted.get(slug) ?? 0) + 1);
    const pictures = [
      ...Object.values(entry.pictures),
      ...Object.values(entry.galleries ?? {}).flatMap((gallery) => gallery.pictures),
      ...(entry.lead ? [entry.lead] : []),
    ];
    for (const path of pictures.flatMap((picture) => picture.oldPaths ?? []))
      add(path, { isRedirected: true });
    // Readers cannot open a draft, and its address has no redirect.
    if (entry.state === 'draft') return;
    const target = isPage ? { isRedirected: true as const } : { sourceId, slug };
    for (const path of [...oldPaths, pathFor('article', { slug })]) add(path, target);
  };
  try {
    for await (const entry of incoming.stories()) if (!('rejected' in entry)) addStory(entry);
  } catch {
    // The import itself comes to the same place, after the stories before it.
  }
  for (const { slug, oldPaths = [] } of incoming.topics)
    for (const path of oldPaths) add(path, { path: listAddress('topic', slug, path) });
  for (const { slug, oldPaths = [] } of incoming.tags)
    for (const path of oldPaths) add(path, { path: listAddress('tag', slug, path) });
  for (const { key, oldPaths = [] } of incoming.authors) {
    const slug = directory.authors.get(authorIds.get(key) ?? '')?.slug;
    if (slug) for (const path of oldPaths) add(path, { path: listAddress('author', slug, path) });
  }
  for (const { path, to } of incoming.redirects ?? []) add(path, { path: to });

  const find = (address: string): Target | undefined => {
    const places = keysOfTarget(address);
    const key = places.find((one) => targets.has(one));
    if (key !== undefined) return targets.get(key);
    return places.some(isFixedPath) ? { isRedirected: true } : undefined;
  };
  /** Slugs of the import that a story from elsewhere has here already. */
  const takenOf = async (stories: ReadonlyMap<string, string>): Promise<Set<string>> => {
    if (stories.size === 0) return new Set();
    const rows = await db
      .selectFrom('content_stories')
      .select(['id', 'slug'])
      .where('type', '=', 'article')
      .where('slug', 'in', [...stories.keys()])
      .execute();
    return new Set(
      rows
        .filter(({ id, slug }) => id !== seedId('article', `${incoming.source}/${stories.get(slug)}`))
        .map(({ slug }) => slug),
    );
  };

  return {
    async rewrite(body) {
      const found = new Map<string, Target | undefined>();
      const stories = new Map<string, string>();
      for (const [, , written = ''] of body.matchAll(ownLink)) {
        const address = written.replaceAll('&amp;', '&');
        const target = find(address);
        found.set(address, target);
        if (target && 'slug' in target) stories.set(target.slug, target.sourceId);
      }
      if (found.size === 0) return { body, dead: [] };
      const taken = await takenOf(stories);
      const rewritten = body.replaceAll(ownLink, (whole, before: string, written: string) => {
        const address = written.replaceAll('&amp;', '&');
        const target = found.get(address);
        const path = pathOf(target, taken, wanted);
        const fragment = fragmentOf(address, target !== undefined && 'slug' in target);
        return path ? `${before}${escapeAttribute(path + fragment)}"` : whole;
      });
      const dead = [...found].flatMap(([address, target]) => (target ? [] : [address.slice(0, 200)]));
      return { body: rewritten, dead };
    },
  };
}

/** Headings of stories have generated ids, which their words make as they did elsewhere. */
function fragmentOf(address: string, isStory: boolean): string {
  const at = address.indexOf('#');
  const name = at < 0 ? '' : address.slice(at + 1);
  if (name === '') return '';
  // Comments are no heading.
  if (/^(?:comment|respond)/.test(name)) return `#${name}`;
  return `#${isStory ? headingIds()(name.replaceAll('_', ' ')) : name}`;
}

/** A link to a path of the old site; readers have taken the host away. */
const ownLink = /(<a\s[^<>]{0,2000}?href=")(\/(?!\/)[^"]{0,2000})"/g;

function pathOf(
  target: Target | undefined,
  taken: ReadonlySet<string>,
  wanted: ReadonlyMap<string, number>,
): string | undefined {
  if (!target || 'isRedirected' in target) return undefined;
  if ('path' in target) return target.path;
  const isOwn = wanted.get(target.slug) === 1 && !taken.has(target.slug);
  return isOwn ? pathFor('article', { slug: target.slug }) : undefined;
}
