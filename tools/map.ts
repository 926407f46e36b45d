// Every file that a document names must exist: a map with wrong paths is worse than none.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folders = 'content|platform|design|database|api|services|site|server|demo|bench|e2e|docs|tools';

/** Paths of this repository between backticks. */
export function pathsIn(markdown: string): string[] {
  const pattern = new RegExp(`\`((?:${folders})/[\\w./-]*|neutron\\.config\\.ts)\``, 'g');
  return [...new Set([...markdown.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** Documents about the code, without story texts of the demo and of import tests. */
export function documentsOf(paths: readonly string[]): string[] {
  return paths.filter((path) => !/^(demo\/.+|services\/import\/test)\/|\bnode_modules\//.test(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const documents = documentsOf(globSync(['*.md', `{${folders.replaceAll('|', ',')}}/**/*.md`]));
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${document} names ${path}, which does not exist`),
  );
  for (const line of missing) console.error(line);
  console.log(
    missing.length
      ? `${missing.length} paths do not exist`
      : `every file that ${documents.length} documents name exists`,
  );
  process.exit(missing.length ? 1 : 0);
}
