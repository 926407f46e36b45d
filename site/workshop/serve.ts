// The built workshop on a port, for the browser tests: `node site/workshop/serve.ts 4321`. Most runs open no state, so it
// is built at the first request; `/status` answers without.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';

const port = Number(process.argv[2]);

async function startPreview(): Promise<PreviewServer> {
  const { build, preview } = await import('vite');
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  // On a free port: the workshop's own is taken by the server below.
  return preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
}

let started: Promise<PreviewServer> | undefined;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    started ??= startPreview();
    (await started).httpServer.emit('request', request, response);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

createServer((request, response) => {
  if (request.url === '/status') response.end();
  else void serve(request, response);
}).listen(port, '127.0.0.1');
