// `npm run mirror -- FOLDER` copies the running site; `npm run mirror -- --serve FOLDER` serves the copy.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createLog } from '#platform/json-log.ts';
import { readSecrets } from '#server/boot/data-folder.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { createHttpServer } from '#server/edge/http/http-server.ts';
import { createRequestListener } from '#server/edge/http/request-listener.ts';
import { internalKey, internalKeyHeader } from '#server/edge/rate-limit/internal-key.ts';
import { count } from '../store/progress.ts';
import { readMirrorIndex } from './mirror-index.ts';
import { createMirrorHandler } from './serve-mirror.ts';
import { writeMirror } from './write-mirror.ts';

const usage = `A static copy of the site, for the time when the server is down.

  npm run mirror -- FOLDER [--site URL]   copies every page of the sitemaps, the pages they link and their assets
  npm run mirror -- --serve FOLDER        serves the copy on PORT

  --site URL   the running site (SITE_URL, or http://localhost:PORT)

Run the first every hour or day while the site is healthy: files are replaced in place, and the old copy stays complete
until the new one is. Set the server's DATA_DIR, or its PREVIEW_SECRET, so that the copier is not rate limited.
`;

async function write(folder: string, site: string | undefined): Promise<void> {
  const environment = readEnvironment(process.env);
  const { previewSecret } = environment.PREVIEW_SECRET
    ? { previewSecret: environment.PREVIEW_SECRET }
    : (await readSecrets(environment.DATA_DIR)).secrets;
  const from = new URL(site ?? environment.SITE_URL).origin;
  const headers = { [internalKeyHeader]: internalKey({ previewSecret }), 'user-agent': 'neutron-mirror' };
  const { count: written, missed } = await writeMirror({
    folder,
    origin: new URL(environment.SITE_URL).origin,
    now: () => new Date(),
    get: (address) =>
      fetch(new URL(address, from), { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) }),
    onProgress(done) {
      if (done % 200 === 0) console.log(`${count(done)} URLs copied`);
    },
  });
  console.log(`Copied ${count(written)} URLs of ${from} to ${folder}.`);
  for (const { address, status } of missed) console.log(`Not copied, answered ${status}: ${address}`);
}

async function serve(folder: string): Promise<void> {
  const { PORT, HOST, LOG_LEVEL } = readEnvironment(process.env);
  const handler = createMirrorHandler(folder, await readMirrorIndex(folder));
  const log = createLog({
    level: LOG_LEVEL,
    write: (line) => process.stderr.write(line),
    now: () => new Date(),
  });
  const front = createRequestListener({
    routeFor: () => ({ name: 'mirror', handler }),
    log,
    now: () => performance.now(),
    onDone: () => undefined,
  });
  const server = createHttpServer(front.listener);
  server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) });
  await once(server, 'listening');
  console.log(`The copy is served at http://localhost:${PORT}`);
}

try {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, serve: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help) console.log(usage);
  else if (!folder || more.length > 0) throw new Error(`Give one folder.\n\n${usage}`);
  else if (values.serve) await serve(folder);
  else await write(folder, values.site);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
