import { NeutronError } from '#content/errors.ts';
import type { DecodeClass } from './decode-queue.ts';
import { pictureErrorCode } from './image-error.ts';
import { mediaTypeOf } from './image-type.ts';
import type { OriginalStore } from './originals.ts';
import type { BucketEnvironment } from './s3/bucket-place.ts';
import { isStorageName } from './storage.ts';
import type { createUploadStore } from './store-upload.ts';

interface OriginalFilesOptions {
  folder: string;
  environment: BucketEnvironment;
  queue: DecodeClass;
}
type StoreUpload = ReturnType<typeof createUploadStore>;

/** What staff do with originals by calls. The libraries behind it are large, so they are loaded with the first one. */
export function createOriginalFiles({ folder, environment, queue }: OriginalFilesOptions) {
  let originals: OriginalStore | undefined;
  const open = async () => (await import('./open-storage.ts')).openStorage({ folder, environment });

  async function find(path: string) {
    const { openOriginals } = await import('./open-originals.ts');
    const { bucketPlace } = await import('./s3/bucket-place.ts');
    originals ??= openOriginals({ folder, bucket: bucketPlace(environment) });
    return originals.find(path.split('/'));
  }

  return {
    async storeUpload(...[bytes, options]: Parameters<StoreUpload>): ReturnType<StoreUpload> {
      const { createUploadStore } = await import('./store-upload.ts');
      return createUploadStore({ originals: await open(), queue })(bytes, options);
    },
    async removeOriginal(path: string): Promise<void> {
      await (await open()).remove(path);
    },
    async hasOriginal(path: string): Promise<boolean> {
      return isStorageName(path) && (await find(path)) !== undefined;
    },
    async readOriginal(path: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
      if (!isStorageName(path)) return undefined;
      const { readOriginal } = await import('./originals.ts');
      try {
        const original = await find(path);
        if (!original) return undefined;
        const bytes = await readOriginal(original);
        return { bytes: new Uint8Array(bytes), type: mediaTypeOf(bytes) ?? typeByName(path) };
      } catch (error) {
        throw answerOf(error);
      }
    },
  };
}

/** An SVG is text: its first bytes say little. */
const typeByName = (path: string) => (path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream');

function answerOf(cause: unknown): unknown {
  const code = pictureErrorCode(cause);
  if (code === 'ORIGINALS_AWAY')
    return new NeutronError('unavailable', {
      message: 'The storage of pictures cannot be reached now. Try again in a moment.',
      cause,
    });
  if (code !== 'UNUSABLE_IMAGE') return cause;
  return new NeutronError('picture_unusable', {
    message: `The picture cannot be sent: ${(cause as Error).message}.`,
    cause,
  });
}
