import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#server/testing/create-test-app.ts';
import { compilerSettings } from '#tools/test/compiler-settings.ts';
import { npmWords, readSteps } from './follow-guide.ts';
import { makePublication, readPacked } from './make-publication.ts';
import { packedFolder, packProduct } from './pack.ts';
import { readStaffToken, testOverrides } from './test/overrides-tests.ts';

const run = promisify(execFile);
/** The folder that holds the project, its backup and what is restored from it. */
let parent: string;
let folder: string;
let files: string[];
let steps: ReturnType<typeof readSteps>;

/** As `npm ci` would do it, with the packages that this repository has installed already. */
async function install(): Promise<void> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  for (const place of Object.keys(lock.packages)) {
    const isOwn = place === 'node_modules/neutron';
    if (!place || isOwn || place.lastIndexOf('node_modules/') > 0) continue;
    const target = join(folder, place);
    await mkdir(dirname(target), { recursive: true });
    await symlink(resolve(place), target);
  }
  await mkdir(join(folder, 'node_modules/neutron'), { recursive: true });
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const tarball = join(folder, dependencies.neutron.slice('file:'.length));
  await run('tar', ['xzf', tarball, '-C', join(folder, 'node_modules/neutron'), '--strip-components=1']);
  files = (await run('tar', ['tzf', tarball])).stdout.trim().split('\n');
}

/** Step 2 of `docs/upgrading.md`, with a package that differs in nothing but its version. */
async function upgrade(version: string): Promise<void> {
  const own = join(folder, 'package.json');
  const installed = join(folder, 'node_modules/neutron/package.json');
  const change = async (file: string, edit: (content: Record<string, unknown>) => object) =>
    writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8'))), null, 2));
  await change(installed, (content) => ({ ...content, version }));
  const tarball = `neutron-${version}.tgz`;
  const inside = ['-C', join(folder, 'node_modules'), '--transform', 's/^neutron/package/', 'neutron'];
  await run('tar', ['czf', join(folder, tarball), ...inside]);
  await change(own, (content) => ({ ...content, dependencies: { neutron: `file:${tarball}` } }));
  await rm(join(folder, 'node_modules'), { recursive: true });
  await install();
}

const program = 'node_modules/neutron/tools/package/neutron.js';

/** A command of the guide in the publication: `npm run backup -- FOLDER`. */
async function follow(command: string, environment: Record<string, string> = {}): Promise<string> {
  // Commands load much of what the start before them has compiled.
  const cache = { NODE_COMPILE_CACHE: join(folder, 'build/compile-cache') };
  const env = { PATH: process.env.PATH, ...cache, ...environment };
  const { stdout } = await run(process.execPath, [program, ...npmWords(command)], { cwd: folder, env });
  return stdout;
}

/** Servers that a failed test did not stop. */
const running = new Set<ChildProcess>();

