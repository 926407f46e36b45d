import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SavedImage, SaveImage } from '#api/load/import/prepare-story.ts';
import type { IncomingPicture } from '#content/incoming.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
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

/** Waits before the second and the third attempt. */
const waits = [1000, 4000];
/** A host that failed for so many pictures in a row gets no more requests in this run. */
const mostFailures = 5;
/** For one attempt, however slowly a host sends. */
const attemptMilliseconds = 20_000;

/**
 * Finds an image beside the import or, if allowed, on the web, and stores it as an original. Its name is a digest
 * of its bytes: the same image is stored once, however often an import runs.
 */
export function pictureKeeper(options: PictureOptions): SaveImage {
  const counts: PictureCounts = { stored: 0, left: 0, retried: 0 };
  const fetchPicture = createFetcher(options, () => {
    counts.retried += 1;
  });
  const keep = async (picture: IncomingPicture): Promise<SavedImage> => {
    try {
      const bytes = (await findBeside(options.beside, picture.address)) ?? (await fetchPicture(picture));
      return Buffer.isBuffer(bytes) ? await keepOriginal(bytes, picture, options.originals) : bytes;
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

/**
 * Fetches pictures from the web. What may pass by itself (no answer, 408, 429, 5xx) is tried again after a while; a host
 * that fails again and again, or hangs, is given up for the rest of the run, so that it costs minutes and not days.
 */
function createFetcher({ outbound, wait = setTimeout }: PictureOptions, onRetry: () => void) {
  const failures = new Map<string, number>();
  return async ({ address }: IncomingPicture): Promise<Buffer | SavedImage> => {
    if (!/^https?:\/\//i.test(address)) return { left: 'it is not beside the import' };
    if (!outbound) return { left: 'not fetched without --fetch-images' };
    const host = URL.parse(address)?.host ?? '';
    if ((failures.get(host) ?? 0) >= mostFailures)
      return { left: `${host} failed for ${mostFailures} pictures before it` };
    for (let attempt = 0; ; attempt += 1) {
      const answer = await tryOnce(outbound, address);
      if (Buffer.isBuffer(answer) || !answer.mayPass) {
        failures.delete(host);
        return Buffer.isBuffer(answer) ? answer : { left: answer.left };
      }
      const pause = waits[attempt];
      if (pause === undefined) {
        failures.set(host, (failures.get(host) ?? 0) + 1);
        return { left: `${answer.left}, tried ${attempt + 1} times` };
      }
      onRetry();
      await wait(pause);
    }
  };
}

async function tryOnce(
  outbound: OutboundClient,
  address: string,
): Promise<Buffer | { left: string; mayPass: boolean }> {
  try {
    const answer = await outbound.request(address, {
      maxBytes: imageLimits.bytes,
      maxRedirects: 3,
      timeoutMilliseconds: attemptMilliseconds,
    });
    if (answer.status === 200) return Buffer.from(await answer.bytes());
    answer.discard();
    const { status } = answer;
    return {
      left: `its URL answered ${status}`,
      mayPass: status === 408 || status === 429 || status >= 500,
    };
  } catch (error) {
    if (!isOutboundError(error)) throw error;
    return {
      left: error.message,
      mayPass: error.code === 'outbound_timeout' || error.code === 'outbound_failed',
    };
  }
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
