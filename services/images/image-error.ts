/** Why a picture could not be made; distinguished by its code. */
type PictureErrorCode =
  /** The original is not a picture that we decode. */
  | 'UNUSABLE_IMAGE'
  /** Too much is being made already. */
  | 'QUEUE_FULL'
  /** The storage of originals does not respond. */
  | 'ORIGINALS_AWAY';

export class PictureError extends Error {
  readonly code: PictureErrorCode;
  constructor(code: PictureErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const unusable = (message: string, cause?: unknown) =>
  new PictureError('UNUSABLE_IMAGE', message, cause === undefined ? {} : { cause });

/** By its code, as an error that crossed a thread is no longer of our class. */
export function pictureErrorCode(error: unknown): PictureErrorCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UNUSABLE_IMAGE' || code === 'QUEUE_FULL' || code === 'ORIGINALS_AWAY' ? code : undefined;
}
