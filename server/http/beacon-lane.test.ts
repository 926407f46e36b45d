import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeHouse } from '../testing/fake-house.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';
import { type BeaconLane, type BeaconLaneOptions, openBeaconLane } from './beacon-lane.ts';
import { sendText } from './send.ts';
import { headText } from './whole-answer.ts';

const taken = headText(204, ['x-way', 'lane'], 0);
let house: Awaited<ReturnType<typeof openFakeHouse>>;
let lane: BeaconLane;
afterEach(() => house.close());

/** A house whose door at the same path says that a request went the usual way. */
async function open(options: Partial<BeaconLaneOptions> = {}) {
  house = await openFakeHouse({
    respond: () => new Response('page'),
    doors: { '/beacon': (exchange) => sendText(exchange, 200, { 'x-way': 'usual' }, 'usual') },
  });
  const bodies: string[] = [];
  lane = openBeaconLane(house.server, {
    path: '/beacon',
    maxBytes: 10,
    mayPass: () => true,
    take(_req, body, answer) {
      bodies.push(body.toString());
      answer(taken);
    },
    ...options,
  });
  return bodies;
}

const post = (body = 'hello', more = '', path = '/beacon') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
const last = 'GET /page/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const wayOf = (answer: string) => /x-way: (\w+)/.exec(answer)?.[1];

/** A connection whose sender waits for each answer before it goes on, as browsers do. */
async function talk(says: readonly (string | readonly string[])[]): Promise<string[]> {
  const socket = connect(house.port, '127.0.0.1').setEncoding('latin1').setNoDelay();
  const answers: string[] = [];
  for (const pieces of says) {
    for (const piece of [pieces].flat()) {
      socket.write(piece);
      // Each piece is a packet of its own.
      await new Promise((resolve) => setImmediate(resolve));
    }
    answers.push(String((await once(socket, 'data'))[0]));
  }
  socket.destroy();
  return answers;
}

describe('the lane', () => {
  it('takes whole bodies, and pages go on over the same connection', async () => {
    const bodies = await open();
    const answers = await talk([
      post('one'),
      'GET /page/ HTTP/1.1\r\nHost: x\r\n\r\n',
      [post('two').slice(0, -1), 'o'],
      [post('', '').replace('Content-Length: 0', 'Content-Length: 5'), 'th', 'r', 'ee'],
    ]);
    expect(answers.map(statusOf)).toEqual([204, 200, 204, 204]);
    expect(answers.map(wayOf)).toEqual(['lane', undefined, 'lane', 'lane']);
    expect(bodies).toEqual(['one', 'two', 'three']);
  });

  it.each<[string, string]>([
    ['another method', 'PUT /beacon HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi'],
    ['another spelling of the path', post('hello', '', '/beacon?x=1')],
    ['no body', post('')],
    ['a large body', post('more than ten')],
    ['chunks', 'POST /beacon HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n'],
    ['something expected', post('hello', 'Expect: 100-continue\r\n')],
    ['another protocol wanted', post('hello', 'Upgrade: h2c\r\nConnection: Upgrade\r\n')],
    ['two hosts', post('hello', 'Host: y\r\n')],
    ['no host', post().replace('Host: x\r\n', '')],
    ['the end of the connection', post('hello', 'Connection: close\r\n')],
    ['HTTP/1.0', post().replace('HTTP/1.1', 'HTTP/1.0')],
  ])('leaves a request with %s to the usual way', async (_name, request) => {
    const bodies = await open();
    const [answer = ''] = await talk([request]);
    expect(statusOf(answer)).toBeGreaterThan(0);
    expect(wayOf(answer)).not.toBe('lane');
    expect(bodies).toEqual([]);
  });

  it('leaves what may not pass to the usual way, and everything once it is closed', async () => {
    let may = false;
    const bodies = await open({ mayPass: () => may });
    expect((await talk([post()])).map(wayOf)).toEqual(['usual']);
    may = true;
    expect((await talk([post()])).map(wayOf)).toEqual(['lane']);
    await lane.close();
    expect((await talk([post()])).map(wayOf)).toEqual(['usual']);
    expect(bodies).toEqual(['hello']);
  });

  it('cuts a connection on which somebody does not wait for the answer: none changes places', async () => {
    let answerLate: () => void = () => undefined;
    await open({
      take(_req, _body, answer) {
        answerLate = () => answer(taken);
      },
    });
    expect(await rawRequest(house.port, post() + last).catch(() => '')).toBe('');
    answerLate();
    // Behind an answer that is under way it is a request like any other.
    const answers = await rawRequest(house.port, `GET /page/ HTTP/1.1\r\nHost: x\r\n\r\n${post()}${last}`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(wayOf(answers)).toBe('usual');
  });

  it('forgets half a body when its sender leaves, and answers nobody who has gone', async () => {
    const answers: (() => void)[] = [];
    const bodies: string[] = [];
    await open({
      take(_req, body, answer) {
        bodies.push(body.toString());
        answers.push(() => answer(taken));
      },
    });
    const half = connect(house.port, '127.0.0.1', () => half.end(post('hello').slice(0, -2)));
    await once(half.resume(), 'close');
    const gone = connect(house.port, '127.0.0.1', () => gone.write(post('gone')));
    await vi.waitFor(() => expect(bodies).toEqual(['gone']));
    gone.destroy();
    await vi.waitFor(async () => {
      const open = await new Promise<number>((resolve) =>
        house.server.getConnections((_error, count) => resolve(count)),
      );
      expect(open).toBe(0);
    });
    answers[0]?.();
    expect(bodies).toEqual(['gone']);
  });

  it('gives a beacon that comes after a page the time any request has', async () => {
    const waits: (number | undefined)[] = [];
    await open({
      take(req, _body, answer) {
        waits.push(req.socket.timeout);
        answer(taken);
      },
    });
    await talk(['GET /page/ HTTP/1.1\r\nHost: x\r\n\r\n', post()]);
    expect(waits).toEqual([house.server.timeout]);
    expect(house.server.timeout).toBeGreaterThan(house.server.keepAliveTimeout);
  });

  it('ends a connection whose beacon became whole while the house closes', async () => {
    const mayPass = vi.fn(() => true);
    const bodies = await open({ mayPass });
    // Left alone it would stay for ever.
    house.server.timeout = 0;
    const socket = connect(house.port, '127.0.0.1').setEncoding('latin1').setNoDelay();
    const ended = once(socket, 'end');
    socket.write(post('hello').slice(0, -2));
    await vi.waitFor(() => expect(mayPass).toHaveBeenCalledOnce());
    await lane.close();
    socket.write('lo');
    const [answer] = await once(socket, 'data');
    expect([statusOf(String(answer)), bodies]).toEqual([204, ['hello']]);
    await ended;
  });

  it('closes after the last answer', async () => {
    const answers: (() => void)[] = [];
    await open({ take: (_req, _body, answer) => void answers.push(() => answer(taken)) });
    const talking = talk([post()]);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const order: string[] = [];
    const closing = lane.close().then(() => order.push('closed'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('answering');
    answers[0]?.();
    await closing;
    expect((await talking).map(wayOf)).toEqual(['lane']);
    expect(order).toEqual(['answering', 'closed']);
  });
});
