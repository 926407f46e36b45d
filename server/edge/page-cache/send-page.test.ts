import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeApp } from '../../testing/fake-app.ts';
import { rawRequest } from '../../testing/raw-request.ts';

const text = 'A sentence that is worth compressing. '.repeat(60);
let app: Awaited<ReturnType<typeof createFakeApp>>;
let shown: string;
beforeEach(async () => {
  shown = text;
  app = await createFakeApp({
    respond: () =>
      new Response(shown, {
        headers: {
          'content-type': 'text/html',
          'cache-control': 'public, max-age=60',
          'surrogate-control': 'max-age=300',
          'surrogate-key': 'a1',
        },
      }),
  });
  await app.get('/a/');
});
afterEach(() => app.close());

const request = 'GET /a/ HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n';
const last = 'GET /a/ HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n';

/** The answers of one connection, taken apart by their lengths. */
async function answers(
  requests: string,
): Promise<{ status: string; headers: Record<string, string>; body: Buffer }[]> {
  let rest = await rawRequest(app.port, requests);
  const found = [];
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [status = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const length = Number(headers['content-length'] ?? 0);
    found.push({ status, headers, body: Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1') });
    rest = rest.slice(end + 4 + length);
  }
  return found;
}

describe('a cached page over a raw connection', () => {
  it('has the same headers and bytes in every response of a connection', async () => {
    const all = await answers(request.repeat(5) + last);
    expect(all).toHaveLength(6);
    for (const { status, headers, body } of all) {
      expect(status).toBe('HTTP/1.1 200 OK');
      expect(gunzipSync(body).toString()).toBe(text);
      const { connection, date, 'keep-alive': _keepAlive, ...same } = headers;
      const { connection: _c, date: _d, 'keep-alive': _k, ...expected } = all[0]?.headers ?? {};
      expect(same).toEqual(expected);
      expect(Date.parse(date ?? '')).not.toBeNaN();
      expect(connection).toBe(headers === all.at(-1)?.headers ? 'close' : 'keep-alive');
    }
    expect(all[3]?.headers['keep-alive']).toBe(all[0]?.headers['keep-alive']);
  });

  it('is never the page from before a change', async () => {
    await answers(request.repeat(3) + last);
    shown = text.replace('A sentence', 'Another sentence');
    app.cache.purge(['a1']);
    app.clock.now += 1000;
    const all = await answers(request.repeat(4) + last);
    for (const { body } of all) expect(gunzipSync(body).toString()).toBe(shown);
  });

  it.each([
    [
      'HEAD',
      'HEAD /a/ HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 200 OK\r\n/,
      true,
    ],
    [
      'If-None-Match',
      'GET /a/ HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 304 /,
      true,
    ],
    [
      'an old client',
      'GET /a/ HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n',
      /^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close/i,
      false,
    ],
    [
      'a client that takes only plain bytes',
      'GET /a/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 200 OK\r\n/,
      false,
    ],
  ])('answers %s', async (_name, request, start, isEmpty) => {
    await answers(request.repeat(3) + last);
    const raw = await rawRequest(app.port, request);
    expect(raw).toMatch(start);
    expect(raw.endsWith('\r\n\r\n')).toBe(isEmpty);
  });
});
