import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Publication } from '#content/publication/schema.ts';
import { quietFaults } from '#database/health/quiet-faults.ts';
import { deskAppFolders, deskAppPaths, deskWorkerPath } from '#desk/app-page.ts';
import { createDependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import { createApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import { readEnvironment } from '../boot/environment.ts';
import { createTelemetry } from '../boot/telemetry.ts';
import { createHttpServer } from '../edge/http/http-server.ts';
import { createRequestListener } from '../edge/http/request-listener.ts';
import { type OpenSite, servePages } from '../site/serve-site.ts';

/** A site of one page: what the API composes for the article of its address, as JSON. */
export const jsonSite: OpenSite = async (options) => {
  const { apiUrl, publication, fetchApi } = options;
  const respond = async (request: Request) => {
    const slug = new URL(request.url).pathname.split('/').at(-2);
    const call = `${apiUrl}/api/neutron/composer/${publication.siteId}/pages/article/${slug}/web?apiKey=${publication.apiKey}`;
    const answer = await fetchApi(new Request(call), () => AbortSignal.timeout(5000));
    const headers = {
      'surrogate-control': 'max-age=7200',
      'surrogate-key': answer.headers.get('surrogate-key') ?? '',
    };
    return new Response(await answer.text(), { status: answer.status, headers });
  };
  const { pages, cache, render } = servePages({ respond, contentSecurity: { scriptHashes: [] } }, options);
  return {
    routeFor: () => pages,
    brandFile: (name: string) => `/${name}`,
    render,
    cache,
    close: async () => undefined,
  };
};

export const testSecrets = {
  staffToken: 'a-staff-token-for-tests',
  imageSecret: 'an-image-secret-for-tests',
  previewSecret: 'a-preview-secret-for-tests',
};

/** The real app with that site, on a free port. Tests only. */
export async function createTestApp(options: {
  root: string;
  publication: Publication;
  environment: Readonly<Record<string, string>>;
  /** The app knows the address it is reached at: signing in needs that. */
  knowsAddress?: boolean;
  log?: Log;
  /** Instead of the site of one page. */
  openSite?: OpenSite;
  runSeed?: AppOptions['runSeed'];
  offersSetup?: boolean;
  onProgress?: AppOptions['onProgress'];
}) {
  const quiet = () => undefined;
  const written = options.log ?? { debug: quiet, info: quiet, warn: quiet, error: quiet };
  const dependencies = createDependencies({ log: written, now: Date.now });
  const log = quietFaults(written, dependencies);
  const telemetry = createTelemetry(log);
  const now = () => performance.now();
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  const front = createRequestListener({
    routeFor: (path) => app?.routeFor(path),
    log,
    now,
    onDone: telemetry.onDone,
  });
  const server = createHttpServer(front.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = options.knowsAddress ? { SITE_URL: `http://localhost:${port}` } : {};
  const environment = readEnvironment({ ...address, ...options.environment });
  app = await createApp({
    openSite: jsonSite,
    ...options,
    environment,
    secrets: testSecrets,
    log,
    dependencies,
    telemetry,
    now,
    server,
    version: 'test',
    phase: () => 'ready',
    onProgress: options.onProgress ?? quiet,
  });
  const url = `http://127.0.0.1:${port}`;
  const staff = { authorization: `Bearer ${testSecrets.staffToken}`, 'content-type': 'application/json' };
  return {
    url,
    origin: environment.SITE_URL,
    paths: app.paths,
    /** The pages for staff. */
    /** The small pages; the application's document is for everybody. */
    deskPaths: app.paths.filter(
      (path) =>
        path.startsWith('/desk/') &&
        ![...deskAppPaths, ...deskAppFolders, '/desk/assets/', deskWorkerPath].some((own) => own === path),
    ),
    get: (path: string) => fetch(`${url}${path}`),
    read: (path: string) => fetch(`${url}${path}`, { headers: staff }),
    write: (path: string, body: unknown = {}, method = 'POST') =>
      fetch(`${url}${path}`, { method, headers: staff, body: JSON.stringify(body) }),
    async close() {
      server.close();
      server.closeAllConnections();
      await app?.close();
    },
  };
}

const breathMilliseconds = 10;
const timeoutMilliseconds = 30_000;

/** Polls a condition until it is true; other processes run between two polls. Tests only. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + timeoutMilliseconds;
  while (performance.now() < last) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, breathMilliseconds));
  }
  throw new Error('it never became so');
}
