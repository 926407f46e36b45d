import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { viewsChunk } from './override-modules.ts';
import type { Definition } from './read-overrides.ts';

/** What the publication's own code adds to pages, one line for each chunk. */
export function weighOverrides(
  clientFolder: string,
  definitions: readonly Definition[],
  sources: string,
): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const sizeOf = (file: string) =>
    (gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length / 1000).toFixed(1);
  const views = Object.values(manifest).find(({ name }) => name === viewsChunk);
  const pages = definitions
    .filter(({ folder }) => folder === 'pages')
    .flatMap(({ file, path }) => {
      const chunk = manifest[relative(sources, path).split(sep).join('/')];
      return chunk ? [`${file}: ${sizeOf(chunk.file)} kB of scripts (gzip)`] : [];
    });
  return [
    ...(views ? [`overrides/views: ${sizeOf(views.file)} kB of scripts (gzip) on every page`] : []),
    ...pages,
  ];
}