/** `npm start` in the publication, until it is ready or ends. */
async function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, 'start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...compilerSettings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string | undefined>((done) => {
    void ended.then(() => done(undefined));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const address = /ready on (\S+)/.exec(line)?.[1];
      if (address) done(address);
    });
  });
  return {
    url,
    lines,
    errors,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Sends the form of the guide with some fields changed. */
async function postSetUp(
  { url, lines }: Awaited<ReturnType<typeof start>>,
  change: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const code = /with the code (\w+)/.exec(lines.join('\n'))?.[1] ?? '';
  const body = new URLSearchParams({ code, ...steps[3]?.form, ...change });
  const response = await fetch(`${url}/desk/setup/`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

/** The form of a new publication: closed to a wrong code, gone once it was used. */
async function setUp(started: Awaited<ReturnType<typeof start>>): Promise<void> {
  const page = `${started.url}/desk/setup/`;
  const send = (change: Record<string, string>) => postSetUp(started, change);
  expect(await (await fetch(page)).text()).toContain('value="Harborline"');
  expect((await send({ code: 'wrong' })).status).toBe(403);
  const faint = await send({ accent: '#1a222a', timeZone: 'Moon', email: 'ann' });
  expect(faint.status).toBe(422);
  for (const message of ['has a contrast of', 'must be a time zone', 'must be an e-mail address'])
    expect(faint.text).toContain(message);
  const done = await send({});
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('/reset/?token=')]);
  expect((await send({})).status).toBe(404);
  expect((await fetch(page)).status).toBe(404);
}

/** Steps 5 to 9 of the guide: stories, front page, policies, backup, restore. */
async function fill(url: string): Promise<void> {
  const environment = { PORT: new URL(url).port };
  for (const { files, commands } of steps.slice(4, 9)) {
    for (const { file, text } of files) await writeFile(join(folder, file), text);
    for (const command of commands) await follow(command, environment);
  }
  const stories = (await (await fetch(`${url}/latest/`)).text()).match(/href="\/article\/[\w-]+\/"/g);
  const paths = new Set(['/', '/latest/', '/privacy-policy/', '/auth/flow/terms-of-service/', '/about/']);
  for (const link of stories ?? []) paths.add(link.slice('href="'.length, -1));
  expect(paths.size).toBe(5 + 10);
  for (const path of paths) {
    const answer = await fetch(`${url}${path}`);
    const page = await answer.text();
    expect([path, answer.status, page.includes('Harborline')]).toEqual([path, 200, true]);
    // It has one edition, so nothing to choose from.
    expect([path, /wavelength|has not confirmed|menu-editions/i.exec(page)?.[0]]).toEqual([path, undefined]);
  }
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'neutron-publication-'));
  steps = readSteps(await readFile(resolve('docs/guides/your-own-publication.md'), 'utf8'));
  const [, path = '', , name] = npmWords(steps[0]?.commands[0] ?? '');
  folder = join(parent, 'neutron', path);
  await makePublication({
    folder,
    name,
    pack: async () => ({ tarball: await packProduct(), packed: await readPacked(packedFolder) }),
  });
  await install();
}, 300_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

describe('the package', { tags: ['@all'] }, () => {
  it('has JavaScript and built files, and no tests, test tools or demo', () => {
    const surplus = files.filter((file) =>
      /\.(test|stories)\.|(?<!\.d)\.tsx?$|\/(demo|e2e|bench|testing|workshop|surface)\//.test(file),
    );
    expect(surplus).toEqual([]);
    expect(files).toContain('package/build/services/consent/sdk.js');
    expect(files).toContain('package/server/boot/run.js');
    expect(files).toContain('package/tools/package/api/overrides.d.ts');
  });

  it('has the JavaScript and the types of each entry', async () => {
    const { exports } = JSON.parse(await readFile(join(packedFolder, 'package.json'), 'utf8'));
    const entries = Object.values<string | Record<string, string>>(exports);
    const paths = entries.flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(files).toContain(`package/${path.slice('./'.length)}`);
  });

  it('needs no test tools', async () => {
    const { dependencies } = JSON.parse(await readFile(join(packedFolder, 'package.json'), 'utf8'));
    for (const name of ['vitest', '@playwright/test', 'typescript', '@biomejs/biome', 'axe-core'])
      expect(dependencies).not.toHaveProperty(name);
  });
});

