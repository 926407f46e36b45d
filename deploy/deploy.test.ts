import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { createTestApp, until } from '#server/testing/create-test-app.ts';
import { freePort } from '#server/testing/free-port.ts';

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
const has = (program: string) =>
  ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(join(folder, program)));
const siteName = 'paper.example';

describe('a proxy in front', () => {
  let store: OpenStore;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let folder: string;
  let proxy: ChildProcess | undefined;
  let ports: { plain: number; secure: number };

  beforeAll(async () => {
    store = await openSqliteStore();
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    app = await createTestApp({
      root: store.environment.DATA_DIR ?? '',
      publication,
      environment: { ...store.environment, SITE_URL: `https://${siteName}`, TRUSTED_PROXIES: 'loopback' },
    });
  });
  afterAll(async () => {
    await app.close();
    await store.drop();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neutron-proxy-'));
    ports = { plain: await freePort(), secure: await freePort() };
  });
  afterEach(async () => {
    if (proxy && proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });

  const upstream = () => new URL(app.url).host;

  /** As nginx.conf says, with the ports of this test and a certificate of its own. */
  async function startNginx(): Promise<void> {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${siteName}`, '-keyout', key, '-out', certificate],
    ]);
    expect(made.status).toBe(0);
    const site = (await read('nginx.conf'))
      .replaceAll('127.0.0.1:3000', upstream())
      .replaceAll(/^ *listen \[::].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${ports.secure} ssl`)
      .replaceAll('/etc/neutron', folder);
    await writeFile(join(folder, 'site.conf'), site);
    const main = [
      'daemon off;',
      'worker_processes 1;',
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
      `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${folder}/site.conf; }`,
    ];
    await writeFile(join(folder, 'main.conf'), main.join('\n'));
    proxy = spawn('/usr/sbin/nginx', ['-c', join(folder, 'main.conf')], { stdio: 'ignore' });
  }

  /** As the Caddyfile says, with the ports of this test and a certificate of Caddy's own authority. */
  async function startCaddy(): Promise<void> {
    const options = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}\n}\n`;
    const site = (await read('Caddyfile')).replaceAll('127.0.0.1:3000', upstream());
    const file = join(folder, 'Caddyfile');
    await writeFile(file, options + site);
    proxy = spawn('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
  }

  interface Answer {
    status: number;
    headers: Record<string, string | string[] | undefined>;
    text: string;
  }
  const send = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: ports.secure,
          servername: siteName,
          path,
          method: body ? 'POST' : 'GET',
          headers: { host: siteName, ...headers, ...(body ? { 'content-length': body.length } : {}) },
          rejectUnauthorized: false,
        },
        async (response) => {
          let text = '';
          for await (const chunk of response.setEncoding('utf8')) text += chunk;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  describe.each([
    ['nginx', startNginx, has('nginx') && has('openssl')],
    ['Caddy', startCaddy, has('caddy')],
  ] as const)('%s', (_name, start, isInstalled) => {
    it.runIf(isInstalled)(
      'CFG-01 serves pages over https, sends plain requests there, and strangers cannot pretend to be this machine',
      async () => {
        await start();
        await until(() =>
          send('/status').then(
            ({ status }) => status === 200,
            () => false,
          ),
        );
        const page = await send('/article/first-story/');
        expect([page.status, page.text]).toEqual([200, expect.stringContaining('Title of first-story')]);
        expect(page.headers['strict-transport-security']).toContain('max-age=');

        const plain = await fetch(`http://127.0.0.1:${ports.plain}/latest/?a=1`, {
          redirect: 'manual',
          headers: { host: siteName },
        });
        expect([301, 308]).toContain(plain.status);
        expect(plain.headers.get('location')).toMatch(/^https:\/\/[\w.:]+\/latest\/\?a=1$/);

        const forged = await send('/metrics', { 'x-forwarded-for': '127.0.0.1' });
        expect(forged.status).toBeGreaterThanOrEqual(400);
        const large = await send('/events/', {}, Buffer.alloc(34 * 1024 * 1024)).catch(() => undefined);
        expect(large === undefined || large.status >= 400).toBe(true);
        expect((await send('/status')).status).toBe(200);
      },
      30_000,
    );
  });
});

describe('systemd', () => {
  it.runIf(has('systemd-analyze'))('CFG-01 accepts the unit', async () => {
    const checked = spawnSync('systemd-analyze', ['verify', join(import.meta.dirname, 'neutron.service')], {
      encoding: 'utf8',
    });
    // The program is not installed on a machine that only tests.
    const complaints = checked.stderr
      .split('\n')
      .filter((line) => line && !line.includes('is not executable'));
    expect(complaints).toEqual([]);
  });
});

describe('containers', () => {
  interface Compose {
    services: Record<string, Record<string, unknown>>;
    volumes: Record<string, unknown>;
    secrets: Record<string, { file: string }>;
  }
  const compose = parse(readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8')) as Compose;
  const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');

  it('the server runs without rights, on a root file system it cannot write', () => {
    expect(compose.services.site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toContain('USER node');
    expect(last).not.toMatch(/\bnpm (ci|install)\b/);
    expect(dockerfile).toContain('npm prune --omit=dev');
  });

  it('every secret, volume and service that one names exists', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const secret of (service.secrets as string[] | undefined) ?? [])
        expect(Object.keys(compose.secrets), name).toContain(secret);
      for (const volume of (service.volumes as string[] | undefined) ?? []) {
        const [from = ''] = volume.split(':');
        if (!from.startsWith('.')) expect(Object.keys(compose.volumes), name).toContain(from);
      }
      for (const other of Object.keys((service.depends_on as object | undefined) ?? {}))
        expect(Object.keys(compose.services), name).toContain(other);
    }
  });

  it('the linter has nothing to say about the Dockerfile, and would', () => {
    expect(validate(dockerfile)).toEqual([]);
    const wrong = dockerfile.replace('WORKDIR', 'WORKDRI');
    expect(validate(wrong)[0]?.message).toContain('WORKDRI');
  });

  it('every file that the Dockerfile copies and starts exists', () => {
    const root = join(import.meta.dirname, '..');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \.\/?$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied).toContain('package-lock.json');
    for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true);
    const [, started = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? [];
    expect(existsSync(join(root, started))).toBe(true);
  });
});
