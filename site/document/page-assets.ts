import type { Manifest, ManifestChunk } from 'vite';
import type { PageName } from '#app/pages.ts';

/** What a page's document asks the browser to fetch. */
export interface PageAssets {
  entry: string;
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

const entryFile = 'site/entry.client.tsx';

/** Exactly the chunks of one page: those of the entry and of the page's file, each with all it imports. */
export function pageAssets(manifest: Manifest | null, page: PageName | undefined): PageAssets {
  // Without a build the dev server answers for the sources themselves, and the scripts bring the styles.
  if (!manifest) return { entry: `/${entryFile}`, scripts: [], styles: [], fonts: [] };
  const roots = page ? [entryFile, `site/app/pages/${page}.tsx`] : [entryFile];
  const chunks = new Map<string, ManifestChunk>();
  for (const root of roots) collect(manifest, root, chunks);
  const all = [...chunks.values()];
  return {
    entry: `/${manifest[entryFile]?.file ?? entryFile}`,
    scripts: all.map(({ file }) => `/${file}`),
    styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    // Headlines are the first thing seen; the text face may arrive a moment later.
    fonts: [...new Set(all.flatMap(({ assets = [] }) => assets))]
      .filter((file) => /archivo.*\.woff2$/.test(file))
      .map((file) => `/${file}`),
  };
}

function collect(manifest: Manifest, key: string, chunks: Map<string, ManifestChunk>): void {
  const chunk = manifest[key];
  if (!chunk || chunks.has(key)) return;
  // Imports first: styles then keep the order in which the modules run.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
  chunks.set(key, chunk);
}

/** The address of a file of `design/brand`, which the build puts beside the other assets. */
export function brandFile(manifest: Manifest | null, name: string): string {
  const source = `design/brand/${name}`;
  return `/${manifest?.[source]?.file ?? source}`;
}
