// Which folder may import which, checked on every test run.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cyclesFound } from './import-cycles.ts';
import { importsOf, targetOf } from './import-targets.ts';
import { measureStructure } from './structure-limits.ts';

interface Layer {
  /** Folder, longest match wins. */
  folder: string;
  /** Folders this layer may import from, besides itself. */
  may: readonly string[];
  /** Folders that only its tests and stories may import from. */
  testsMay?: readonly string[];
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
    folder: 'site/app/ads',
    may: [
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/analytics',
      'site/app/behaviours',
      'site/app/consent',
      'site/app/copy',
      'site/app/device',
      'site/app/experiments',
      'site/app/scripts',
      'site/app/log.ts',
      'site/app/main-component.ts',
      'site/app/page-store.ts',
      'site/app/request-facts.ts',
      'site/app/screen-data.ts',
      'site/app/story-facts.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'pages hand ads what they need to know',
  },
  {
    folder: 'site/app/analytics',
    may: [
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/behaviours',
      'site/app/consent',
      'site/app/device',
      'site/app/experiments',
      'site/app/scripts',
      'site/app/log.ts',
      'site/app/main-component.ts',
      'site/app/page-section.ts',
      'site/app/page-store.ts',
      'site/app/screen-data.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'components call track()',
  },
  {
    folder: 'site/app/consent',
    may: ['content', 'platform'],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'consent depends on no feature: features ask it',
  },
  {
    folder: 'site/app/content-client',
    may: [
      'content',
      'platform',
      'site/app/global-state',
      'site/app/navigation.ts',
      'site/app/screen-data.ts',
      'site/app/screen-for.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'the client knows calls, not pages',
  },
  {
    folder: 'site/app/copy',
    may: ['content', 'platform'],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'texts are data',
  },
  {
    folder: 'site/app/device',
    may: ['content', 'platform', 'site/app/behaviours', 'site/app/request-facts.ts'],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'what is known of the browser depends on no feature',
  },
  {
    folder: 'site/app/experiments',
    may: [
      'site/app/trusted-html.ts',
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/analytics',
      'site/app/components',
      'site/app/consent',
      'site/app/device',
      'site/app/identity',
      'site/app/page-store.ts',
      'site/app/request-facts.ts',
      'site/app/screen-data.ts',
      'site/app/screen-for.ts',
      'site/app/story-facts.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'pages ask for their variant',
  },
  {
    folder: 'site/app/feeds',
    may: [
      'content',
      'platform',
      'site/app/content-client',
      'site/app/seo',
      'site/app/cache-headers.ts',
      'site/app/log.ts',
      'site/app/screen-for.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'feeds are responses without React',
  },
  {
    folder: 'site/app/global-state',
    may: ['content', 'platform', 'site/app/components'],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'what is true of the whole site comes from the API',
  },
  {
    folder: 'site/app/identity',
    may: [
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/analytics',
      'site/app/behaviours',
      'site/app/log.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'components read the account from its store',
  },
  {
    folder: 'site/app/middleware',
    may: [
      'content',
      'platform',
      'site/app/content-client',
      'site/app/experiments',
      'site/app/identity',
      'site/app/cache-headers.ts',
      'site/app/navigation.ts',
      'site/app/request-facts.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'middleware runs before a page is known',
  },
  {
    folder: 'site/app/modules',
    may: ['site/app/log.ts', 'site/app/site-error.ts'],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'starting parts knows none of them',
  },
  {
    folder: 'site/app/page-loads',
    may: [
      'content',
      'platform',
      'site/app/behaviours',
      'site/app/load-composed.ts',
      'site/app/main-component.ts',
      'site/app/navigation.ts',
      'site/app/screen-data.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'loaders know no component',
  },
  {
    folder: 'site/app/pages',
    may: [
      'site/app/features',
      'content',
      'platform',
      'design',
      'neutron.config.ts',
      'site/app/components',
      'site/app/copy',
      'site/app/identity',
      'site/app/layouts',
      'site/app/links',
      'site/app/page-loads',
      'site/app/seo',
      'site/app/main-component.ts',
      'site/app/navigation.ts',
      'site/app/pages.ts',
      'site/app/screen-data.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'nothing but the table of pages imports a page',
  },
  {
    folder: 'site/app/scripts',
    may: [
      'content',
      'platform',
      'site/app/behaviours',
      'site/app/consent',
      'site/app/experiments',
      'site/app/log.ts',
      'site/app/page-store.ts',
      'site/app/story-facts.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'tags are registered by those who need them',
  },
  {
    folder: 'site/app/seamless',
    may: [
      'site/app/features',
      'content',
      'platform',
      'design',
      'neutron.config.ts',
      'site/app/ads',
      'site/app/behaviours',
      'site/app/components',
      'site/app/consent',
      'site/app/content-client',
      'site/app/copy',
      'site/app/experiments',
      'site/app/scripts',
      'site/app/seo',
      'site/app/build-screen-data.ts',
      'site/app/log.ts',
      'site/app/main-component.ts',
      'site/app/page-section.ts',
      'site/app/page-store.ts',
      'site/app/pages.ts',
      'site/app/registry.tsx',
      'site/app/screen-data.ts',
      'site/app/screen-for.ts',
      'site/app/site-error.ts',
      'site/app/story-facts.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'following stories are pages of their own',
  },
  {
    folder: 'site/app/seo',
    may: [
      'site/app/trusted-html.ts',
      'design/brand',
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/components',
      'site/app/copy',
      'site/app/feeds',
      'site/app/main-component.ts',
      'site/app/page-store.ts',
      'site/app/pages.ts',
      'site/app/screen-data.ts',
      'site/app/site-error.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'heads are made from page data',
  },
  {
    folder: 'site/app/styles',
    may: [],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'styles import nothing',
  },
  {
    folder: 'site/app/video',
    may: [
      'content',
      'platform',
      'neutron.config.ts',
      'site/app/ads',
      'site/app/analytics',
      'site/app/behaviours',
      'site/app/consent',
      'site/app/device',
      'site/app/experiments',
      'site/app/scripts',
      'site/app/page-section.ts',
      'site/app/screen-data.ts',
    ],
    testsMay: ['site', 'neutron.config.ts', 'platform', 'content'],
    instead: 'the player gets what it plays as props',
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

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

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
      const may = isTest(path) ? [...layer.may, ...(layer.testsMay ?? [])] : layer.may;
      if (!may.some((folder) => isInside(target, folder)))
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

/** Folders of the browser application that no row of the table names: each must say what it may import. */
export function foldersWithoutRow(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => /^site\/app\/[^/]+(?=\/)/.exec(path) ?? []);
  return [...new Set(folders)].filter((folder) => !layers.some((layer) => isInside(layer.folder, folder)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  const files = sourceFiles().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const found = crossings(files, aliases);
  const rowless = foldersWithoutRow(files.map(({ path }) => path)).map(
    (folder) => `${folder}: has no row in tools/boundaries.ts`,
  );
  const cycles = cyclesFound(files, aliases);
  const { lines, exceeded } = measureStructure(files, aliases);
  for (const line of [...found, ...rowless, ...cycles, ...exceeded]) console.error(line);
  console.log(`${files.length} files, ${found.length} crossings, ${cycles.length} cycles`);
  for (const line of lines) console.log(line);
  process.exit(found.length + rowless.length + cycles.length + exceeded.length ? 1 : 0);
}
