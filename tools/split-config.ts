import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Publication } from '#content/publication/schema.ts';

type Key = keyof Publication;

/** Only servers need these. */
export const serverKeys = [
  'security',
  'search',
  'feeds',
  'robots',
  'adServer',
  'consent',
  'survey',
  'newsletters',
] as const satisfies Key[];
/** Needed when the browser is idle, by code beside the content. */
export const lateKeys = ['ads', 'scripts', 'experiments', 'discussion'] as const satisfies Key[];
/** Folders that get the late keys too. */
export const lateFolders = [
  'site/platform.ts',
  'site/app/ads/',
  'site/app/experiments/',
  'site/app/scripts/',
  'site/app/video/',
  'site/app/features/comments/',
];

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key: Node & { name?: string };
}
interface Declarations {
  declarations?: readonly {
    id: { name?: string };
    init: Node & { properties?: readonly Property[] };
  }[];
}
interface ConfigSource {
  body: readonly (Node & Declarations & { declaration?: Declarations })[];
}

const cut = (code: string, { start, end }: Node, after = /^/) =>
  code.slice(0, start) + code.slice(end).replace(after, '');

/**
 * The source without some keys of `publication`, and without declarations that only those used. The rest stays as
 * written, which compresses better than data.
 */
export function dropKeys(code: string, { body }: ConfigSource, keys: readonly string[]): string {
  const declared = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  const properties = declared.find(({ id }) => id.name === 'publication')?.init.properties;
  if (!properties) throw new Error('neutron.config.ts exports no publication');
  // From the end, so that positions before a cut stay valid.
  let rest = properties
    .filter(({ key }) => keys.includes(key.name ?? ''))
    .reduceRight((left, property) => cut(left, property, /^\s*,/), code);
  for (const statement of body.toReversed()) {
    const name = statement.declarations?.[0]?.id.name;
    if (name && !new RegExp(`\\b${name}\\b`).test(rest.slice(statement.end))) rest = cut(rest, statement);
  }
  return rest;
}

/**
 * Which keys of `publication` a source uses: after a dot, in brackets, or by destructuring.
 * A text search is enough: all code imports the configuration as `publication`.
 */
export function configKeysIn(code: string): string[] {
  const used = [...code.matchAll(/\bpublication\??\.(\w+)|\bpublication\[['"`](\w+)/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? '',
  );
  const takenApart = [...code.matchAll(/\}(?::[^=;{}]+)?\s*=\s*publication\b(?!\s*[.?[(])/g)].flatMap(
    ({ index }) => topLevelNames(code.slice(openingOf(code, index) + 1, index)),
  );
  return [...takenApart, ...used];
}

/** The position of the brace that closes at `end`. */
function openingOf(code: string, end: number): number {
  let depth = 0;
  for (let at = end; at >= 0; at -= 1) {
    if (code[at] === '}') depth += 1;
    if (code[at] === '{') depth -= 1;
    if (depth === 0) return at;
  }
  return end;
}

/** `a, b: { c }, d = 1, ...rest` names a, b and d. */
function topLevelNames(inside: string): string[] {
  let depth = 0;
  let flat = '';
  for (const character of inside) {
    if (character === '{' || character === '[') depth += 1;
    if (depth === 0) flat += character;
    if (character === '}' || character === ']') depth -= 1;
  }
  return flat.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
}

/**
 * Every page loads the configuration first. Parts that rendering does not need are removed: some
 * load later, with the code that uses them, and some never leave the server (1.5 kB gzip on every page).
 */
export function splitConfig(root: string): Plugin {
  const early = join(root, 'neutron.config.ts');
  const late = `${early}?late`;
  return {
    name: 'split-config',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source !== '#config') return undefined;
        const from = relative(root, importer ?? '');
        return lateFolders.some((folder) => from.startsWith(folder)) ? late : early;
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (id !== late) return undefined;
        const { publication } = (await import(pathToFileURL(early).href)) as { publication: Publication };
        const parts = Object.fromEntries(lateKeys.map((key) => [key, publication[key]]));
        return {
          code: `import { publication as early } from ${JSON.stringify(early)};
export const publication = { ...early, ...${JSON.stringify(parts)} };`,
          moduleType: 'js',
        };
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (id !== early) return undefined;
        return {
          code: dropKeys(code, this.parse(code) as ConfigSource, [...serverKeys, ...lateKeys]),
          map: null,
        };
      },
    },
  };
}
