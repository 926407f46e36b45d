import { dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Scripts that services run in readers' browsers: the file below `build/services` is the path it is served at. Tags are
 * plain scripts (`iife`); code that they import later is a module (`es`).
 */
const serviceScripts = [
  { entry: 'services/ads/browser/gpt.ts', file: 'ads/gpt.js', format: 'iife' },
  { entry: 'services/ads/browser/auction/auction.ts', file: 'ads/auction.js', format: 'es' },
  ...(['adsbygoogle', 'onejs', 'loader', 'dmedianet'] as const).map(
    (name) =>
      ({
        entry: `services/ads/browser/networks/scripts/${name}.ts`,
        file: `ads/networks/${name}.js`,
        format: 'iife',
      }) as const,
  ),
  { entry: 'services/discussion/browser/embed.ts', file: 'comments/embed.js', format: 'iife' },
  { entry: 'services/discussion/browser/count.ts', file: 'comments/count.js', format: 'iife' },
  { entry: 'services/identity/browser/passkey.ts', file: 'identity/look/passkey.js', format: 'iife' },
  { entry: 'services/consent/browser/sdk.ts', file: 'consent/sdk.js', format: 'iife' },
  { entry: 'services/consent/browser/iab.ts', file: 'consent/iab.js', format: 'es' },
  { entry: 'services/consent/browser/insert.ts', file: 'consent/insert.js', format: 'es' },
  { entry: 'services/measurement/browser/tag.ts', file: 'measurement/tag.js', format: 'iife' },
  { entry: 'services/survey/browser/survey.ts', file: 'survey/tag.js', format: 'iife' },
] as const;

/** Each is one plain file: pages load it at a fixed path, with a tag or an import. */
export async function buildServiceScripts(root: string): Promise<void> {
  for (const { entry, file, format } of serviceScripts) {
    const path = join(root, 'build/services', file);
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: dirname(path),
        emptyOutDir: false,
        target: 'es2023',
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(root, entry),
          // Pages import the exports, though nothing in this build does.
          preserveEntrySignatures: 'strict',
          output: { format, codeSplitting: false, entryFileNames: file.slice(file.lastIndexOf('/') + 1) },
        },
      },
    });
  }
}
