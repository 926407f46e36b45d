// The built workshop on a port, for the browser tests: `node site/workshop/serve.ts 4321`.
import { join } from 'node:path';
import { build, preview } from 'vite';

const configFile = join(import.meta.dirname, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
await preview({
  configFile,
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