describe('a new publication', { tags: ['@all'] }, () => {
  it('serves empty pages, and is named, filled, backed up, restored and upgraded as its guides say', {
    timeout: 300_000,
  }, async () => {
    const first = await start();
    expect(first.errors).toEqual([]);
    // Less work than a start of the demo: no scripts of services are built, nothing is loaded.
    expect(first.lines.filter((line) => /^Building|^Load/.test(line))).toHaveLength(3);
    for (const [path, status] of [
      ['/', 200],
      ['/latest/', 200],
      ['/search/?q=harbor', 200],
      ['/news/rss.xml', 200],
      ['/no-such-page/', 404],
      ['/manifest.webmanifest', 200],
      ['/robots.txt', 200],
    ] as const) {
      const response = await fetch(`${first.url}${path}`);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, status]);
      expect(text).not.toMatch(/wavelength/i);
      if (!path.endsWith('.txt')) expect(text).toContain('Harborline');
    }
    await setUp(first);
    await fill(first.url ?? '');
    await first.stop();
    await upgrade('99.0.0');
    const second = await start({ DATA_DIR: '../harborline-restored' });
    expect(second.errors).toEqual([]);
    expect(second.lines.filter((line) => /^Building|^Load/.test(line))).toHaveLength(3);
    const token = await readStaffToken(join(folder, '../harborline-restored'));
    const headers = { authorization: `Bearer ${token}` };
    const status = await (await fetch(`${second.url}/status`, { headers })).json();
    expect(status).toMatchObject({ status: 'ready', version: '99.0.0' });
    expect(second.lines.join('\n')).not.toContain('/desk/setup/');
    expect(await (await fetch(`${second.url}/`)).text()).toContain('Along the quay');
    const settings = `${second.url}/api/neutron/settings/harborline/public?apiKey=harborline-public`;
    expect(await (await fetch(settings)).json()).toMatchObject({
      data: { name: 'Harborline', language: 'en-GB', colors: { accent: '#ffb000' } },
    });
    await second.stop();
  });

  it('begins with stories of the demo where the set-up page chooses them, and only there', {
    timeout: 300_000,
  }, async () => {
    const started = await start({ DATA_DIR: '../harborline-demo' });
    const { url, lines } = started;
    expect(lines.filter((line) => /^Building|^Load/.test(line))).toEqual([]);
    const latest = async () =>
      new Set((await (await fetch(`${url}/latest/`)).text()).match(/(?<=href=")\/article\/[\w-]+\//g));
    expect((await latest()).size).toBe(0);
    const done = await postSetUp(started, { start: 'demo' });
    expect([done.status, done.text]).toEqual([
      200,
      expect.stringContaining('The stories of the demo are loaded'),
    ]);
    expect(lines.join('\n')).toMatch(/Imported 24 stories into .+ and \d+ original images/);
    await until(async () => (await latest()).size > 5);
    const [story = ''] = await latest();
    const page = await (await fetch(`${url}${story}`)).text();
    expect(page).toContain('Harborline</title>');
    const picture = /\/resize\/[^" ]+/.exec(page)?.[0].replaceAll('&amp;', '&') ?? '/none';
    expect((await fetch(`${url}${picture}`)).headers.get('content-type')).toMatch(/^image\//);
    await started.stop();
  });

  it.each([
    ['brand: { name: 7 }', 'neutron.config.ts: brand.name: '],
    [`brand: { name: 'A' }, colour: 'red'`, 'neutron.config.ts: colour: '],
  ])('CFG-01 does not start with %s, and names the file and the field', async (settings, message) => {
    const file = join(folder, 'neutron.config.ts');
    const before = await readFile(file, 'utf8');
    await writeFile(
      file,
      `import { definePublication } from 'neutron';\nexport const publication = definePublication({ ${settings} });\n`,
    );
    const { url, errors } = await start();
    await writeFile(file, before);
    expect(url).toBeUndefined();
    expect(errors.join('\n')).toContain(`Neutron cannot start.\n${message}`);
  });

  it('CFG-01 says where a configuration is that cannot be read', async () => {
    const file = join(folder, 'neutron.config.ts');
    const before = await readFile(file, 'utf8');
    await writeFile(file, 'export const publication = {');
    const { errors } = await start();
    await rm(file);
    const missing = await start();
    await writeFile(file, before);
    expect(errors.join('\n')).toContain('neutron.config.ts cannot be read: ');
    expect(missing.errors.join('\n')).toContain('There is no neutron.config.ts in ');
  });
});

describe('overrides of a publication', { tags: ['@all'] }, () =>
  testOverrides(() => ({ folder, start, follow })),
);
