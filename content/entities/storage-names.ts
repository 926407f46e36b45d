/** Names of what is kept in a reader's browser; one that ends in `*` stands for all that begin like it. */
export interface StorageNames {
  cookies?: readonly string[] | undefined;
  /** Of `localStorage`. */
  local?: readonly string[] | undefined;
  /** Of `sessionStorage`. */
  session?: readonly string[] | undefined;
  /** Of IndexedDB. */
  databases?: readonly string[] | undefined;
  /** Of Cache Storage. */
  caches?: readonly string[] | undefined;
}
