// Every component can be looked at in the workshop, in its usual state and in its hard ones: one without a story is
// one whose hard states nobody has seen.
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Folders of components, and what in them is none: data for stories, and the walker that draws whole pages. */
const shelves = ['design', 'site/app/components'];
const apart = new Set(['site/app/components/fixture', 'site/app/components/page-body']);

const isStories = (path: string) => path.endsWith('.stories.tsx');
const isComponent = (path: string) =>
  path.endsWith('.tsx') && !isStories(path) && !path.endsWith('.test.tsx');

/** The folder of a component a file belongs to: `design/badge` of `design/badge/badge.tsx`. */
function folderOf(path: string): string | undefined {
  const shelf = shelves.find((folder) => path.startsWith(`${folder}/`));
  if (!shelf) return undefined;
  const [name, ...rest] = path.slice(shelf.length + 1).split('/');
  return rest.length > 0 ? `${shelf}/${name}` : undefined;
}

/** Folders with a component and no story, in order. */
export function foldersWithoutStories(paths: readonly string[]): string[] {
  const foldersOf = (files: readonly string[]) =>
    new Set(files.map(folderOf).filter((folder) => folder !== undefined));
  const told = foldersOf(paths.filter(isStories));
  return [...foldersOf(paths.filter(isComponent))]
    .filter((folder) => !told.has(folder) && !apart.has(folder))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = foldersWithoutStories(globSync(shelves.map((folder) => `${folder}/**/*.tsx`)));
  for (const folder of missing)
    console.error(
      `${folder} has a component and no story: add a *.stories.tsx (see site/workshop/README.md)`,
    );
  console.log(
    missing.length ? `${missing.length} components without a story` : 'every component has a story',
  );
  process.exit(missing.length ? 1 : 0);
}
