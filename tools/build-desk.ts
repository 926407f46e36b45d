import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

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
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildDesk({ sources: process.cwd(), output: process.cwd() });
