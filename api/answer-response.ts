import { DeferredResponse } from '#platform/deferred-response.ts';

/**
 * An answer as a `Response` whose text is serialised only when a caller reads it. In one process the site takes the
 * object itself by `json()`, without serialising and parsing it. That object is shared with other answers: callers
 * may read it but must not change it.
 */
export class AnswerResponse extends DeferredResponse {
  readonly #answer: unknown;

  constructor(answer: unknown, write: () => string, init: ResponseInit) {
    super(() => new TextEncoder().encode(write()), init);
    this.#answer = answer;
  }

  override async json(): Promise<unknown> {
    return this.#answer;
  }
}
