/** A file that cannot be imported at all. Nothing was written when it is thrown. */
export class ImportError extends Error {
  readonly code = 'IMPORT_REJECTED';
}
