import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptGroups } from './tools/script-groups.ts';

const root = import.meta.dirname;

/**
 * The entry names every page and every embed, and a hundred names of what these import would be a kilobyte on every
 * page. The first page's document preloads its own; the next pages are fetched ahead, before a reader opens them.
 * Navigation itself is not among them: a reader is about to click.
 */
const isPreloaded = (file: string, host: string) =>
  host.includes('/entry.client-') && !file.includes('/start-navigation-');

/**
 * The chunks that site/after-load.ts and site/platform.ts begin with, and those that ads load after them. They are in
 * no hurry: a dozen links for them would cost a phone a long task.
 */
const startedWhenIdle =
  /\/(after-load|start-(?!navigation)[a-z]+|show-consent-banner|ad-code|unit-loader|page-banners)-[\w-]{8}\.js$/;

/**
 * Two builds from one file. The browser's is split into small chunks with a manifest; the server's is one module
 * with React inside, so that rendering pays for no module loading and always runs React's production code.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: false,
  appType: 'custom',
  plugins: [react()],
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: isSsrBuild
    ? {
        outDir: 'build/site/server',
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        minify: false,
        target: 'node24',
        rolldownOptions: {
          input: { 'entry-server': 'site/entry.server.tsx' },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      }
    : {
        outDir: 'build/site/client',
        emptyOutDir: true,
        manifest: true,
        // No script names its map, and tools/keep-source-maps.ts takes them out of what is served.
        sourcemap: 'hidden',
        target: 'es2023',
        // From here on browsers know `light-dark()`; rewritten for older ones it would not flip on dark bands.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed, { hostId, hostType }) =>
            hostType === 'js' && (startedWhenIdle.test(file) || isPreloaded(file, hostId))
              ? needed.filter((name) => name.endsWith('.css'))
              : needed,
        },
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'site/entry.client.tsx',
          // The document's own script calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: scriptGroups(root) },
          },
        },
      },
  // In server builds Vite reads this from the environment; where it is not set, React runs its slow development code.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: command === 'build' ? true : [] },
}));
