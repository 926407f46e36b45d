import { z } from 'zod';

const names = z
  .array(z.string().regex(/^[^\s*]{2,}\*?$/, 'must be a name, or at least two letters of one and a star'))
  .readonly()
  .optional();

/** Names stored in a reader's browser; one that ends in `*` matches all names with that beginning. */
export const storageNamesSchema = z.strictObject({
  cookies: names,
  /** Of `localStorage`. */
  local: names,
  /** Of `sessionStorage`. */
  session: names,
  /** Of IndexedDB. */
  databases: names,
  /** Of Cache Storage. */
  caches: names,
});
export type StorageNames = z.output<typeof storageNamesSchema>;
