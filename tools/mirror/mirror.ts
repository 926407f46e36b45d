// `npm run mirror -- FOLDER` copies the running site; `npm run mirror -- --serve FOLDER` answers from the copy.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readSecrets } from '#server/boot/data-folder.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { createLog } from '#server/boot/log.ts';
import { createHttpServer } from '#server/edge/http/http-server.ts';
import { createRequestListener } from '#server/edge/http/request-listener.ts';
import { internalKey, internalKeyHeader } from '#server/edge/rate-limit/internal-key.ts';
import { count } from '../store/progress.ts';
import { readMirrorIndex } from './mirror-index.ts';
import { createMirrorHandler } from './serve-mirror.ts';
import { writeMirror } from './write-mirror.ts';

const usage = `A copy of the site that needs no database, for the day the server is away.

  npm run mirror -- FOLDER [--site URL]   writes every page of the sitemaps, what they link and what they need
  npm run mirror -- --serve FOLDER        answers from the copy on PORT

  --site URL   the running site (SITE_URL, or http://localhost:PORT)

Run the first every hour or day while the site is well: its files are replaced in place, the old copy stays whole until
the new one is. The server's DATA_DIR, or its PREVIEW_SECRET, must be named: the copy is then not counted as a reader.
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
      if (done % 200 === 0) console.log(`${count(done)} addresses copied`);
    },
  });
  console.log(`Copied ${count(written)} addresses of ${from} to ${folder}.`);
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
  console.log(`The copy answers on http://localhost:${PORT}`);
}

try {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, serve: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help) console.log(usage);
  else if (!folder || more.length > 0) throw new Error(`One folder is needed.\n\n${usage}`);
  else if (values.serve) await serve(folder);
  else await write(folder, values.site);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
