import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupOf } from './guarded-lookup.ts';
import { createOutboundClient } from './outbound-client.ts';
import type { OutboundCode } from './outbound-error.ts';

const kilobyte = Buffer.alloc(1024, 'x');
const reached: string[] = [];

const answers: Record<string, RequestListener> = {
  '/plain': (_request, response) => response.end('hello'),
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/echo': (request, response) => {
    response.setHeader('content-type', 'text/plain');
    request.pipe(response);
  },
  '/headers': (request, response) => response.end(JSON.stringify(request.headers)),
  '/silent': () => undefined,
  '/drip': (_request, response) => void response.write('x'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(kilobyte));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  '/claims': (_request, response) => {
    response.writeHead(200, { 'content-length': '99999999' });
    response.write('x');
  },
  '/breaks': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('x', () => response.destroy());
  },
  '/away': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/home': (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end(),
  '/elsewhere': (_request, response) =>
    response.writeHead(307, { location: `http://second.test:${port}/headers` }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
};

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(`${request.headers.host} ${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const loopback = async () => [{ address: '127.0.0.1', family: 4 }];
/** Reaches the server of this test by a name, as the configuration allows it. */
const client = () =>
  createOutboundClient({ privateHosts: ['private.test', 'second.test'], resolve: loopback });
const at = (path: string, host = 'private.test') => `http://${host}:${port}${path}`;

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: { code?: OutboundCode }) => error.code ?? String(error),
  );

