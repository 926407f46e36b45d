import { type IncomingMessage, ServerResponse } from 'node:http';

/** Longer bodies are sent in pieces. One piece in twelve seconds is 1.4 kB a second: no real connection is slower. */
const pieceBytes = 16 * 1024;
const longBytes = 64 * 1024;

/**
 * A response that writes a long body in pieces, each when the connection is ready for it. With a body written at once
 * the server could not tell a slow client from one that reads nothing, and it would stay in memory until the slowest
 * client has it.
 */
export class ChunkedServerResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  // The overloads of Node's own `end`, which this one passes on.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override end(...given: any[]): this {
    const [body] = given;
    if (given.length === 1 && Buffer.isBuffer(body) && body.length > longBytes) {
      this.#sendFrom(body, 0);
      return this;
    }
    return super.end(...given);
  }

  #sendFrom(body: Buffer, start: number): void {
    let from = start;
    while (from < body.length) {
      const piece = body.subarray(from, from + pieceBytes);
      from += piece.length;
      if (!this.write(piece)) {
        this.once('drain', () => this.#sendFrom(body, from));
        return;
      }
    }
    super.end();
  }
}
