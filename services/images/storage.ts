/** A place that keeps originals, for commands that carry them elsewhere. */
export interface OriginalStorage {
  /** For people. */
  place: string;
  /** In no order; without a size when it is no plain file. */
  entries(): AsyncIterable<{ name: string; bytes?: number }>;
  has(name: string): Promise<boolean>;
  get(name: string): Promise<Buffer>;
  put(name: string, bytes: Buffer): Promise<void>;
  /** One that is not there is no error. */
  remove(name: string): Promise<void>;
}

const longestName = 900;

/** A path that stays where it is put: names in a bucket may be anything, also `../../etc/passwd`. */
export function isStorageName(name: string): boolean {
  return (
    name.length <= longestName &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
    !/[\\\p{Cc}]/u.test(name)
  );
}
