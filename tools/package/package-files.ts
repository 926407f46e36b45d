import { globSync } from 'node:fs';
import { reachableFrom, readAliases, readModuleGraph } from '../module-graph.ts';
import { commands } from './commands.ts';

/** In the package, `#config` is the publication that installed it. */
export function packageAliases(): Record<string, string> {
  const { '#bench/*': _, '#e2e/*': __, '#demo/*': ___, ...rest } = readAliases();
  return {
    ...rest,
    '#config': './tools/package/installed/config.ts',
    '#config/*': './tools/package/installed/*',
    '#theme.css': './tools/package/installed/theme.css',
  };
}

/** What a publication's own files import, by the path after the name of the package. */
export const publicEntries = {
  '.': 'content/publication/define-publication.ts',
  './overrides': 'tools/package/api/overrides.ts',
  './site': 'tools/package/api/site.ts',
} as const;

const withoutComments = (source: string) => source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Modules that a command, a page or a publication's configuration reaches; tests and development tools are not among them. */
export function packageModules(): string[] {
  const scripts = Object.values(commands).map(({ script }) => script);
  const entries = ['tools/package/neutron.ts', ...Object.values(publicEntries), ...scripts];
  const graph = new Map(readModuleGraph(packageAliases(), withoutComments));
  // Messages name the file of a publisher; ours is the demo's.
  graph.delete('neutron.config.ts');
  return [...reachableFrom(graph, entries)].filter((path) => graph.has(path)).sort();
}

/** Styles, fonts and pictures of the product. Theme and brand are the demo's. */
export const packageAssets = (): string[] =>
  globSync([
    'design/**/*.{css,svg,webp,woff2,txt}',
    '{desk,services,site}/**/*.{css,svg}',
    'tools/package/installed/theme.css',
  ])
    .filter((path) => !/(^|\/)(test|workshop)\/|^design\/brand\/(logo|favicon|share)/.test(path))
    .sort();
