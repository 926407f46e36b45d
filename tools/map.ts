// The map follows one request through files; a map that names a file which is gone is worse than none.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folders = 'content|design|database|api|services|site|server|desk|demo|bench|e2e|docs|tools';

/** Paths of ours written between backticks. */
export function pathsIn(markdown: string): string[] {
  const pattern = new RegExp(`\`((?:${folders})/[\\w./-]*|neutron\\.config\\.ts)\``, 'g');
  return [...new Set([...markdown.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/glossary.md'];
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${document} names ${path}, which does not exist`),
  );
  for (const line of missing) console.error(line);
  console.log(missing.length ? `${missing.length} wrong places` : 'every file the documents name exists');
  process.exit(missing.length ? 1 : 0);
}
