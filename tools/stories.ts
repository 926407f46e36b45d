// Every component has stories in the workshop, for its usual state and its edge cases: without one, its edge cases were
// never reviewed.
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Folders of components, without fixtures and the component that renders whole pages. */
const roots = ['design', 'site/app/components'];
const excluded = new Set(['site/app/components/fixture', 'site/app/components/page-body']);

const isStories = (path: string) => path.endsWith('.stories.tsx');
const isComponent = (path: string) =>
  path.endsWith('.tsx') && !isStories(path) && !path.endsWith('.test.tsx');

/** The folder of a component a file belongs to: `design/badge` of `design/badge/badge.tsx`. */
function folderOf(path: string): string | undefined {
  const root = roots.find((folder) => path.startsWith(`${folder}/`));
  if (!root) return undefined;
  const [name, ...rest] = path.slice(root.length + 1).split('/');
  return rest.length > 0 ? `${root}/${name}` : undefined;
}

/** Folders with a component and no story, in order. */
export function foldersWithoutStories(paths: readonly string[]): string[] {
  const foldersOf = (files: readonly string[]) =>
    new Set(files.map(folderOf).filter((folder) => folder !== undefined));
  const withStories = foldersOf(paths.filter(isStories));
  return [...foldersOf(paths.filter(isComponent))]
    .filter((folder) => !withStories.has(folder) && !excluded.has(folder))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = foldersWithoutStories(globSync(roots.map((folder) => `${folder}/**/*.tsx`)));
  for (const folder of missing)
    console.error(
      `${folder} has a component and no story: add a *.stories.tsx (see site/workshop/README.md)`,
    );
  console.log(
    missing.length ? `${missing.length} components without a story` : 'every component has a story',
  );
  process.exit(missing.length ? 1 : 0);
}
