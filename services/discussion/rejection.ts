/** Said to the reader, word for word; a transaction it is thrown in leaves nothing behind. */
export class Rejection extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
