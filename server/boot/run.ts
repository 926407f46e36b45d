import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { warnMissingRoutes } from '#content/publication/missing-routes.ts';
import type { Publication } from '#content/publication/schema.ts';
import { quietFaults } from '#database/health/quiet-faults.ts';
import { BootError, isBootError } from '#platform/boot-error.ts';
import { createDependencies } from '#platform/dependencies.ts';
import { createLog } from '#platform/json-log.ts';
import { createErrorReporter } from '#services/measurement/errors/error-reporter.ts';
import type { App } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import { createHttpServer } from '../edge/http/http-server.ts';
import { createRequestListener } from '../edge/http/request-listener.ts';
import { sendError } from '../edge/http/send.ts';
import { createStatusHandler } from '../edge/status-handler.ts';
import type { OpenSite } from '../site/serve-site.ts';
import { openDataFolder, readSecrets, type Secrets } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Environment, readEnvironment, usedFormerNames } from './environment.ts';
import { createGracefulStop } from './graceful-stop.ts';
import { loadPublication } from './load-publication.ts';
import { createTelemetry } from './telemetry.ts';

export interface RunOptions {
  root: string;
  publication: Publication;
  /** Makes sure there is something to serve, before the store is opened. */
  prepare(environment: Environment, print: (text: string) => void): Promise<void>;
  openSite: OpenSite;
  runSeed?: AppOptions['runSeed'];
  overrides?: AppOptions['overrides'];
  offersSetup?: boolean;
}

const now = () => performance.now();
const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
/** People read standard output; logs for machines go to standard error. */
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Runs the server until it gets a stop signal. Problems of machine or configuration are printed in one line. */
export async function run(options: RunOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const reason = isBootError(error)
      ? error.message
      : (error instanceof Error && error.stack) || String(error);
    process.stderr.write(`Neutron cannot start.\n${reason}\n`);
    process.exit(1);
  }
}

async function start(options: RunOptions): Promise<void> {
  const given = readEnvironment(process.env);
  const publication = loadPublication({ 'neutron.config.ts': options.publication });
  await openDataFolder(given.DATA_DIR);
  const { secrets, isNew } = await secretsFor(given);
  const lock = lockDataFolder(given.DATA_DIR, given.ROLE);
  // Log lines are lost when their reader ends first; without listeners each loss would be an exception to log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const reporter = createErrorReporter(
    createLog({
      level: given.LOG_LEVEL,
      write: (line) => process.stderr.write(line),
      now: () => new Date(),
    }),
  );
  const dependencies = createDependencies({ log: reporter.log, now: Date.now });
  const log = quietFaults(reporter.log, dependencies);
  for (const { former, name } of usedFormerNames(process.env))
    log.warn('environment variable renamed', { variable: former, use: name, acceptedUntil: '0.3' });
  warnMissingRoutes(publication, (message, fields) => log.warn(message, fields));
  const telemetry = createTelemetry(log);
  telemetry.watchDependencies(dependencies);
  const version = await readVersion();

  let app: App | undefined;
  const starting = {
    name: 'starting',
    handler: createStatusHandler(async () => ({
      status: 'starting',
      store: 'none',
      parts: {},
      details: async () => ({ version, role: given.ROLE, dependencies: [] }),
    })),
  };
  const notYet = {
    name: 'starting',
    handler: (context: Parameters<typeof sendError>[0]) => sendError(context, 'unavailable'),
  };
  const front = createRequestListener({
    routeFor: (path) => (app ? app.routeFor(path) : path === '/status' ? starting : notYet),
    log,
    now,
    onDone: telemetry.onDone,
  });
  const server = createHttpServer(front.listener, {
    isProxy: given.RATE_LIMITS === 'off' ? () => true : given.TRUSTED_PROXIES.has,
  });
  const stopping = createGracefulStop({
    server,
    endConnections: front.endConnections,
    drainMilliseconds: given.DRAIN_SECONDS * 1000,
    async close() {
      await app?.close();
      lock.release();
    },
    log,
    exit: (code) => process.exit(code),
    now,
    delay,
  });
  process.on('SIGTERM', () => stopping.onSignal('SIGTERM'));
  process.on('SIGINT', () => stopping.onSignal('SIGINT'));
  // One unhandled rejection breaks one response, not the process.
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', { error });
    void stopping.stop('uncaught exception', { code: 1, hurry: true });
  });

  const port = await listen(server, given);
  // With port 0 the server knows its address only now.
  const environment = readEnvironment({ ...process.env, PORT: String(port) });
  await options.prepare(environment, print);
  const phase = () => (stopping.isDraining() ? ('draining' as const) : ('ready' as const));
  const shared = {
    ...options,
    environment,
    publication,
    secrets,
    log,
    dependencies,
    telemetry,
    version,
    now,
  };
  // Only now: what is wrong with the configuration is said without loading the whole product.
  const { createApp } = await import('../app.ts');
  app = await createApp({ ...shared, phase, onProgress: print, server, sendErrorsTo: reporter.sendTo });
  if (isNew && !given.STAFF_TOKEN) {
    // Logs are stored and read by many people: the token itself is never logged.
    print(`The staff token is staffToken in ${join(given.DATA_DIR, 'secrets.json')}`);
  }
  print(`Neutron ready on http://localhost:${port}`);
}

async function secretsFor(environment: Environment): Promise<{ secrets: Secrets; isNew: boolean }> {
  const { secrets, isNew } = await readSecrets(environment.DATA_DIR);
  const own = {
    staffToken: environment.STAFF_TOKEN,
    imageSecret: environment.IMAGE_SECRET,
    previewSecret: environment.PREVIEW_SECRET,
  };
  const chosen = {
    staffToken: own.staffToken ?? secrets.staffToken,
    imageSecret: own.imageSecret ?? secrets.imageSecret,
    previewSecret: own.previewSecret ?? secrets.previewSecret,
  };
  return { secrets: chosen, isNew };
}

async function listen(
  server: ReturnType<typeof createHttpServer>,
  { PORT, HOST }: Environment,
): Promise<number> {
  server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new BootError(`PORT is wrong: ${PORT} is already in use. Stop what uses it, or choose another`, {
        cause,
      });
    if (code === 'EACCES')
      throw new BootError(`PORT is wrong: this user may not listen on ${PORT}. Choose one above 1023`, {
        cause,
      });
    throw new BootError(`HOST is wrong: ${JSON.stringify(HOST)} cannot be listened on (${String(code)})`, {
      cause,
    });
  }
  return (server.address() as AddressInfo).port;
}

/** Of the product, not of the publication. */
async function readVersion(): Promise<string> {
  const file = join(import.meta.dirname, '../../package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}
