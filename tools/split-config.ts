import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Publication } from '#content/publication.ts';

type Key = keyof Publication;

/** Only servers ask for these. */
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
/** Asked for in an idle moment, by what stands beside the content. */
export const lateKeys = ['ads', 'scripts', 'experiments', 'discussion'] as const satisfies Key[];
/** Who gets the late keys too. */
export const lateReservations = [
  'site/platform.ts',
  'site/app/ads/',
  'site/app/experiments/',
  'site/app/scripts/',
  'site/app/video/',
  'site/app/components/comments/',
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
 * The source without some keys of `publication`, and without what only those were made of. All else stays as it is
 * written, which packs better than data.
 */
export function dropKeys(code: string, { body }: ConfigSource, keys: readonly string[]): string {
  const declared = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  const properties = declared.find(({ id }) => id.name === 'publication')?.init.properties;
  if (!properties) throw new Error('neutron.config.ts exports no publication');
  // From the end: places before a cut stay where they are.
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
 * Which keys of `publication` a source asks for, in any of the ways there are: after a dot, in brackets, or taken apart.
 * Words are enough here: the one name everybody imports the configuration by is `publication`.
 */
export function configKeysIn(code: string): string[] {
  const asked = [...code.matchAll(/\bpublication\??\.(\w+)|\bpublication\[['"`](\w+)/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? '',
  );
  const takenApart = [...code.matchAll(/\}(?::[^=;{}]+)?\s*=\s*publication\b(?!\s*[.?[(])/g)].flatMap(
    ({ index }) => topLevelNames(code.slice(openingOf(code, index) + 1, index)),
  );
  return [...takenApart, ...asked];
}

/** Where the brace was opened that closes at `end`. */
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
  for (const letter of inside) {
    if (letter === '{' || letter === '[') depth += 1;
    if (depth === 0) flat += letter;
    if (letter === '}' || letter === ']') depth -= 1;
  }
  return flat.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
}

/**
 * Every page of a browser begins with the configuration. What no page needs to be drawn stays out of it: some parts
 * come later, with the code that asks for them, and some never leave the server (1.5 kB gzip on every page).
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
        return lateReservations.some((room) => from.startsWith(room)) ? late : early;
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