describe('requests that are blocked', () => {
  it.each([
    ['ftp://example.org/'],
    ['file:///etc/passwd'],
    ['data:text/plain,x'],
    ['gopher://example.org/'],
    ['//example.org/'],
    ['example.org'],
    [''],
    ['http://'],
    ['http://user:secret@example.org/'],
    ['http://user@example.org/'],
    [`http://example.org/${'x'.repeat(2048)}`],
    // Every spelling of this machine.
    ['http://127.0.0.1/'],
    ['http://127.1/'],
    ['http://2130706433/'],
    ['http://0x7f000001/'],
    ['http://0177.0.0.1/'],
    ['http://0/'],
    ['http://[::1]/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['http://[::ffff:7f00:1]/'],
    ['http://１２７.０.０.１/'],
    // And of its neighbors.
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://[fd00:ec2::254]/'],
    ['http://10.0.0.1/'],
    ['http://192.168.0.1/'],
    ['http://[fe80::1]/'],
    ['http://[fc00::1]/'],
    ['http://[64:ff9b::a9fe:a9fe]/'],
  ])('%s', async (address) => {
    const lookups: string[] = [];
    const outbound = createOutboundClient({
      async resolve(host) {
        lookups.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await codeOf(outbound.request(address))).toBe('outbound_blocked');
    expect(lookups).toEqual([]);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a private address', ['10.1.1.1']],
    ['the metadata service', ['169.254.169.254']],
    ['a mapped address', ['::ffff:192.168.0.1']],
    ['a good address and a bad one', ['93.184.215.14', '127.0.0.1']],
  ])('a name that leads to %s', async (_name, addresses) => {
    const outbound = createOutboundClient({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    expect(await codeOf(outbound.request('http://tricky.test/'))).toBe('outbound_blocked');
  });

  it('metadata and link-local machines, even by a name that may be near', async () => {
    const outbound = createOutboundClient({
      privateHosts: ['private.test'],
      resolve: async () => [{ address: '169.254.169.254', family: 4 }],
    });
    expect(await codeOf(outbound.request('http://private.test/'))).toBe('outbound_blocked');
  });

  it('a host that is not on the list, before its name is resolved', async () => {
    const lookups: string[] = [];
    const outbound = createOutboundClient({
      allowedHosts: ['hub.test', '.files.test'],
      privateHosts: ['private.test'],
      async resolve(host) {
        lookups.push(host);
        return [];
      },
    });
    const codes = [];
    for (const host of ['private.test', 'evilhub.test', 'files.test', 'hub.test', 'a.files.test'])
      codes.push(await codeOf(outbound.request(`http://${host}/`)));
    expect(codes).toEqual([
      'outbound_blocked',
      'outbound_blocked',
      'outbound_blocked',
      'outbound_failed',
      'outbound_failed',
    ]);
    expect(lookups).toEqual(['hub.test', 'a.files.test']);
  });
});

describe('a name that changes its mind', () => {
  it('is resolved once, and the connection goes to the address that was checked', async () => {
    const rebinding = ['127.0.0.1', '169.254.169.254'];
    let lookups = 0;
    const outbound = createOutboundClient({
      privateHosts: ['private.test'],
      async resolve() {
        const address = rebinding[lookups] ?? '169.254.169.254';
        lookups += 1;
        return [{ address, family: 4 }];
      },
    });
    const answer = await outbound.request(at('/plain'));
    expect([await answer.text(), lookups]).toEqual(['hello', 1]);
    // The next request resolves and checks again.
    expect(await codeOf(outbound.request(at('/plain')))).toBe('outbound_blocked');
  });

  it.each([
    [{ all: true }, [[{ address: '93.184.215.14', family: 4 }]]],
    [{ all: false }, ['93.184.215.14', 4]],
    [{}, ['93.184.215.14', 4]],
  ])('a socket that asks with %o gets what was checked', (options, expected) => {
    let received: unknown[] = [];
    lookupOf([{ address: '93.184.215.14', family: 4 }])('rebinding.test', options, (_error, ...found) => {
      received = found;
    });
    expect(received.slice(0, expected.length)).toEqual(expected);
  });
});

describe('an answer', () => {
  it('comes with status, headers and body; the Host header is the requested one', async () => {
    const answer = await client().request(at('/headers'), { headers: { 'X-Own': '1', HOST: 'other.test' } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(await answer.text())).toMatchObject({ host: `private.test:${port}`, 'x-own': '1' });
  });

  it('of 404 is an answer', async () => {
    const answer = await client().request(at('/missing'));
    expect([answer.status, await answer.text()]).toEqual([404, 'no']);
  });

  it('to what was posted', async () => {
    const answer = await client().request(at('/echo'), { method: 'POST', body: 'hub.mode=publish' });
    expect(await answer.text()).toBe('hub.mode=publish');
  });

  it('may be named near with its port only', async () => {
    const outbound = createOutboundClient({ privateHosts: [`private.test:${port}`], resolve: loopback });
    expect((await outbound.request(at('/plain'))).status).toBe(200);
    expect(await codeOf(outbound.request('http://private.test:1/'))).toBe('outbound_blocked');
  });

  it.each([
    ['/silent', 'outbound_timeout'],
    ['/drip', 'outbound_timeout'],
  ])('that never ends: %s', async (path, code) => {
    const work = client()
      .request(at(path), { timeoutMilliseconds: 200 })
      .then((answer) => answer.text());
    expect(await codeOf(work)).toBe(code);
  });

  it('of a resolver that never answers', async () => {
    const outbound = createOutboundClient({ resolve: () => new Promise(() => undefined) });
    expect(await codeOf(outbound.request('http://slow.test/', { timeoutMilliseconds: 20 }))).toBe(
      'outbound_timeout',
    );
  });

  it('is given up when the caller gives up', async () => {
    const controller = new AbortController();
    const work = client().request(at('/silent'), { signal: controller.signal });
    controller.abort();
    expect(await codeOf(work)).toBe('outbound_failed');
  });

  it('that is too large is cut off while it comes', async () => {
    const answer = await client().request(at('/endless'), { maxBytes: 100_000 });
    let size = 0;
    const reading = (async () => {
      for await (const piece of answer.body) size += piece.byteLength;
    })();
    expect(await codeOf(reading)).toBe('outbound_too_large');
    expect(size).toBeLessThanOrEqual(100_000);
  });

  it('that says it is too large is not read', async () => {
    expect(await codeOf(client().request(at('/claims')))).toBe('outbound_too_large');
  });

  it('that breaks off is no answer', async () => {
    const answer = await client().request(at('/breaks'));
    expect(await codeOf(answer.text())).toBe('outbound_failed');
  });

  it('of no host', async () => {
    const outbound = createOutboundClient({ privateHosts: ['127.0.0.1'] });
    expect(await codeOf(outbound.request('http://127.0.0.1:1/'))).toBe('outbound_failed');
  });
});

describe('a redirect', () => {
  it('is not followed by itself', async () => {
    const answer = await client().request(at('/away'));
    expect([answer.status, answer.headers.location]).toEqual([302, '/plain']);
    answer.discard();
  });

  it('is followed on request, and the response has the final URL', async () => {
    const answer = await client().request(at('/away'), { maxRedirects: 1 });
    expect([answer.url, await answer.text()]).toEqual([at('/plain'), 'hello']);
  });

  it.each(['/home', '/file'])('to a blocked target: %s', async (path) => {
    expect(await codeOf(client().request(at(path), { maxRedirects: 3 }))).toBe('outbound_blocked');
    expect(reached.some((line) => line.endsWith('/secret'))).toBe(false);
  });

  it('in a circle ends', async () => {
    const answer = await client().request(at('/round'), { maxRedirects: 3 });
    expect(answer.status).toBe(302);
    answer.discard();
  });

  it('takes nothing personal to another host, and never follows a POST', async () => {
    const headers = { authorization: 'Bearer x', cookie: 'a=b', 'x-own': '1' };
    const answer = await client().request(at('/elsewhere'), { maxRedirects: 1, headers });
    const seen = JSON.parse(await answer.text()) as Record<string, string>;
    expect(seen).toMatchObject({ host: `second.test:${port}`, 'x-own': '1' });
    expect([seen.authorization, seen.cookie]).toEqual([undefined, undefined]);
    const posted = await client().request(at('/elsewhere'), { method: 'POST', maxRedirects: 1, body: 'x' });
    expect(posted.status).toBe(307);
    posted.discard();
  });
});
