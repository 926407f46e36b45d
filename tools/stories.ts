// Every component has a story in the workshop, in its usual and in its extreme states: without one its extreme states
// are never looked at.
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Folders that hold one folder per component; the longest match wins. */
const parents = [
  ...['consent', 'newsletters', 'player', 'story'].map((feature) => `site/app/features/${feature}`),
  ...['primitives', 'story', 'navigation', 'views'].map((layer) => `site/app/components/${layer}`),
  'site/app/features',
  'design',
];
/** Renders whole pages: the pages' own tests cover it. */
const excluded = new Set(['site/app/components/views/page-body']);

const isStories = (path: string) => path.endsWith('.stories.tsx');
const isComponent = (path: string) =>
  path.endsWith('.tsx') && !isStories(path) && !path.endsWith('.test.tsx');

/** The folder of a component a file belongs to: `design/badge` of `design/badge/badge.tsx`. */
function folderOf(path: string): string | undefined {
  for (const parent of parents) {
    if (!path.startsWith(`${parent}/`)) continue;
    const [name, ...rest] = path.slice(parent.length + 1).split('/');
    if (rest.length > 0) return `${parent}/${name}`;
  }
  return undefined;
}

/** Folders with a component and no story, in order. */
export function foldersWithoutStories(paths: readonly string[]): string[] {
  const foldersOf = (files: readonly string[]) =>
    new Set(files.map(folderOf).filter((folder) => folder !== undefined));
  const covered = foldersOf(paths.filter(isStories));
  return [...foldersOf(paths.filter(isComponent))]
    .filter((folder) => !covered.has(folder) && !excluded.has(folder))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = foldersWithoutStories(globSync(['design/**/*.tsx', 'site/app/**/*.tsx']));
  for (const folder of missing)
    console.error(
      `${folder} has a component and no story: add a *.stories.tsx (see site/workshop/README.md)`,
    );
  console.log(
    missing.length ? `${missing.length} components without a story` : 'every component has a story',
  );
  process.exit(missing.length ? 1 : 0);
}
