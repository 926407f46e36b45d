import type { Manifest, ManifestChunk } from 'vite';
import { chunkOf, type ViewCode } from '#app/features/story/embeds/load-embed-views.ts';
import { isStatic } from '#app/features/story/embeds/static-embeds.ts';
import type { PageName } from '#app/routing/page-names.ts';
import { ownPages } from '#config/overrides/pages.ts';
import type { Settings } from '#content/entities/settings.ts';

/** Assets that a page's document loads. */
export interface PageAssets {
  entry: string;
  scripts: readonly string[];
  /** Header and footer, which load once the page is interactive. */
  lateScripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

const entryFile = 'site/entry.client.tsx';
/** The error page, which a document without a page shows. */
const errorFile = 'site/app/screen-error.tsx';
/** Its code loads late; its styles are those of the markup in every document. */
const shellFile = 'site/app/layouts/shell.ts';

/** Pages whose file has another name than the page. */
const fileNames: Partial<Record<PageName, string>> = {
  'front-door': 'front-page',
  'video-door': 'video-index',
};

/** The file of a page as the manifest names it. */
export const fileOfPage = (page: PageName) =>
  ownPages[page]?.file ?? `site/app/pages/${fileNames[page] ?? page}.tsx`;

const fileOfEmbed = (type: ViewCode) => `site/app/features/story/embeds/chunks/${chunkOf(type)}.ts`;

/**
 * Exactly the chunks of one page: those of the entry, of the page's file and of its embeds, each with all it imports.
 * Static embeds need only their styles. Without a page: what every page has.
 */
export function pageAssets(
  manifest: Manifest | null,
  page: PageName | 'error' | undefined,
  embeds: Iterable<ViewCode> = [],
): PageAssets {
  // Without a build the dev server serves the sources themselves, and the scripts load the styles.
  if (!manifest) return { entry: `/${entryFile}`, scripts: [], lateScripts: [], styles: [], fonts: [] };
  const types = [...embeds];
  const found = known.get(manifest) ?? new Map<string, PageAssets>();
  known.set(manifest, found);
  const name = `${page} ${types}`;
  const assets = found.get(name) ?? findAssets(manifest, page, types);
  found.set(name, assets);
  return assets;
}

/** Pages of a kind with the same kinds of embeds have the same; there are few of them, and a build never changes. */
const known = new WeakMap<Manifest, Map<string, PageAssets>>();

function findAssets(
  manifest: Manifest,
  page: PageName | 'error' | undefined,
  embeds: readonly ViewCode[],
): PageAssets {
  const roots = page ? [entryFile, page === 'error' ? errorFile : fileOfPage(page)] : [entryFile];
  const chunks = new Map<string, ManifestChunk>();
  for (const root of roots) collect(manifest, root, chunks);
  const staticTypes: ViewCode[] = [];
  for (const type of embeds) {
    if (isStatic(type)) staticTypes.push(type);
    else collect(manifest, fileOfEmbed(type), chunks);
  }
  const scripts = [...chunks.values()].map(({ file }) => `/${file}`);
  for (const type of staticTypes) collect(manifest, fileOfEmbed(type), chunks);
  const present = chunks.size;
  collect(manifest, shellFile, chunks);
  const lateScripts = [...chunks.values()].slice(present).map(({ file }) => `/${file}`);
  const all = [...chunks.values()];
  return {
    entry: `/${manifest[entryFile]?.file ?? entryFile}`,
    scripts,
    lateScripts,
    styles: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    // Headlines are the first thing seen; the text font may load later.
    fonts: [...new Set(all.flatMap(({ assets = [] }) => assets))]
      .filter((file) => file.includes('archivo') && file.endsWith('.woff2'))
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

/** The assets with the font of headlines that the publication has chosen: its own file, or none for the system's. */
export function withOwnFonts(assets: PageAssets, { sans }: Settings['fonts']): PageAssets {
  if (sans === 'archivo') return assets;
  const upright = sans === 'system' ? [] : sans.files.filter(({ isItalic }) => !isItalic);
  return { ...assets, fonts: upright.map(({ url }) => url) };
}

/** The address of a file of `design/brand`, which the build puts beside the other assets. */
export function brandFile(manifest: Manifest | null, name: string): string {
  const source = `design/brand/${name}`;
  return `/${manifest?.[source]?.file ?? source}`;
}
