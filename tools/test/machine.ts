// What tests need from the machine. On Debian as root it is installed; elsewhere it is found or said to be missing.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;
let listsAreFresh = false;

/** Installs a Debian package when we may; tells whether it worked. */
function install(...packages: string[]): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!listsAreFresh) listsAreFresh = apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser with everything people have, for measurements. */
export async function findChromium(): Promise<string | undefined> {
  const places = [process.env.CHROMIUM_PATH, ...wholeBrowsers];
  const find = () => places.find((path) => path && existsSync(path));
  return find() ?? (install('chromium', 'fonts-liberation') ? find() : undefined);
}

/** For journeys: the same engine without a window around it takes half the time. */
export async function findHeadlessChromium(): Promise<string | undefined> {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];
  const find = () => places.find((path) => path && existsSync(path));
  const small = find() ?? (install('chromium-headless-shell', 'fonts-liberation') ? find() : undefined);
  return small ?? findChromium();
}

/** For the HTML checker. */
export async function findJava(): Promise<string | undefined> {
  const find = () => [process.env.JAVA_PATH, '/usr/bin/java'].find((path) => path && existsSync(path));
  return find() ?? (install('default-jre-headless') ? find() : undefined);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function until(condition: () => boolean, tries = 100): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** A private cluster in a temporary folder; PostgreSQL refuses to run as root, so it then runs as its own user. */
export async function startPostgres(): Promise<TestServer | undefined> {
  const bin = findPostgres() ?? (install('postgresql') ? findPostgres() : undefined);
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'neutron-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const identity = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (identity.uid) chownSync(folder, identity.uid, identity.gid);
  const tool = (name: string, ...args: string[]) =>
    spawnSync(join(bin, name), args, {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '' },
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
  // Durability is not under test here; speed of making and dropping schemas is.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  if (!made || !tool('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    url: `postgres://neutron@127.0.0.1:${port}/postgres`,
    async stop() {
      tool('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis(): Promise<TestServer | undefined> {
  const places = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];
  const find = () => places.find(existsSync);
  const program = find() ?? (install('redis-server') ? find() : undefined);
  if (!program) return undefined;
  const port = await freePort();
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'pipe' },
  );
  let ready = false;
  server.stdout.on('data', (text) => {
    ready ||= String(text).includes('Ready to accept');
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  if (!(await until(() => ready || server.exitCode !== null)) || server.exitCode !== null) return undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
