import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const scenes = join(root, 'demo/pictures/set/scenes');

/** Stories name pictures as pages do; here any address is answered with one of the demo's, always the same one. */
function demoPictures(): Plugin {
  const names = readdirSync(scenes).filter((name) => name.endsWith('.webp'));
  const answer: Connect.NextHandleFunction = (req, res: ServerResponse, next) => {
    if (!/^\/(resize|i)\//.test(req.url ?? '')) return next();
    const sum = [...(req.url ?? '')].reduce((total, character) => total + character.charCodeAt(0), 0);
    res.setHeader('content-type', 'image/webp');
    res.end(readFileSync(join(scenes, names[sum % names.length] ?? '')));
  };
  return {
    name: 'demo-pictures',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), demoPictures()],
  server: { fs: { allow: [root] }, open: false },
  build: {
    outDir: join(root, 'build/workshop'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
});
