// The map follows one request through files, and every other document names some; one that names a file which is gone
// is worse than none.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folders = 'content|platform|design|database|api|services|site|server|demo|bench|e2e|docs|tools';

/** Paths of ours written between backticks. */
export function pathsIn(markdown: string): string[] {
  const pattern = new RegExp(`\`((?:${folders})/[\\w./-]*|neutron\\.config\\.ts)\``, 'g');
  return [...new Set([...markdown.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** What is written about the house; the stories of the demo and those that move in during tests are about the world. */
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
      ? `${missing.length} wrong places`
      : `every file that ${documents.length} documents name exists`,
  );
  process.exit(missing.length ? 1 : 0);
}
