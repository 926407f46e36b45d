import { LateResponse } from '#platform/lazy-response.ts';

/**
 * An answer as a `Response` whose text is only written when somebody reads it. In one process the site takes the
 * answer itself by `json()`; before, it was written, encoded, decoded and parsed for nobody. What it gets is shared
 * with other answers: it may be read and never changed.
 */
export class AnswerResponse extends LateResponse {
  readonly #answer: unknown;

  constructor(answer: unknown, write: () => string, init: ResponseInit) {
    super(() => new TextEncoder().encode(write()), init);
    this.#answer = answer;
  }

  override async json(): Promise<unknown> {
    return this.#answer;
  }
}
