import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { publication } from '#config';
import { pathFor } from '#content/rules/route-paths.ts';
import { pageAssets } from '#site/document/page-assets.ts';
import type { WorkerPlan } from '#site/service-worker/plan.ts';

const offlinePath = pathFor('offline');
const savedPath = pathFor('saved');

/**
 * What a release caches for offline readers: code and styles of stories, of the reading list and of the
 * offline page.
 */
export function workerPlan(manifest: Manifest): WorkerPlan {
  const assets = (['article', 'offline', 'saved'] as const).flatMap((page) => {
    const { scripts, lateScripts, styles, fonts } = pageAssets(manifest, page);
    return [...scripts, ...lateScripts, ...styles, ...fonts];
  });
  // Fonts, strips and icons; images of stories stay in the browser's own cache.
  const look = Object.values(manifest).flatMap(({ file, assets: own = [] }) => [file, ...own]);
  const graphics = look.filter((file) => /\.(?:svg|woff2)$/.test(file)).map((file) => `/${file}`);
  const shell = [...new Set([...assets, ...graphics])].sort();
  const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
  const { isOn, savedStories } = publication.serviceWorker;
  return {
    isOn,
    version,
    shell,
    offlinePath,
    savedPath,
    savedStories,
    previewName: publication.preview.queryName,
  };
}

/** The worker is one plain file at the root of the site, because its path is its scope. */
export async function buildWorker(root: string, outDir: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { workerPlan: JSON.stringify(workerPlan(manifest)) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'site/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
