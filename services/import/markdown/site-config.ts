import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportError } from '../import-error.ts';
import {
  type Fields,
  isRecord,
  plainName,
  readJson,
  readToml,
  readYaml,
  recordAt,
  wordOf,
} from './front-matter.ts';

export interface Person {
  name: string;
  bio?: string;
  /** A path from the root of the site, or an address. */
  picture?: string;
  bureau?: string;
}

/** What a folder says about itself: which generator made a site of it, and how. */
export interface MarkdownSite {
  system: 'hugo' | 'jekyll' | 'markdown';
  /** Where the contents are, below the folder. */
  contents: string;
  /** Where files are that pages name by a path from the root. */
  files: readonly string[];
  config: Fields;
  host?: string | undefined;
  /** The path below which the site stood, without a slash at its end. */
  basePath: string;
  people: ReadonlyMap<string, Person>;
  /** By file, why a part of the configuration was not read. */
  problems: ReadonlyMap<string, string>;
}

const largestConfig = 1024 * 1024;
const extensions = ['toml', 'yaml', 'yml', 'json'] as const;

export async function readSite(folder: string): Promise<MarkdownSite> {
  const problems = new Map<string, string>();
  const read = (place: string) => readData(folder, place, problems);
  const isHugo =
    (await anyOf(folder, ['hugo.toml', 'hugo.yaml', 'hugo.yml', 'hugo.json', 'config/_default'])) ||
    ((await anyOf(folder, ['content'])) &&
      (await anyOf(folder, ['config.toml', 'config.yaml', 'config.yml', 'config.json'])));
  const isJekyll =
    !isHugo && (await anyOf(folder, ['_config.yml', '_config.yaml', '_config.toml', '_posts']));
  if (!isHugo && !isJekyll)
    return {
      system: 'markdown',
      contents: '',
      files: [''],
      config: {},
      basePath: '',
      people: new Map(),
      problems,
    };
  const config: Fields = {};
  if (isHugo) {
    for (const name of ['config', 'hugo', 'config/_default/config', 'config/_default/hugo'])
      for (const end of extensions) Object.assign(config, await read(`${name}.${end}`));
    for (const part of ['params', 'permalinks'])
      for (const end of extensions) {
        const found = await read(`config/_default/${part}.${end}`);
        if (found) config[part] = { ...recordAt(config, part), ...found };
      }
  } else for (const end of extensions) Object.assign(config, await read(`_config.${end}`));
  const data = isHugo ? 'data' : (wordOf(config.data_dir) ?? '_data');
  const base = URL.parse(wordOf(config.baseURL) ?? wordOf(config.baseurl) ?? wordOf(config.url) ?? '');
  const isRootPath = (text: string | undefined) => text?.startsWith('/') && !text.startsWith('//');
  const basePath = isRootPath(wordOf(config.baseurl)) ? wordOf(config.baseurl) : base?.pathname;
  return {
    system: isHugo ? 'hugo' : 'jekyll',
    contents: isHugo ? (wordOf(config.contentDir) ?? 'content') : '',
    files: isHugo ? ['static', 'assets', ''] : [''],
    config,
    host: (URL.parse(wordOf(config.url) ?? '') ?? base)?.host || undefined,
    basePath: (basePath ?? '').replace(/\/$/, ''),
    people: await readPeople(folder, data, read),
    problems,
  };
}

async function anyOf(folder: string, places: readonly string[]): Promise<boolean> {
  for (const place of places) if (await lstat(join(folder, place)).catch(() => undefined)) return true;
  return false;
}

async function readData(
  folder: string,
  place: string,
  problems: Map<string, string>,
): Promise<Fields | undefined> {
  const file = join(folder, place);
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  try {
    if (found.size > largestConfig) throw new ImportError('it is larger than 1 MB');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    if (place.endsWith('.toml')) return readToml(text, 'it');
    return place.endsWith('.json') ? readJson(text, 'it') : readYaml(text, 'it');
  } catch (error) {
    problems.set(place, error instanceof ImportError ? error.message : 'it is not UTF-8 text');
    return undefined;
  }
}

/** `data/authors.yml` by key, or `data/authors/ada.yml` each. */
async function readPeople(
  folder: string,
  data: string,
  read: (place: string) => Promise<Fields | undefined>,
): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  const add = (key: string, value: unknown) => {
    const person = isRecord(value) ? personOf(value) : undefined;
    if (person) people.set(key, person);
  };
  for (const end of extensions)
    for (const [key, value] of Object.entries((await read(`${data}/authors.${end}`)) ?? {})) add(key, value);
  const entries = await readdir(join(folder, data, 'authors')).catch(() => []);
  for (const name of entries.sort()) {
    const end = extensions.find((extension) => name.endsWith(`.${extension}`));
    if (end) add(name.slice(0, -end.length - 1), await read(`${data}/authors/${name}`));
  }
  return people;
}

export function personOf(fields: Fields): Person | undefined {
  const word = (...names: string[]) => names.map((name) => wordOf(fields[name])).find(Boolean);
  const parts = [word('first_name', 'firstname'), word('last_name', 'lastname')].filter(Boolean).join(' ');
  const name = plainName(word('name', 'display_name', 'displayName', 'title') ?? parts);
  const bio = word('bio', 'description', 'about');
  const picture = word('picture', 'image', 'avatar', 'photo');
  const bureau = word('bureau', 'office');
  return name
    ? {
        name,
        ...(bio ? { bio } : {}),
        ...(picture ? { picture } : {}),
        ...(bureau ? { bureau } : {}),
      }
    : undefined;
}
