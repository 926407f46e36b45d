import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerKey } from './caller-key.ts';

export interface ConnectionBounds {
  /** How many connections one address may hold; of IPv6 one /64. */
  perAddress: number;
  /** Proxies of our own hold the connections of many readers: theirs are not counted. */
  isProxy(address: string): boolean;
  now(): number;
}

interface ConnectionWatch {
  /** Cuts what has stood still for too long. Called every few seconds. */
  check(): void;
}

/** A client that reads nothing of a response for this long is gone or attacks us. */
const stillMilliseconds = 12_000;

interface Watched {
  /** Bytes the other side has taken, as far as we know. */
  taken: number;
  /** When that last changed, or nothing was left to send. */
  movedAt: number;
}

/**
 * Limits connections. Node's own timeouts end requests that do not arrive. This ends responses that the client does not
 * read (Node allows twice its timeout if some bytes moved in between) and limits the connections of one address: the
 * one idle for longest is closed, so that a flood does not lock out a reader behind the same address.
 */
export function watchConnections(server: Server, bounds: ConnectionBounds): ConnectionWatch {
  const { now } = bounds;
  const watched = new Map<Socket, Watched>();
  /** For each address its connections, the longest idle first. */
  const byAddress = new Map<string, Set<Socket>>();
  const homes = new WeakMap<Socket, Set<Socket>>();

  function hold(socket: Socket, address: string): void {
    const key = callerKey(address);
    const sockets = byAddress.get(key) ?? new Set<Socket>();
    byAddress.set(key, sockets.add(socket));
    homes.set(socket, sockets);
    const [oldest] = sockets;
    if (sockets.size > bounds.perAddress) oldest?.destroy();
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) byAddress.delete(key);
    });
  }

  server.on('connection', (socket: Socket) => {
    watched.set(socket, { taken: 0, movedAt: now() });
    socket.once('close', () => watched.delete(socket));
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && !bounds.isProxy(remoteAddress)) hold(socket, remoteAddress);
  });
  server.on('request', ({ socket }: { socket: Socket }) => {
    const sockets = homes.get(socket);
    // With one connection there is no order to keep.
    if (!sockets || sockets.size < 2 || !sockets.delete(socket)) return;
    sockets.add(socket);
  });

  return {
    check() {
      for (const [socket, state] of watched) {
        const taken = socket.bytesWritten - socket.writableLength;
        if (taken !== state.taken || socket.writableLength === 0) {
          state.taken = taken;
          state.movedAt = now();
        } else if (now() - state.movedAt >= stillMilliseconds) {
          socket.destroy();
        }
      }
    },
  };
}
