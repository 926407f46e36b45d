import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { PageExperiments } from '#app/experiments/page-experiments.ts';
import type { AbTest } from '#content/entities/ab-test.ts';
import { createFairQueue } from '#platform/fair-queue.ts';
import type { Log } from '#platform/log.ts';
import { createHttpServer } from '../edge/http/http-server.ts';
import { createRequestListener, type NamedHandler } from '../edge/http/request-listener.ts';
import { sendError } from '../edge/http/send.ts';
import { finishError } from '../edge/page-cache/finished-page.ts';
import { createPageCache } from '../edge/page-cache/page-cache.ts';
import { createPageHandler, type PageHandlerOptions } from '../edge/page-handler.ts';
import { identifyPages } from '../edge/page-identity.ts';
import type { RenderCosts } from '../edge/rate-limit/render-costs.ts';
import { pageSecurityHeaders } from '../edge/security-headers.ts';
import { createSiteClient } from '../site/render-client.ts';

/** A real server on a free port with a site that the test writes. Tests only. */
export async function createFakeApp(options: {
  respond(request: Request): Response | Promise<Response>;
  locales?: { code: string }[];
  router?: Record<string, NamedHandler['handler']>;
  /** Routes of services. */
  routeFor?(path: string): NamedHandler | undefined;
  onServed?: PageHandlerOptions['onServed'];
  experiments?: PageExperiments | undefined;
  /** The tests that an address may force. */
  tests?: readonly AbTest[];
  costs?: RenderCosts;
  limitMadeUp?: PageHandlerOptions['limitMadeUp'];
}) {
  const clock = { now: 1_000_000 };
  const seen: Request[] = [];
  const logged: { event: string; fields: unknown }[] = [];
  const note = (event: string, fields?: unknown) => void logged.push({ event, fields });
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const site = {
    respond: async (request: Request) => {
      seen.push(request);
      return options.respond(request);
    },
  };
  const render = createSiteClient(site, 'https://wavelength.example');
  const headers = pageSecurityHeaders({
    siteUrl: new URL('https://wavelength.example'),
    contentSecurity: { scriptHashes: ['sha256-boot'] },
    imageOrigins: [],
    mediaOrigins: [],
    frameSources: [],
  });
  const now = () => clock.now;
  const delay = () => new Promise<void>(() => undefined);
  const renders = createFairQueue({ atOnce: 8, atOncePerCaller: 8, waiting: 100, waitingPerCaller: 100 });
  const cache = createPageCache({
    maxBytes: 1e7,
    headers,
    render,
    now,
    delay,
    errorPage: finishError,
    renders,
  });
  const identify = identifyPages({
    rules: {
      locales: options.locales ?? [{ code: 'us' }],
      previewName: 'preview',
      isPreviewToken: (token) => token === 'token',
      experiments: options.tests ?? [],
    },
    experiments: options.experiments,
  });
  const renderPrivately = (url: string, edition: string) => render({ url, edition });
  const pages = {
    name: 'page',
    handler: createPageHandler({
      cache,
      identify,
      renderPrivately,
      renders,
      callerOf: () => 'reader',
      costs: options.costs ?? { waitOf: () => 0, count: () => undefined },
      limitMadeUp: options.limitMadeUp ?? ((_exchange, goOn) => goOn()),
      reject: (context, retryAfterSeconds) => sendError(context, 'rate_limited', { retryAfterSeconds }),
      headers,
      now,
      count: () => undefined,
      onServed: options.onServed,
    }),
  };
  const router = new Map(
    Object.entries(options.router ?? {}).map(([path, handler]) => [path, { name: path, handler }]),
  );
  const front = createRequestListener({
    routeFor: (path) => router.get(path) ?? options.routeFor?.(path) ?? pages,
    log,
    onDone: () => undefined,
    now,
  });
  const server = createHttpServer(front.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { port, server, cache, clock, seen, logged, get, close };
}
