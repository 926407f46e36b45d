import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { SavedImage, SaveImage } from '#api/load/import/prepare-story.ts';
import type { IncomingPicture } from '#content/incoming.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { imageLimits } from '#services/images/image-limits.ts';
import { pictureFacts } from '#services/images/picture-facts.ts';
import type { OriginalStorage } from '#services/images/storage.ts';

interface PictureOptions {
  /** The folder of the import; images in it need no network. */
  beside: string;
  /** Where originals are stored. */
  originals: Pick<OriginalStorage, 'has' | 'put'>;
  /** If set, images are downloaded from their URLs. */
  outbound?: OutboundClient | undefined;
}

/**
 * Finds an image beside the import or, if allowed, on the web, and stores it as an original. Its name is a digest
 * of its bytes: the same image is stored once, however often an import runs.
 */
export function pictureKeeper(options: PictureOptions): SaveImage {
  return async (picture) => {
    try {
      const bytes =
        (await findBeside(options.beside, picture.address)) ?? (await fetchPicture(picture, options));
      return Buffer.isBuffer(bytes) ? await keepOriginal(bytes, picture, options.originals) : bytes;
    } catch (error) {
      return { left: error instanceof Error ? error.message : 'it could not be read' };
    }
  };
}

const mostSegments = 12;

/** The folder may contain the whole upload path or only its end: the URL's path is tried from the longest suffix. */
async function findBeside(folder: string, address: string): Promise<Buffer | undefined> {
  if (!URL.canParse(address, 'file:///')) return undefined;
  const segments = decodePath(new URL(address, 'file:///').pathname).slice(-mostSegments);
  const root = await realpath(folder);
  for (let from = 0; from < segments.length; from += 1) {
    const file = await realpath(join(root, ...segments.slice(from))).catch(() => undefined);
    // After symbolic links are resolved it must still be inside.
    if (!file?.startsWith(root + sep)) continue;
    const found = await stat(file);
    if (!found.isFile()) continue;
    if (found.size > imageLimits.bytes) throw new Error('it is larger than 20 MB');
    return readFile(file);
  }
  return undefined;
}

function decodePath(path: string): string[] {
  try {
    return decodeURIComponent(path)
      .split('/')
      .filter((segment) => segment !== '' && segment !== '..');
  } catch {
    return [];
  }
}

async function fetchPicture(
  { address }: IncomingPicture,
  { outbound }: PictureOptions,
): Promise<Buffer | SavedImage> {
  if (!/^https?:\/\//i.test(address)) return { left: 'it is not beside the import' };
  if (!outbound) return { left: 'not fetched without --fetch-images' };
  const answer = await outbound.request(address, { maxBytes: imageLimits.bytes, maxRedirects: 3 });
  if (answer.status !== 200) {
    answer.discard();
    return { left: `its URL answered ${answer.status}` };
  }
  return Buffer.from(await answer.bytes());
}

async function keepOriginal(
  bytes: Buffer,
  picture: IncomingPicture,
  originals: PictureOptions['originals'],
): Promise<SavedImage> {
  const { type, width, height, color } = await pictureFacts(bytes);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = `imported/${name.slice(0, 2)}/${name}.${type === 'jpeg' ? 'jpg' : type}`;
  if (!(await originals.has(path))) await originals.put(path, bytes);
  const { alt, caption } = picture;
  return {
    image: {
      id: `import-${name}`,
      path,
      bucketType: 'hub',
      bucketPath: path,
      width,
      height,
      color,
      alt,
      ...(caption ? { caption } : {}),
      typeName: 'image',
    },
  };
}
