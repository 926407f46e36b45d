import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChildServer, startChild } from '../testing/child-server.ts';
import type { Secrets } from './data-folder.ts';

let folder: string;
const children: ChildServer[] = [];
const ready = /Neutron ready on (http:\/\/localhost:\d+)\n/;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-run-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended();
  }
  await rm(folder, { recursive: true, force: true });
});

/** A site alone: it needs no store and no build. */
function start(environment: Record<string, string> = {}): ChildServer {
  const child = startChild('server/testing/small-server.ts', {
    DATA_DIR: folder,
    ROLE: 'site',
    API_URL: 'http://127.0.0.1:9',
    ...environment,
  });
  children.push(child);
  return child;
}
async function origin(child: ChildServer): Promise<string> {
  const [, url = ''] = await child.wrote(ready);
  return url.replace('localhost', '127.0.0.1');
}

describe('starting', () => {
  it('RT-78 RT-79 one life: ready, where the staff token is the first time only, never the token, /status, /metrics, a mishap, a stop that interrupts no request, and a log without a reader', async () => {
    const first = start();
    const url = await origin(first);
    expect(await (await fetch(`${url}/`)).text()).toBe('quick');
    expect(first.output()).toContain(`The staff token is staffToken in ${join(folder, 'secrets.json')}\n`);
    const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as Secrets;
    for (const secret of Object.values(secrets)) expect(first.output()).not.toContain(secret);
    // /status is JSON and 200, /metrics counts.
    const status = await fetch(`${url}/status`);
    expect([status.status, status.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Strangers learn how the parts are; role, version and plans are for staff.
    const known = { status: 'ready', store: 'none', parts: { dataFolder: 'ok' } };
    expect(await status.json()).toEqual(known);
    const authorization = `Bearer ${secrets.staffToken}`;
    const forStaff = await fetch(`${url}/status`, { headers: { authorization } });
    expect(await forStaff.json()).toEqual({
      ...known,
      version: expect.any(String),
      role: 'site',
      dependencies: [{ name: 'dataFolder', isUp: true }],
    });
    const metrics = await fetch(`${url}/metrics`);
    expect([metrics.status, metrics.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await metrics.text()).toMatch(/^neutron_requests_total\{route="page",status="200"\} 1$/m);
    // It continues after an unhandled rejection, and logs it.
    expect((await fetch(`${url}/reject/`)).status).toBe(200);
    await first.wrote(/"event":"unhandled rejection"/);
    expect((await fetch(`${url}/`)).status).toBe(200);
    // On SIGTERM it finishes the accepted requests, then exits 0.
    const slow = fetch(`${url}/slow/`);
    await first.wrote(/slow page began/);
    first.process.kill('SIGTERM');
    const answer = await slow;
    expect([answer.status, await answer.text(), answer.headers.get('connection')]).toEqual([
      200,
      'slow but complete',
      'close',
    ]);
    expect(await first.ended()).toEqual({ code: 0, signal: null });
    await expect(fetch(`${url}/`)).rejects.toThrow();
    const second = start();
    const secondUrl = await origin(second);
    expect(second.output()).not.toContain('staff token');
    // The reader of the log ends: lines are lost, and nothing else.
    second.process.stdout?.destroy();
    second.process.stderr?.destroy();
    expect((await fetch(`${secondUrl}/reject/`)).status).toBe(200);
    expect((await fetch(`${secondUrl}/`)).status).toBe(200);
    second.process.kill('SIGTERM');
    expect(await second.ended()).toEqual({ code: 0, signal: null });
  });

  it.each([
    [
      'a wrong variable',
      { PORT: 'http' },
      /^Neutron cannot start\.\nPORT is wrong: "http" is not allowed\. Allowed: .+\n$/,
    ],
    [
      'a data folder that is none',
      { DATA_DIR: '/dev/null/data' },
      /^Neutron cannot start\.\nDATA_DIR is wrong: "\/dev\/null\/data".+\n$/,
    ],
    [
      'an address this machine does not have',
      { HOST: '203.0.113.7' },
      /^Neutron cannot start\.\nHOST is wrong: "203\.0\.113\.7".+\n$/,
    ],
  ])('says in one line what is wrong with %s, and exits 1', async (_name, environment, expected) => {
    const child = start(environment);
    expect(await child.ended()).toEqual({ code: 1, signal: null });
    expect(child.output()).toMatch(expected);
  });

  it('says that its secrets are damaged, and exits 1', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"staffToken":');
    const child = start();
    expect((await child.ended()).code).toBe(1);
    expect(child.output()).toContain(`${join(folder, 'secrets.json')} is damaged`);
  });

  it('says that its database is damaged, and exits 1', async () => {
    await writeFile(join(folder, 'neutron.sqlite'), 'this is no database, it only has its name'.repeat(50));
    const child = start({ ROLE: 'api' });
    expect((await child.ended()).code).toBe(1);
    expect(child.output()).toContain(`The database file ${join(folder, 'neutron.sqlite')} cannot be used`);
  });
});

describe('one server of a role per data folder', () => {
  it('the second says who is there and exits 1, as does who wants the same port; another role may come; a killed one leaves no lock', async () => {
    const first = start();
    const url = await origin(first);
    const { port } = new URL(url);
    const elsewhere = start({ PORT: port, DATA_DIR: join(folder, 'other') });
    expect((await elsewhere.ended()).code).toBe(1);
    expect(elsewhere.output()).toContain(`PORT is wrong: ${port} is already in use`);
    const second = start();
    expect((await second.ended()).code).toBe(1);
    expect(second.output()).toContain(
      `Another server with the role site is running on ${folder} (process ${first.process.pid})`,
    );
    const everything = start({ ROLE: 'all' });
    expect((await everything.ended()).code).toBe(1);
    const services = start({ ROLE: 'services' });
    await origin(services);

    first.process.kill('SIGKILL');
    await first.ended();
    await origin(start());
  });
});
