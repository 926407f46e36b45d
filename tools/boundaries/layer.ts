export interface Layer {
  /** Folder, longest match wins. */
  folder: string;
  /** Folders this layer may import from, besides itself. */
  may: readonly string[];
  /** Folders that only its tests and stories may import from. */
  testsMay?: readonly string[];
  instead: string;
}
