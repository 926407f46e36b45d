import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ImportError } from '../import-error.ts';
import {
  type Fields,
  type FrontMatter,
  isRecord,
  recordAt,
  splitFrontMatter,
  wordOf,
} from './front-matter.ts';
import { hugoPath, jekyllPagePath, jekyllPath } from './permalinks.ts';
import type { MarkdownSite } from './site-config.ts';

const largestFile = 2 * 1024 * 1024;
const deepestFolder = 12;

/** One file of the folder, and what its place says. */
export interface FolderFile {
  /** Its path below the folder, with slashes. */
  place: string;
  kind: 'post' | 'draft' | 'page' | 'list' | 'other';
}

export type ReadFile = { facts: FrontMatter; body: string };

/** Of the generators themselves, and what they made. */
const skippedFolders = new Set(['node_modules', 'public', 'resources', 'themes', 'layouts', 'archetypes']);
const jekyllFolders = new Set(['_layouts', '_includes', '_sass', '_data', '_site', '_plugins', 'vendor']);
const otherFormats = /\.(?:mdx|org|adoc|asciidoc|rst|pandoc|textile)$/i;

/** Sorted by name, so that every run reads them in the same order. Links are not followed: they may point outside. */
export async function* folderFiles(
  folder: string,
  { system, contents }: Pick<MarkdownSite, 'system' | 'contents'>,
  place = contents,
  depth = 0,
): AsyncGenerator<FolderFile> {
  if (depth > deepestFolder) return;
  const entries = await readdir(join(folder, place), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = posix.join(place, entry.name);
    if (entry.isDirectory()) {
      const isSkipped =
        entry.name.startsWith('.') ||
        entry.name === 'node_modules' ||
        (system === 'jekyll' && jekyllFolders.has(entry.name)) ||
        (system !== 'markdown' && depth === 0 && skippedFolders.has(entry.name));
      if (!isSkipped) yield* folderFiles(folder, { system, contents }, path, depth + 1);
    } else if (entry.isFile()) {
      const kind = kindOf(path, system);
      if (kind) yield { place: path, kind };
    }
  }
}

function kindOf(place: string, system: MarkdownSite['system']): FolderFile['kind'] | undefined {
  if (otherFormats.test(place)) return 'other';
  if (system === 'markdown') return /\.(?:md|markdown)$/i.test(place) ? 'post' : undefined;
  if (!/\.(?:md|markdown|html)$/i.test(place)) return undefined;
  const folders = place.split('/').slice(0, -1);
  if (system === 'hugo') return /^_index\./.test(posix.basename(place)) ? 'list' : 'post';
  if (folders.includes('_drafts')) return 'draft';
  if (folders.includes('_posts')) return 'post';
  // Documents beside the posts: templates that list others are no pages.
  return /^(?:README|CHANGELOG|LICENSE|CONTRIBUTING|404)\./i.test(posix.basename(place)) ? undefined : 'page';
}

export async function readFolderFile(
  folder: string,
  { place, kind }: FolderFile,
  site: MarkdownSite,
): Promise<ReadFile | { rejected: string }> {
  if (kind === 'other') return { rejected: `its format (${posix.extname(place)}) is not read` };
  const file = join(folder, place);
  const { size } = await lstat(file);
  if (size > largestFile) return { rejected: 'its file is larger than 2 MB' };
  const bytes = await readFile(file);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { rejected: `its file is not UTF-8 text (${place})` };
  }
  try {
    const isJekyll = site.system === 'jekyll';
    const defaults = isJekyll ? jekyllDefaults(place, kind, site.config) : {};
    return splitFrontMatter(text, { defaults, wordsAreSpaced: isJekyll });
  } catch (error) {
    if (error instanceof ImportError) return { rejected: error.message };
    throw error;
  }
}

/** `defaults:` of `_config.yml`: fields for all files below a path or of a type. */
function jekyllDefaults(place: string, kind: FolderFile['kind'], config: Fields): Fields {
  const all: unknown = config.defaults;
  if (!Array.isArray(all)) return {};
  const type = kind === 'post' ? 'posts' : kind === 'draft' ? 'drafts' : 'pages';
  return Object.assign(
    {},
    ...all.filter(isRecord).map((entry: Fields) => {
      const scope = recordAt(entry, 'scope');
      const path = wordOf(scope.path) ?? '';
      const isInside =
        path === '' || place === path || place.startsWith(path.endsWith('/') ? path : `${path}/`);
      const isType = !wordOf(scope.type) || wordOf(scope.type) === type;
      return isInside && isType ? recordAt(entry, 'values') : {};
    }),
  ) as Fields;
}

/** `2024-05-01-a-title.md` and `a-title/index.md` name the story a-title. */
export function nameOf(place: string): { name: string; day?: string | undefined } {
  const own = posix.basename(place).replace(/\.(?:md|markdown|html)$/i, '');
  const stem = own === 'index' || own === '_index' ? posix.basename(posix.dirname(place)) : own;
  const dated = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(stem);
  return { name: dated?.[2] ?? stem, day: dated?.[1] };
}

/** Where readers found the file; nothing if the folder says nothing about a site. */
export function addressOfFile(
  { place, kind }: FolderFile,
  facts: FrontMatter,
  site: MarkdownSite,
): string | undefined {
  if (site.system === 'markdown') return facts.url;
  const { name, day } = nameOf(place);
  const { slug, title } = facts;
  const date = site.system === 'jekyll' ? (day ?? facts.date) : facts.date;
  if (facts.url && !facts.url.includes(':'))
    return site.basePath + (facts.url.startsWith('/') ? facts.url : `/${facts.url}`);
  if (site.system === 'hugo') {
    const below = posix.relative(site.contents, place);
    const permalinks = recordAt(site.config, 'permalinks');
    const templates = Object.fromEntries(
      Object.entries({ ...permalinks, ...recordAt(permalinks, 'page') }).flatMap(([section, template]) =>
        typeof template === 'string' ? [[section, template]] : [],
      ),
    );
    const isUgly = site.config.uglyURLs === true || site.config.uglyurls === true;
    return (
      site.basePath +
      hugoPath({ place: below, name, slug, title, date, categories: [] }, { templates, isUgly })
    );
  }
  const style = facts.url ?? wordOf(site.config.permalink);
  if (kind === 'page') return site.basePath + jekyllPagePath(place, style);
  const folders = place.split('/');
  const above = folders.slice(0, Math.max(0, folders.indexOf('_posts')));
  return (
    site.basePath +
    jekyllPath({ place, name, slug, title, date, categories: [...above, ...facts.topics] }, style)
  );
}
