import { type IncomingMessage, ServerResponse } from 'node:http';

/** Longer bodies go out piece by piece. A piece in twelve seconds is 1.4 kB a second: slower is nobody's line. */
const pieceBytes = 16 * 1024;
const longBytes = 64 * 1024;

/**
 * An answer whose long body is handed to the connection in pieces, each when there is room for it. Of a body handed
 * over as a whole nobody could tell whether it is taken slowly or not at all, and it would be held in memory until the
 * slowest reader has it.
 */
export class AnswerInPieces<
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
