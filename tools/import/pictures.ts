import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SavedImage, SaveImage } from '#api/load/import/prepare-story.ts';
import type { IncomingPicture } from '#content/incoming.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { imageLimits } from '#services/images/image-limits.ts';
import { pictureFacts } from '#services/images/picture-facts.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { createRemote } from './fetch-remote.ts';
import { findBeside } from './find-beside.ts';

interface PictureOptions {
  /** The folder of the import; images in it need no network. */
  beside: string;
  /** Where originals are stored. */
  originals: Pick<OriginalStorage, 'has' | 'put'>;
  /** If set, images are downloaded from their URLs. */
  outbound?: OutboundClient | undefined;
  /** Called after each picture. */
  onProgress?: (counts: PictureCounts) => void;
  /** Waits between two attempts. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface PictureCounts {
  stored: number;
  left: number;
  retried: number;
}

/** For one attempt, however slowly a host sends. */
const attemptMilliseconds = 20_000;

/**
 * Finds an image beside the import or, if allowed, on the web, and stores it as an original. Its name is a digest
 * of its bytes: the same image is stored once, however often an import runs.
 */
export function pictureKeeper(options: PictureOptions): SaveImage {
  const counts: PictureCounts = { stored: 0, left: 0, retried: 0 };
  const fetchPicture = createRemote({
    ...options,
    outbound: options.outbound,
    attemptMilliseconds,
    maxBytes: imageLimits.bytes,
    read: async (answer) => Buffer.from(await answer.bytes()),
    onRetry() {
      counts.retried += 1;
    },
  });
  const keep = async (picture: IncomingPicture): Promise<SavedImage> => {
    try {
      const found = await findBeside(options.beside, picture.address);
      if (found && found.bytes > imageLimits.bytes) return { left: 'it is larger than 20 MB' };
      const fetched = found ? { got: await readFile(found.path) } : await fetchPicture(picture.address);
      return 'got' in fetched ? await keepOriginal(fetched.got, picture, options.originals) : fetched;
    } catch (error) {
      return { left: error instanceof Error ? error.message : 'it could not be read' };
    }
  };
  return async (picture) => {
    const saved = await keep(picture);
    counts['image' in saved ? 'stored' : 'left'] += 1;
    options.onProgress?.(counts);
    return saved;
  };
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
