import { parseDocument } from 'yaml';
import { ImportError } from '../import-error.ts';

export interface FrontMatter {
  title?: string;
  slug?: string;
  dek?: string;
  date?: string;
  updated?: string;
  isDraft: boolean;
  authors: string[];
  topics: string[];
  tags: string[];
  image?: string;
  imageAlt?: string;
  oldPaths: string[];
}

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const mostNames = 100;

/** The front matter: the fields between the first two lines of `---`, under the names of well-known site generators. */
export function splitFrontMatter(text: string): { facts: FrontMatter; body: string } {
  const found = block.exec(text);
  if (!found) throw new ImportError('it has no front matter between two lines of ---');
  const fields = fieldsOf(found[1] ?? '');
  const word = (...names: string[]) => names.map((name) => wordOf(fields[name])).find((value) => value);
  const list = (...names: string[]) =>
    names.map((name) => wordsOf(fields[name])).find(({ length }) => length > 0) ?? [];
  const image = fields.image ?? fields.cover ?? fields.featured_image ?? fields.thumbnail ?? fields.heroImage;
  const cover = isRecord(image) ? image : { src: image };
  const optional = {
    title: word('title'),
    slug: word('slug'),
    dek: word('dek', 'description', 'excerpt', 'summary'),
    date: word('date', 'pubDate', 'published', 'publishDate', 'published_at'),
    updated: word('updated', 'lastmod', 'updatedDate', 'last_modified_at', 'modified'),
    image: wordOf(cover.src ?? cover.image ?? cover.url ?? cover.path),
    imageAlt: wordOf(cover.alt) ?? word('image_alt', 'imageAlt', 'alt'),
  };
  const facts = {
    isDraft: fields.draft === true || fields.published === false || fields.status === 'draft',
    authors: list('authors', 'author'),
    topics: list('topics', 'categories', 'category'),
    tags: list('tags', 'keywords'),
    oldPaths: list('aliases', 'redirect_from', 'permalink', 'url'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  } as FrontMatter;
  return { facts, body: text.slice(found[0].length) };
}

function fieldsOf(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false, logLevel: 'silent' });
  const [problem] = document.errors;
  if (problem) throw new ImportError(`its front matter is no YAML: ${problem.message.slice(0, 200)}`);
  let value: unknown;
  try {
    // Aliases of aliases grow without bound, and front matter needs none.
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ImportError('its front matter uses YAML aliases, which are not taken');
  }
  if (!isRecord(value)) throw new ImportError('its front matter has no names');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}

/** One name, several, or several in one line with commas between; people may be objects with a name. */
function wordsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return all
    .slice(0, mostNames)
    .flatMap((entry: unknown) => wordOf(isRecord(entry) ? entry.name : entry) ?? []);
}
