import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkedServerResponse } from './send-in-chunks.ts';
import { watchConnections } from './watch-connections.ts';

const opened: { server?: Server; sockets: Socket[] } = { sockets: [] };
afterEach(() => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  opened.server?.closeAllConnections();
  opened.server?.close();
});

/** More than the buffers of both ends of a loopback connection take. */
const long = Buffer.alloc(32 * 1024 * 1024, 'x');

async function open(bounds: { perAddress?: number; isProxy?: () => boolean } = {}) {
  const clock = { now: 0 };
  const server = createServer({ ServerResponse: ChunkedServerResponse }, (req, res) => {
    const body = req.url === '/long' ? long : Buffer.from('short');
    res.writeHead(200, { 'content-length': body.length });
    res.end(body);
  });
  const accepted: Socket[] = [];
  server.on('connection', (socket: Socket) => accepted.push(socket));
  const watch = watchConnections(server, {
    perAddress: 100,
    isProxy: () => false,
    ...bounds,
    now: () => clock.now,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.server = server;
  const { port } = server.address() as AddressInfo;
  async function request(path: string, reads = true) {
    const socket = connect(port, '127.0.0.1');
    opened.sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (reads) socket.resume();
    else socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket;
  }
  /** Looks every two seconds, as the server does, with what the machine still has to do in between. */
  async function pass(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 2) {
      clock.now += 2000;
      watch.check();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { request, pass, watch, accepted, server };
}

const takenOf = (socket: Socket | undefined) => (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);

/** A few megabytes, then nothing again. */
function readSome(socket: Socket): Promise<void> {
  let read = 0;
  return new Promise((resolve) => {
    const take = (piece: Buffer) => {
      read += piece.length;
      if (read < 4 * 1024 * 1024) return;
      socket.off('data', take);
      socket.pause();
      resolve();
    };
    socket.on('data', take);
    socket.resume();
  });
}

/** Until the kernel takes no more: what is left waits for the reader. */
async function untilStuck(socket: Socket | undefined) {
  let before = -1;
  await vi.waitFor(() => {
    const taken = takenOf(socket);
    const isStuck = taken > 0 && taken === before;
    before = taken;
    expect(isStuck).toBe(true);
  });
}

describe('connections that stand still', () => {
  it('are cut when a reader takes nothing of an answer, within twenty seconds', async () => {
    const { request, pass, accepted } = await open();
    await request('/long', false);
    await untilStuck(accepted[0]);
    await pass(10);
    expect(accepted[0]?.destroyed).toBe(false);
    await pass(6);
    expect(accepted[0]?.destroyed).toBe(true);
  });

  it('are cut also when many requests were sent ahead', async () => {
    const { request, pass, accepted } = await open();
    const socket = await request('/long', false);
    socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    await untilStuck(accepted[0]);
    await pass(18);
    expect(accepted[0]?.destroyed).toBe(true);
  });

  it('stay when the reader is slow but goes on', async () => {
    const { request, pass, accepted, watch } = await open();
    const socket = await request('/long', false);
    await untilStuck(accepted[0]);
    for (let round = 0; round < 4; round += 1) {
      await pass(10);
      const before = takenOf(accepted[0]);
      await readSome(socket);
      await vi.waitFor(() => expect(takenOf(accepted[0])).toBeGreaterThan(before));
      watch.check();
    }
    expect(accepted[0]?.destroyed).toBe(false);
  });

  it('stay when there is nothing to take: Node ends those by itself', async () => {
    const { request, pass, accepted } = await open();
    await request('/short');
    await vi.waitFor(() => expect(accepted[0]?.bytesWritten).toBeGreaterThan(0));
    await pass(60);
    expect(accepted[0]?.destroyed).toBe(false);
  });
});

describe('connections of one address', () => {
  it('are limited: the one idle for longest is closed, new readers are accepted', async () => {
    const { request, accepted } = await open({ perAddress: 3 });
    const sockets = [];
    for (let index = 0; index < 3; index += 1) sockets.push(await request('/short'));
    await vi.waitFor(() => expect(accepted).toHaveLength(3));
    // The first asks again: now the second is the one that was longest silent.
    sockets[0]?.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n');
    const before = accepted[0]?.bytesWritten ?? 0;
    await vi.waitFor(() => expect(accepted[0]?.bytesWritten).toBeGreaterThan(before));
    await request('/short');
    await vi.waitFor(() =>
      expect(accepted.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]),
    );
  });

  it('of a proxy of our own are not', async () => {
    const { request, accepted } = await open({ perAddress: 1, isProxy: () => true });
    for (let index = 0; index < 3; index += 1) await request('/short');
    await vi.waitFor(() => expect(accepted).toHaveLength(3));
    expect(accepted.some(({ destroyed }) => destroyed)).toBe(false);
  });
});
