import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { hasTwoHosts } from './has-two-hosts.ts';

/**
 * What Node keeps on a connection. Not promised by anyone: where it looks different, every request goes the usual way.
 */
interface Connection extends Socket {
  parser?: { onIncoming?: OnIncoming; incoming: IncomingMessage | null } | null;
  /** The answer that is under way. */
  _httpMessage?: object | null;
}
type OnIncoming = (req: IncomingMessage, keepsAlive: boolean) => number;

/** Nothing special follows the headers, in the parser's language. */
const goOn = 0;

export interface BeaconLaneOptions {
  path: string;
  maxBytes: number;
  /** What may not pass goes the usual way, where it is told why. */
  mayPass(req: IncomingMessage): boolean;
  /** Gets a whole body and answers it once, with every byte of the answer; text is Latin-1. */
  take(req: IncomingMessage, body: Buffer, answer: (bytes: string | Buffer) => void): void;
}

export interface BeaconLane {
  /** From now on all go the usual way; resolves when whatever was taken is answered. */
  close(): Promise<void>;
}

/**
 * A lane for small posts that nobody waits for and that nearly all get the same answer. Node reads them as it reads
 * everything, but makes neither a stream of their body nor an object of their answer: half of what they cost the thread
 * that also answers readers (decision 0071). Whatever is not the plain case takes the usual way.
 */
export function openBeaconLane(server: Server, options: BeaconLaneOptions): BeaconLane {
  let isOpen = true;
  let unanswered = 0;
  let onEmpty: (() => void) | undefined;

  server.on('connection', (socket: Connection) => {
    const { parser } = socket;
    const usual = parser?.onIncoming;
    if (!parser || !usual) return;
    /**
     * The beacon of this connection that is not answered yet. Functions are made once for a connection and remember it
     * in an object: what a function of each request remembers in variables outlives the request by far in V8.
     */
    const beacon: { req: IncomingMessage | undefined; pieces: Buffer[] } = { req: undefined, pieces: [] };

    /** The parser pushes every piece of a body into its request; here they go no further. Nearly always it is one. */
    const gather = (piece: Buffer | null) => {
      const { req, pieces } = beacon;
      if (piece) pieces.push(piece);
      else if (req) {
        const [only] = pieces;
        const body = only && pieces.length === 1 ? only : Buffer.concat(pieces);
        pieces.length = 0;
        parser.incoming = null;
        unanswered += 1;
        options.take(req, body, answer);
      }
      return true;
    };
    const answer = (bytes: string | Buffer) => {
      beacon.req = undefined;
      unanswered -= 1;
      if (socket.writable) socket.write(bytes, 'latin1');
      // Who closes the house waits for its connections too.
      if (!isOpen) socket.end();
      if (unanswered === 0) onEmpty?.();
    };

    parser.onIncoming = (req, keepsAlive) => {
      // Nobody may send on before a post is answered (RFC 9112, 9.3.2); two answers could change places.
      if (beacon.req) {
        socket.destroy();
        return goOn;
      }
      if (!isPlainPost(req, options)) return usual(req, keepsAlive);
      const isFree = isOpen && keepsAlive && !socket._httpMessage && !socket.writableNeedDrain;
      if (!isFree || !options.mayPass(req)) return usual(req, keepsAlive);
      // After an answer Node bounds the wait for the next request, and ends that wait when one comes: so does the lane.
      if (socket.timeout !== server.timeout) socket.setTimeout(server.timeout);
      beacon.req = req;
      req.push = gather;
      return goOn;
    };
  });

  return {
    async close() {
      isOpen = false;
      if (unanswered === 0) return;
      await new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
    },
  };
}

/** A body of a known, small size, in a request that no other rule of ours has something to say about. */
function isPlainPost(req: IncomingMessage, { path, maxBytes }: BeaconLaneOptions): boolean {
  if (req.url !== path || req.method !== 'POST') return false;
  const { headers } = req;
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= maxBytes &&
    req.httpVersion === '1.1' &&
    headers.host !== undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    !hasTwoHosts(req)
  );
}
