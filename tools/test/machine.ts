// Programs that tests need. On Debian as root they are installed; elsewhere they are found or reported as missing.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createPackageInstaller } from './install-packages.ts';
import { postgresFolder } from './remove-run.ts';
import type { Run } from './with-run.ts';

const isRoot = process.getuid?.() === 0;
const install = createPackageInstaller({ isRoot });

/** Path or address of a program that tests need, or the reason why it is missing. */
export type Found = { path: string; missing?: never } | { path?: never; missing: string };

async function findOrInstall(find: () => string | undefined, ...packages: string[]): Promise<Found> {
  const path = find();
  if (path) return { path };
  const result = await install(...packages);
  if (!result.installed) return { missing: result.reason };
  const installed = find();
  return installed
    ? { path: installed }
    : { missing: `${packages.join(', ')} installed, but its program is not at its usual path` };
}

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A full browser, for measurements. */
export const findChromium = (): Promise<Found> =>
  findOrInstall(() => firstOf([process.env.CHROMIUM_PATH, ...wholeBrowsers]), 'chromium', 'fonts-liberation');

/** For journeys: the headless shell takes half the time. */
export async function findHeadlessChromium(): Promise<Found> {
  const small = await findOrInstall(
    () => firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']),
    'chromium-headless-shell',
    'fonts-liberation',
  );
  return small.path ? small : findChromium();
}

/** For programs that need a browser. */
export async function requireBrowser(find: () => Promise<Found>): Promise<string> {
  const { path, missing } = await find();
  if (path) return path;
  throw new Error(`Chromium is missing: ${missing}\nSet CHROMIUM_PATH or install the package "chromium".`);
}

/** For the HTML checker. */
export const findJava = (): Promise<Found> =>
  findOrInstall(() => firstOf([process.env.JAVA_PATH, '/usr/bin/java']), 'default-jre-headless');

/** Tests of Redis start servers of their own, so that they can stop them. */
export const findRedis = (): Promise<Found> =>
  findOrInstall(() => firstOf(['/usr/bin/redis-server', '/usr/bin/valkey-server']), 'redis-server');

/** The programs that run `deploy/`, each where it usually is. */
const deployPrograms: Readonly<Record<string, string>> = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/systemd-analyze': 'systemd',
};

export const findDeployPrograms = (): Promise<Found> => {
  const paths = Object.keys(deployPrograms);
  const isThere = () => (paths.every((path) => existsSync(path)) ? paths[0] : undefined);
  const missing = paths.filter((path) => !existsSync(path)).map((path) => deployPrograms[path] ?? '');
  return findOrInstall(isThere, ...missing);
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * A private cluster in the folder of a run, which stops and removes it. PostgreSQL does not run as root: it then runs as
 * its own user.
 */
export async function startPostgres(run: Pick<Run, 'folder' | 'group'>): Promise<Found> {
  const found = await findOrInstall(findPostgres, 'postgresql');
  if (found.missing !== undefined) return found;
  const port = await freePort();
  const start = () => startCluster(found.path, join(run.folder, postgresFolder), port);
  return run.group ? run.group.within('unit', start) : start();
}

function startCluster(bin: string, folder: string, port: number): Found {
  mkdirSync(folder);
  const data = join(folder, 'data');
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const identity = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (identity.uid) chownSync(folder, identity.uid, identity.gid);
  const tool = (name: string, ...args: string[]) =>
    spawnSync(join(bin, name), args, {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
      // By its temporary folder the run finds it.
      env: { PATH: process.env.PATH ?? '', TMPDIR: dirname(folder) },
    }).status === 0;

  const made = tool(
    'initdb',
    '-D',
    data,
    '-U',
    'neutron',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  );
  // Tests create and drop schemas often and do not need durability.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  if (!made || !tool('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')) {
    const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim() : '';
    return { missing: `PostgreSQL did not start. ${log.split('\n').at(-1) ?? ''}`.trim() };
  }
  return { path: `postgres://neutron@127.0.0.1:${port}/postgres` };
}
