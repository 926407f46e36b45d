import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBody } from '#platform/http/web-request.ts';
import { createFakeApp } from '../../testing/fake-app.ts';
import { rawRequest, statusOf } from '../../testing/raw-request.ts';
import { createFetchHandler } from '../fetch-handler.ts';
import { sendText } from './send.ts';

let lateRead: Promise<Buffer> | undefined;
let app: Awaited<ReturnType<typeof createFakeApp>>;
beforeAll(async () => {
  app = await createFakeApp({
    respond: () => new Response('page'),
    router: {
      '/api/echo': async (context) => {
        const body = await readBody(context.req, 1000);
        sendText(context, 200, {}, String(body.length));
      },
      '/api/late': async (context) => {
        // As an admission that waits while the client disconnects.
        await once(context.res, 'close');
        lateRead = readBody(context.req, 1000);
        await lateRead;
      },
      '/api/web': createFetchHandler({
        fetch: async () => new Response('read'),
        origin: 'http://x',
        headers: {},
      }),
    },
  });
});
afterAll(() => app.close());

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

it('a body whose sender disconnected before it is read fails, and nothing waits for it for ever', async () => {
  const socket = connect(app.port, '127.0.0.1', () =>
    socket.write('POST /api/late HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhel', () =>
      socket.destroy(),
    ),
  );
  await vi.waitFor(() => expect(lateRead).toBeDefined());
  await expect(lateRead).rejects.toThrow('the client disconnected');
});

describe('bad input is always a clear 4xx', () => {
  it.each([
    ['malformed percent-encoding', get('/%E0%A4%A/'), 400],
    ['a percent sign at the end', get('/article/100%'), 400],
    ['bytes that are no text', get('/%ff%fe/'), 400],
    ['an encoded line break', get('/a%0d%0ax-injected:%20yes/'), 400],
    ['an encoded NUL', get('/a%00.css'), 400],
    ['a raw control character', get('/a\u0001b'), 400],
    ['raw bytes above ASCII', get('/caf\u00e9/'), 400],
    ['two slashes at the start', get('//evil.example/'), 400],
    ['a backslash', get('/\\evil.example'), 400],
    ['dots that climb', get('/../../etc/passwd'), 400],
    ['encoded dots that climb', get('/%2e%2e/%2e%2e/etc/passwd'), 400],
    ['a malformed query', get('/?q=%'), 400],
    ['an address of 3,000 characters', get(`/${'a'.repeat(3000)}`), 414],
    ['an address of 30,000 characters', get(`/${'a'.repeat(30_000)}`), 414],
    ['a header of 20,000 characters', get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', get('/', 'Host: y\r\n'), 400],
    [
      'a length and chunks',
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'two lengths',
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      400,
    ],
    ['a length that is no number', `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: five\r\n\r\n`, 400],
    ['a broken chunk', `POST /api/echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a header line without a colon', get('/', 'nonsense\r\n'), 400],
    ['a space before the colon', get('/', 'X-A : b\r\n'), 400],
    ['a known method we do not take', 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [
      'TRACE at a handler that speaks web requests',
      'TRACE /api/web HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      405,
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a method in lowercase', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['no HTTP at all', '\u0016\u0003\u0001 hello hello\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['a version this port does not speak', 'GET / HTTP/2.0\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['no version', 'GET /\r\n\r\n', 400],
    [
      'a body over the limit',
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5000\r\n\r\n${'a'.repeat(5000)}`,
      413,
    ],
    [
      'a body far over the limit',
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\nstart`,
      413,
    ],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', get('/', 'Expect: a-miracle\r\n'), 417],
  ])('VAL-03 %s', async (_name, bytes, status) => {
    const answer = await rawRequest(app.port, Buffer.from(bytes, 'latin1'));
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/x-injected|\bat .+\.(ts|js):\d/);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD\r$/m);
  });

  it('VAL-03 the error is a page for readers and JSON under /api/', async () => {
    const page = await rawRequest(app.port, get('/%zz/'));
    expect(page).toMatch(/content-type: text\/html[\s\S]+<h1>The address is not written correctly<\/h1>/);
    expect(page).toContain("content-security-policy: default-src 'none'");
    expect(page).not.toMatch(/<style|<script| style=/);
    const data = await rawRequest(app.port, get('/api/%zz'));
    expect(JSON.parse(data.split('\r\n\r\n')[1] ?? '')).toEqual({
      errors: [{ code: 400, reason: 'bad_path', message: 'The address is not written correctly' }],
    });
  });

  it('VAL-03 the server answers the next reader after all of that', async () => {
    expect((await app.get('/')).status).toBe(200);
    expect(app.logged).toEqual([]);
  });
});
