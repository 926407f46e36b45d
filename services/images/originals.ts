import { unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';

export interface Original {
  bytes: number;
  /** Changes when the original does. */
  version: string;
  read(): Promise<Buffer>;
}

/** The storage of original pictures: a folder, or a bucket of an object store. */
export interface OriginalStore {
  /** `undefined` when there is none; throws `ORIGINALS_AWAY` when the storage cannot be reached. */
  find(segments: readonly string[]): Promise<Original | undefined>;
}

export async function readOriginal(original: Original): Promise<Buffer> {
  if (original.bytes > imageLimits.bytes) throw unusable('the original is larger than 20 MB');
  return original.read();
}
