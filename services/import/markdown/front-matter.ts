import { parse as parseToml, TomlDate } from 'smol-toml';
import { parseDocument } from 'yaml';
import { ImportError } from '../import-error.ts';

export type Fields = Record<string, unknown>;

export interface FrontMatter {
  title?: string;
  slug?: string;
  dek?: string;
  date?: string;
  updated?: string;
  /** When it appears, and when it is taken away again. */
  publishDate?: string;
  expiryDate?: string;
  isDraft: boolean;
  /** The file says that it is a page and not a story. */
  isPage: boolean;
  authors: string[];
  topics: string[];
  tags: string[];
  image?: string;
  imageAlt?: string;
  imageCaption?: string;
  metaTitle?: string;
  metaDescription?: string;
  canonical?: string;
  /** Its own address on the old site, if the file names it. */
  url?: string;
  /** Other addresses that lead to it. */
  aliases: string[];
  /** Everything, for templates that print a field. */
  fields: Fields;
}

const yamlBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;
const tomlBlock = /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?\+\+\+[ \t]*(?:\r?\n|$)/;
const mostNames = 100;

/**
 * The front matter of a file under the names of well-known site generators: YAML between two lines of `---`, TOML between
 * two lines of `+++`, or one JSON object. `defaults` are fields that a configuration gives to files without them.
 */
export function splitFrontMatter(
  text: string,
  { defaults = {}, wordsAreSpaced = false }: { defaults?: Fields; wordsAreSpaced?: boolean } = {},
): { facts: FrontMatter; body: string } {
  const { fields: own, body } = cut(text);
  return { facts: factsOf({ ...defaults, ...own }, wordsAreSpaced), body };
}

function cut(text: string): { fields: Fields; body: string } {
  const yaml = yamlBlock.exec(text);
  if (yaml) return { fields: readYaml(yaml[1] ?? '', 'its front matter'), body: text.slice(yaml[0].length) };
  const toml = tomlBlock.exec(text);
  if (toml) return { fields: readToml(toml[1] ?? '', 'its front matter'), body: text.slice(toml[0].length) };
  const json = /^\uFEFF?\{\s*(?=["}])/.test(text) ? endOfObject(text) : undefined;
  if (json) return { fields: readJson(text.slice(0, json), 'its front matter'), body: text.slice(json) };
  if (/^\uFEFF?(?:---|\+\+\+|\{\s*")/.test(text)) throw new ImportError('its front matter does not end');
  throw new ImportError('it has no front matter between two lines of --- or +++, nor as a JSON object');
}

/** Where the object that begins the text ends. */
function endOfObject(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = text.indexOf('{'); at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

export function readYaml(yaml: string, what: string): Fields {
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false, logLevel: 'silent' });
  const [problem] = document.errors;
  if (problem) throw new ImportError(`${what} is no YAML: ${problem.message.slice(0, 200)}`);
  let value: unknown;
  try {
    // Aliases of aliases grow without bound, and front matter needs none.
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ImportError(`${what} uses YAML aliases, which are not taken`);
  }
  return recordOf(value, what);
}

export function readToml(toml: string, what: string): Fields {
  try {
    return recordOf(parseToml(toml, { maxDepth: 50 }), what);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new ImportError(`${what} is no TOML: ${reason.slice(0, 200)}`);
  }
}

export function readJson(json: string, what: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ImportError(`${what} is no JSON`);
  }
  return recordOf(value, what);
}

function recordOf(value: unknown, what: string): Fields {
  if (!isRecord(value)) throw new ImportError(`${what} has no names`);
  return value;
}

function factsOf(given: Fields, wordsAreSpaced: boolean): FrontMatter {
  // Hugo keeps what it does not know below `params`, Zola below `extra` and `taxonomies`.
  const fields = {
    ...recordAt(given, 'params'),
    ...recordAt(given, 'extra'),
    ...recordAt(given, 'taxonomies'),
    ...given,
  };
  const word = (...names: string[]) => names.map((name) => wordOf(fields[name])).find((value) => value);
  const list = (...names: string[]) =>
    names.map((name) => wordsOf(fields[name], wordsAreSpaced)).find(({ length }) => length > 0) ?? [];
  const images: unknown = fields.images;
  const image =
    fields.image ??
    fields.cover ??
    fields.featured_image ??
    fields.featuredImage ??
    fields.thumbnail ??
    fields.heroImage ??
    (Array.isArray(images) ? images[0] : undefined);
  const cover: Fields = isRecord(image) ? image : { src: image };
  const optional = {
    title: word('title'),
    slug: word('slug'),
    dek: word('dek', 'description', 'excerpt', 'summary', 'subtitle'),
    date: word('date', 'pubDate', 'published', 'published_at', 'publishDate'),
    updated: word('updated', 'lastmod', 'updatedDate', 'last_modified_at', 'modified'),
    publishDate: word('publishDate', 'pubdate'),
    expiryDate: word('expiryDate', 'unpublishdate'),
    image: wordOf(cover.src ?? cover.image ?? cover.url ?? cover.path ?? cover.file ?? cover.feature),
    imageAlt: wordOf(cover.alt) ?? word('image_alt', 'imageAlt', 'alt'),
    imageCaption: wordOf(cover.caption) ?? word('image_caption', 'imageCaption', 'featuredImageCaption'),
    metaTitle: word('seo_title', 'seoTitle', 'meta_title', 'linkTitle'),
    metaDescription: word('seo_description', 'seoDescription', 'meta_description'),
    canonical: word('canonical', 'canonicalURL', 'canonicalUrl', 'canonical_url'),
    url: word('url', 'permalink'),
  };
  return {
    isDraft: fields.draft === true || fields.published === false || fields.status === 'draft',
    isPage: word('type') === 'page' || word('layout') === 'page',
    authors: people(fields.authors ?? fields.author),
    topics: list('topics', 'categories', 'category'),
    tags: list('tags', 'tag', 'keywords'),
    aliases: list('aliases', 'redirect_from'),
    fields,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  } as FrontMatter;
}

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

export function recordAt(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isRecord(value) ? value : {};
}

export function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  // A TOML date without a time is a day; its ISO form says which kind it is.
  if (value instanceof TomlDate) return value.toISOString();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  return typeof value === 'number' ? String(value) : undefined;
}

/** One name, several, or several in one line with commas between; Jekyll separates them by spaces. */
function wordsOf(value: unknown, wordsAreSpaced: boolean): string[] {
  const separator = wordsAreSpaced && typeof value === 'string' && !value.includes(',') ? /\s+/ : ',';
  const all: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(separator)
      : [value];
  return all.slice(0, mostNames).flatMap((entry) => wordOf(isRecord(entry) ? entry.name : entry) ?? []);
}

/** People may be names, or objects with a name; a name may have an address or a link beside it. */
function people(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/,(?!\s{0,5}(?:jr|sr|ph\.?d|m\.?d)\b)/i)
      : [value];
  return all.slice(0, mostNames).flatMap((entry) => {
    const name = isRecord(entry) ? (entry.name ?? entry.display_name ?? entry.displayName) : entry;
    return plainName(wordOf(name) ?? '') || [];
  });
}

/** `[Ada Brook](https://…)`, `Ada Brook <ada@mail.example>` and `<b>Ada Brook</b>` are Ada Brook. */
export function plainName(text: string): string {
  const name = text
    .replace(/\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\([^()@]{0,200}@[^()]{0,200}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // An e-mail address is not published as a name.
  return /^[^\s@]+@\S+$/.test(name) ? (name.split('@', 1)[0] ?? '') : name.replace(/^@/, '');
}
