import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The application of the desk. It is built apart from the site: readers load none of it. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [react()],
  // ProseMirror compares classes by identity: two copies of a package would not recognise each other's nodes.
  resolve: {
    dedupe: ['prosemirror-model', 'prosemirror-state', 'prosemirror-transform', 'prosemirror-view'],
  },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    outDir: 'build/desk',
    // Paths below the desk: what the server sends for `/desk/assets/…`.
    assetsDir: 'desk/assets',
    emptyOutDir: true,
    // One sheet for all screens: none of them is ever seen without its styles.
    cssCodeSplit: false,
    manifest: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'desk/app/entry.tsx',
      // The settings of zod must be in force before the first schema, whatever chunk that is in.
      output: {
        codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|desk\/app\/zod-settings/ }] },
      },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
