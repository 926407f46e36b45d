import { imageLimits } from './image-limits.ts';
import { imageTypeOf } from './image-type.ts';
import { isStorageName, type OriginalStorage } from './storage.ts';

export interface Copied {
  copied: number;
  /** Files that are not pictures the image service accepts. */
  skipped: string[];
}

/** Enough to hide the way to a bucket, few enough for memory: each holds one picture. */
const atOnce = 6;

/** Copies pictures from one storage to another. Files whose first bytes are not those of a picture are skipped. */
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
      const picture = mayBe ? await from.get(name) : undefined;
      if (!picture || imageTypeOf(picture.subarray(0, 512)) === undefined) result.skipped.push(name);
      else {
        await to.put(name, picture);
        result.copied += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  result.skipped.sort();
  return result;
}
