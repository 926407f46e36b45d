import { imageLimits } from './image-limits.ts';
import { imageTypeOf } from './image-type.ts';
import { isStorageName, type OriginalStorage } from './storage.ts';
import { woff2Problem } from './woff2-problem.ts';

export interface Copied {
  copied: number;
  /** Files that are neither pictures the image service accepts nor fonts. */
  skipped: string[];
}

/** Enough to hide the way to a bucket, few enough for memory: each holds one picture. */
const atOnce = 6;

/** Copies pictures and fonts from one storage to another. Files that are neither by their bytes are skipped. */
export async function copyOriginals(
  from: Pick<OriginalStorage, 'entries' | 'get'>,
  to: Pick<OriginalStorage, 'put'>,
): Promise<Copied> {
  const result: Copied = { copied: 0, skipped: [] };
  const entries = from.entries()[Symbol.asyncIterator]();
  const carry = async () => {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const { name, bytes } = next.value;
      const mayBe = bytes !== undefined && bytes <= imageLimits.bytes && isStorageName(name);
      const file = mayBe ? await from.get(name) : undefined;
      if (!file || !(await isAccepted(name, file))) result.skipped.push(name);
      else {
        await to.put(name, file);
        result.copied += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  result.skipped.sort();
  return result;
}

async function isAccepted(name: string, file: Buffer): Promise<boolean> {
  if (name.endsWith('.woff2')) return (await woff2Problem(file)) === undefined;
  return imageTypeOf(file.subarray(0, 512)) !== undefined;
}
