/**
 * A `Response` whose bytes are made when they are read, and then handed over as they are. A plain `Response` copies its
 * body into a stream that the reader drains again: for a page that took longer than serialising it.
 */
export class LateResponse extends Response {
  readonly #make: () => Uint8Array<ArrayBuffer>;

  constructor(make: () => Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#make = make;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#make();
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#make();
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#make());
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  override async blob(): Promise<Blob> {
    return new Blob([this.#make()], { type: this.headers.get('content-type') ?? '' });
  }

  override clone(): Response {
    return new LateResponse(this.#make, { status: this.status, headers: this.headers });
  }

  static {
    // The types say that a body is a property, so it cannot be overridden as what it is, an accessor.
    Object.defineProperty(LateResponse.prototype, 'body', {
      // Checking whether there is a body does not create it.
      get(this: LateResponse) {
        return new ReadableStream<Uint8Array>(
          {
            pull: (controller) => {
              controller.enqueue(this.#make());
              controller.close();
            },
          },
          { highWaterMark: 0 },
        );
      },
    });
  }
}
