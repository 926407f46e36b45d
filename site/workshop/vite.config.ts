import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

const placeholder = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
<rect width="1600" height="900" fill="hsl(${hue} 30% 32%)"/><circle cx="1150" cy="380" r="420" fill="hsl(${hue} 35% 44%)"/></svg>`;

/** Stories name pictures as pages do; here any address is answered with a placeholder, always the same one. */
function placeholderPictures(): Plugin {
  const answer: Connect.NextHandleFunction = (req, res: ServerResponse, next) => {
    if (!/^\/(resize|i)\//.test(req.url ?? '')) return next();
    const sum = [...(req.url ?? '')].reduce((total, character) => total + character.charCodeAt(0), 0);
    res.setHeader('content-type', 'image/svg+xml');
    res.end(placeholder(sum % 360));
  };
  return {
    name: 'placeholder-pictures',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), placeholderPictures()],
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
