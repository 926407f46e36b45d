import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Ends every connection and blocks new ones. */
  block(): Promise<void>;
  /** Takes connections and bytes, and answers nothing. */
  hang(): void;
  /** Forwards again, including the bytes held back. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy on this machine that can be made to fail, between a server and what it depends on. Tests only. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isHanging) socket.pause();
  };
  const server = createServer((inside) => {
    const outside = connect(target);
    for (const socket of [inside, outside]) track(socket);
    inside.on('data', (bytes) => outside.write(bytes));
    outside.on('data', (bytes) => inside.write(bytes));
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
    // A listener for data sets a stream flowing.
    if (isHanging) for (const socket of [inside, outside]) socket.pause();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const block = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    block,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    async restore() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: block,
  };
}
