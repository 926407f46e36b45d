import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectRoute } from '#services/measurement/service.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';

let app: Awaited<ReturnType<typeof createFakeApp>>;
/** The bodies that reached the store, and the callbacks that confirm them. */
let bodies: string[];
let confirm: (() => void)[];
let isConfirmedAtOnce: boolean;
beforeEach(async () => {
  bodies = [];
  confirm = [];
  isConfirmedAtOnce = true;
  const collect = collectRoute(({ body }, answer) => {
    bodies.push(body.toString());
    if (isConfirmedAtOnce) answer('taken');
    else confirm.push(() => answer('taken'));
  });
  const { routeFor } = await openServices([{ name: 'measurement', routes: [collect] }], {
    limits: await openTestLimits({ RATE_LIMITS: 'off' }),
    siteUrl: new URL('https://wavelength.example'),
  });
  app = await createFakeApp({ respond: () => new Response('page'), routeFor });
});
afterEach(() => app.close());

const post = (body = 'hello', more = '') =>
  `POST /collect HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
const page = 'GET /page/ HTTP/1.1\r\nHost: x\r\n\r\n';
const lastPage = 'GET /page/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** One connection that waits for each response before it sends the next request, as browsers do. */
async function context(requests: readonly (string | readonly string[])[]): Promise<string[]> {
  const socket = connect(app.port, '127.0.0.1').setEncoding('latin1').setNoDelay();
  const responses: string[] = [];
  for (const pieces of requests) {
    for (const piece of [pieces].flat()) {
      socket.write(piece);
      // Each piece becomes a packet of its own.
      await new Promise((resolve) => setImmediate(resolve));
    }
    responses.push(String((await once(socket, 'data'))[0]));
  }
  socket.destroy();
  return responses;
}

describe('the collector over a raw connection', () => {
  it('reads bodies that come in pieces, and pages follow on the same connection', async () => {
    const responses = await context([
      post('one'),
      page,
      [post('two').slice(0, -1), 'o'],
      [post('').replace('Content-Length: 0', 'Content-Length: 5'), 'th', 'r', 'ee'],
    ]);
    expect(responses.map(statusOf)).toEqual([204, 200, 204, 204]);
    expect(bodies).toEqual(['one', 'two', 'three']);
  });

  it.each<[string, string, number]>([
    ['another method', 'PUT /collect HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi', 405],
    ['two hosts', post('hello', 'Host: y\r\n'), 400],
    ['no host', post().replace('Host: x\r\n', ''), 400],
  ])('rejects a request with %s before it reaches the store', async (_name, request, status) => {
    const [response = ''] = await context([request]);
    expect(statusOf(response)).toBe(status);
    expect(bodies).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'a chunked body',
      'POST /collect HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    ],
    ['the last request of a connection', post('hello', 'Connection: close\r\n')],
    ['HTTP/1.0', post().replace('HTTP/1.1', 'HTTP/1.0')],
  ])('accepts %s', async (_name, request) => {
    const [response = ''] = await context([request]);
    expect(statusOf(response)).toBe(204);
    expect(bodies).toEqual(['hello']);
  });

  it('answers in order when a client sends further requests before the first response', async () => {
    isConfirmedAtOnce = false;
    const responses = rawRequest(app.port, post() + lastPage);
    await vi.waitFor(() => expect(confirm).toHaveLength(1));
    confirm[0]?.();
    expect((await responses).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204', 'HTTP/1.1 200']);
  });

  it('drops half a body when its sender disconnects, and survives a sender that does not wait', async () => {
    isConfirmedAtOnce = false;
    const half = connect(app.port, '127.0.0.1', () => half.end(post('hello').slice(0, -2)));
    await once(half.resume(), 'close');
    const gone = connect(app.port, '127.0.0.1', () => gone.write(post('gone')));
    await vi.waitFor(() => expect(bodies).toEqual(['gone']));
    gone.destroy();
    await vi.waitFor(async () => {
      const open = await new Promise<number>((resolve) =>
        app.server.getConnections((_error, count) => resolve(count)),
      );
      expect(open).toBe(0);
    });
    confirm[0]?.();
    expect((await context([page])).map(statusOf)).toEqual([200]);
    expect(bodies).toEqual(['gone']);
  });
});
