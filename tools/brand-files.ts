import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Icons and logos that only the document names; the manifest has their names in a build. */
export const brandFiles = [
  'favicon-32.png',
  'favicon-180.png',
  'favicon-192.png',
  'favicon-512.png',
  'logo.svg',
  'logo-square.svg',
  'share.png',
] as const;
export type BrandFile = (typeof brandFiles)[number];

export type ReadBrandFile = (name: BrandFile) => Buffer | Promise<Buffer>;

/** The files of the repository's own publication. */
export const readOwnBrand =
  (sources: string): ReadBrandFile =>
  (name) =>
    readFileSync(join(sources, 'design/brand', name));

/** Adds the brand's files to the build for browsers. */
export function emitBrand(read: ReadBrandFile): Plugin {
  return {
    name: 'emit-brand',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      for (const name of brandFiles)
        this.emitFile({
          type: 'asset',
          name,
          originalFileName: `design/brand/${name}`,
          source: await read(name),
        });
    },
  };
}
