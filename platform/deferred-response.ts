/**
 * A `Response` whose body is computed when it is read, and returned without a copy. A plain `Response` copies its body
 * into a stream that the caller reads again: for a page that took longer than serializing it.
 */
export class DeferredResponse extends Response {
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
    return new DeferredResponse(this.#make, { status: this.status, headers: this.headers });
  }

  static {
    // The types say that a body is a property, so it cannot be overridden as what it is, an accessor.
    Object.defineProperty(DeferredResponse.prototype, 'body', {
      // Checking whether there is a body does not create it.
      get(this: DeferredResponse) {
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
