import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { type DeskWorkerPlan, deskWorkerPath } from '#desk/worker/worker-plan.ts';

interface BuildDeskOptions {
  /** The folder of the product. */
  sources: string;
  /** The folder in which `build` is written. */
  output: string;
  plugins?: Plugin[];
}

/** Builds the application of the desk for browsers, into `build/desk`. */
export async function buildDesk({ sources, output, plugins = [] }: BuildDeskOptions): Promise<void> {
  await build({
    root: sources,
    configFile: join(sources, 'desk/vite.config.ts'),
    logLevel: 'warn',
    plugins,
    build: { outDir: join(output, 'build/desk') },
  });
  await buildDeskWorker(sources, join(output, 'build/desk'));
}

/** The files of the application, and its version: the same build has the same worker. */
function workerPlan(manifest: Manifest): DeskWorkerPlan {
  const chunks = Object.values(manifest);
  const files = [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))]
    .map((file) => `/${file}`)
    .sort();
  const entry = `/${chunks.find(({ isEntry }) => isEntry)?.file}`;
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return { version, entry, files };
}

/** One plain file beside the pages of the desk. */
async function buildDeskWorker(sources: string, outDir: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  await build({
    root: sources,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { deskWorkerPlan: JSON.stringify(workerPlan(manifest)) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(sources, 'desk/worker/desk-worker.ts'),
        output: { format: 'iife', entryFileNames: deskWorkerPath.slice(1) },
      },
    },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildDesk({ sources: process.cwd(), output: process.cwd() });
