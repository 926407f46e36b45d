// Which folder may import which, checked on every test run.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Layer {
  /** Folder, longest match wins. */
  folder: string;
  /** Folders this layer may import from, besides itself. */
  may: readonly string[];
  instead: string;
}

const everything = [''];
const siteModules = ['ads', 'consent', 'experiments', 'identity', 'scripts', 'video', 'analytics'].map(
  (name) => `site/app/${name}`,
);
const belowComponents = [
  'content',
  'platform',
  'design',
  'neutron.config.ts',
  'site/app/behaviours',
  'site/app/links',
  'site/app/copy',
  'site/app/trusted-html.ts',
  ...siteModules,
];

const components = (...names: string[]) => names.map((name) => `site/app/components/${name}`);
const features = (...names: string[]) => names.map((name) => `site/app/features/${name}`);
const belowFeatures = [...belowComponents, 'site/app/components'];
const slot = 'a component that must show a feature gets it as a prop or through the registry';

/** One layer per folder of components, each above the ones it names. `page` is the contract of a view. */
const componentLayers: readonly Layer[] = [
  ['fixture', ['page']],
  ['page', ['primitives']],
  ['primitives', ['fixture']],
  ['story', ['fixture', 'page', 'primitives']],
  ['navigation', ['fixture', 'page', 'primitives', 'story']],
  ['views', ['fixture', 'page', 'primitives', 'story', 'navigation']],
].map(([name, may]) => ({
  folder: `site/app/components/${name}`,
  may: [...belowComponents, ...components(...(may as string[]))],
  instead: slot,
}));

/** Features build on components; a story page combines the other features. */
const featureLayers: readonly Layer[] = [
  ['comments', []],
  ['consent', []],
  ['newsletters', []],
  ['search', []],
  ['share', ['comments']],
  ['account', ['newsletters']],
  ['player', ['share']],
  ['story', ['comments', 'newsletters', 'player', 'share']],
].map(([name, may]) => ({
  folder: `site/app/features/${name}`,
  may: [...belowFeatures, ...features(...(may as string[]))],
  instead: 'move the common part to components, or let the page combine both features',
}));

export const layers: readonly Layer[] = [
  {
    folder: 'content',
    may: ['platform'],
    instead: 'content is pure: pass what it needs as an argument',
  },
  { folder: 'design', may: [], instead: 'design does not depend on content: pass plain props' },
  {
    folder: 'design/discussion',
    may: ['content', 'platform'],
    instead: 'the markup of comments knows the comment entity and its texts; everything else is a prop',
  },
  { folder: 'platform', may: [], instead: 'platform is a leaf: pass what it needs' },
  {
    folder: 'database',
    may: ['platform'],
    instead: 'api and services own their tables; database only connects',
  },
  { folder: 'api', may: ['content', 'platform', 'database'], instead: 'server passes in what api needs' },
  {
    folder: 'services',
    may: ['content', 'platform', 'database'],
    instead: 'services use each other only through their public contract',
  },
  {
    folder: 'services/discussion/browser',
    may: ['content', 'design'],
    instead: 'the look of comments in a page is design; use the service through its calls',
  },
  {
    folder: 'site',
    may: ['content', 'platform', 'design', 'neutron.config.ts', 'site'],
    instead: 'call the API',
  },
  {
    folder: 'site/app/components',
    may: belowComponents,
    instead: 'loaders call the content client; components get props',
  },
  ...componentLayers,
  ...featureLayers,
  { folder: 'site/app/copy', may: ['content', 'platform', 'neutron.config.ts'], instead: 'copy is text' },
  {
    folder: 'site/app/behaviours',
    may: ['content', 'platform', ...siteModules, 'site/app/links'],
    instead: 'nothing imports back up',
  },
  { folder: 'site/app/links', may: ['content', 'neutron.config.ts'], instead: 'nothing imports back up' },
  {
    folder: 'site/app/layouts',
    may: [...belowFeatures, 'site/app/features', 'site/app/registry.tsx'],
    instead: 'pages choose layouts, not the other way',
  },
  {
    folder: 'desk',
    may: ['content', 'platform', 'design', 'site/app/components'],
    instead: 'staff pages reach content by its calls and services by what the server hands in',
  },
  { folder: 'server', may: everything, instead: '' },
  { folder: 'demo', may: everything, instead: '' },
  { folder: 'tools', may: everything, instead: '' },
  { folder: 'bench', may: everything, instead: '' },
  { folder: 'e2e', may: everything, instead: '' },
  { folder: 'docs', may: everything, instead: '' },
  { folder: 'neutron.config.ts', may: ['content'], instead: 'the configuration is data' },
];

const isInside = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** The layer of a file: the deepest folder of the table that contains it. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter((layer) => isInside(path, layer.folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** What a file may always import: its own layer; for services, its own service, as they never import each other. */
function homeOf(path: string, layer: Layer): string {
  return layer.folder === 'services' ? path.split('/').slice(0, 2).join('/') : layer.folder;
}

/** `#api/app.ts` and `../api/app.ts` are the same file; packages and Node's own modules give undefined. */
export function targetOf(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (!specifier.startsWith('#')) return undefined;
  const exact = aliases[specifier];
  if (exact) return normalize(exact);
  const [alias, folder] =
    Object.entries(aliases).find(
      ([name]) => name.endsWith('/*') && specifier.startsWith(name.slice(0, -1)),
    ) ?? [];
  return alias && folder ? normalize(folder.replace('*', specifier.slice(alias.length - 1))) : undefined;
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"()]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

export function importsOf(source: string): string[] {
  return [...source.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '').filter(Boolean);
}

/** One sentence per crossing, or nothing. */
export function crossings(
  files: readonly { path: string; source: string }[],
  aliases: Readonly<Record<string, string>>,
): string[] {
  const found: string[] = [];
  for (const { path, source } of files) {
    const layer = layerOf(path);
    if (!layer) {
      found.push(`${path}: is in no layer of tools/boundaries.ts`);
      continue;
    }
    for (const specifier of importsOf(source)) {
      const target = targetOf(path, specifier, aliases);
      if (!target || isInside(target, homeOf(path, layer))) continue;
      if (!layer.may.some((folder) => isInside(target, folder)))
        found.push(`${path}: may not import ${target} (${layer.instead})`);
    }
  }
  return found;
}

export function sourceFiles(): string[] {
  return globSync(
    '{content,platform,design,database,api,services,site,server,demo,bench,e2e,tools,docs}/**/*.{ts,tsx}',
    {
      exclude: (name) => name === 'node_modules' || name === 'peers',
    },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  const files = sourceFiles().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const found = crossings(files, aliases);
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} crossings`);
  process.exit(found.length ? 1 : 0);
}
