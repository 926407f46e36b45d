import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { RunningSite, SiteOptions } from '#site/entry.server.tsx';

export interface BuiltSite {
  site: RunningSite;
  manifest: Manifest;
  clientDirectory: string;
}

/** Loads what `tools/build.ts` made: one module that renders, and the manifest of what browsers fetch. */
export async function openBuiltSite(
  root: string,
  options: Omit<SiteOptions, 'clientManifest'>,
): Promise<BuiltSite> {
  const clientDirectory = join(root, 'build/site/client');
  const manifest = JSON.parse(
    await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = pathToFileURL(join(root, 'build/site/server/entry-server.js')).href;
  const { createSite } = (await import(entry)) as { createSite(options: SiteOptions): RunningSite };
  return { site: createSite({ ...options, clientManifest: manifest }), manifest, clientDirectory };
}
