import { createHash, randomUUID } from 'node:crypto';
import type { UploadedFile, UploadedPicture } from '#content/calls/uploads.ts';
import type { PictureFile } from '#content/entities/settings.ts';
import { cureOf } from './cure-of.ts';
import type { DecodeClass } from './decode-queue.ts';
import { inputLimits, loadSharp } from './encode-image.ts';
import { pictureErrorCode } from './image-error.ts';
import { imageLimits } from './image-limits.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';
import { type MadeName, madeNames, makeIcons } from './make-icons.ts';
import { pictureFacts } from './picture-facts.ts';
import type { OriginalStorage } from './storage.ts';
import { svgProblem } from './svg-problem.ts';
import { uploadUrl } from './uploaded-path.ts';
import { woff2Problem } from './woff2-problem.ts';

interface UploadOptions {
  originals: Pick<OriginalStorage, 'has' | 'put'>;
  queue: DecodeClass;
}

type Stored = UploadedFile | { problem: string };

/**
 * Stores pictures and fonts that staff upload among the originals. Pixels are encoded again, so that neither the camera's
 * notes nor anything hidden in the file is served; an SVG is stored as it is if it has only shapes, a font if it is whole.
 * A photo is a picture with pixels, which can be cut. Names are digests: the same file is stored once.
 */
export function createUploadStore({ originals, queue }: UploadOptions) {
  const put = async (path: string, bytes: Buffer) => {
    if (!(await originals.has(path))) await originals.put(path, bytes);
  };

  async function storeFont(bytes: Buffer, id: string): Promise<Stored> {
    const problem = await woff2Problem(bytes);
    if (problem) return { problem };
    const path = `uploads/${id.slice(0, 2)}/${id}.woff2`;
    await put(path, bytes);
    return { id, path, type: 'woff2', bytes: bytes.length, file: { url: uploadUrl(path) } };
  }

  return async function storeUpload(
    sent: Uint8Array,
    { as, ground }: { as: 'photo' | 'picture' | 'icon' | 'font'; ground: string },
  ): Promise<Stored> {
    const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    if (as === 'font') return storeFont(bytes, digest);
    try {
      const read = await readUpload(bytes, { queue, acceptsSvg: as !== 'photo' });
      if ('problem' in read) return read;
      const { type, clean, width, height, color, hash } = read;
      const nameOf = (made?: MadeName) =>
        `uploads/${digest.slice(0, 2)}/${digest}${made ? `-${made}.png` : `.${type === 'jpeg' ? 'jpg' : type}`}`;
      await put(nameOf(), clean);
      const made = as === 'icon' ? await makeIcons(bytes, { ground, queue }) : undefined;
      if (made) for (const name of madeNames) await originals.put(nameOf(name), made[name].bytes);
      const fileOf = (name: MadeName): PictureFile => ({
        url: uploadUrl(nameOf(name)),
        width: made?.[name].width ?? 0,
        height: made?.[name].height ?? 0,
      });
      return {
        id: digest,
        path: nameOf(),
        type,
        bytes: clean.length,
        file: { url: uploadUrl(nameOf()), width, height },
        ...(color ? { color } : {}),
        ...(hash ? { hash } : {}),
        ...(made
          ? {
              made: {
                icon32: fileOf('icon32'),
                icon180: fileOf('icon180'),
                icon192: fileOf('icon192'),
                icon512: fileOf('icon512'),
                share: fileOf('share'),
              },
            }
          : {}),
      };
    } catch (error) {
      if (pictureErrorCode(error) !== 'UNUSABLE_IMAGE') throw error;
      return { problem: `The picture cannot be used: ${(error as Error).message}.` };
    }
  };
}

interface Read {
  type: UploadedPicture['type'];
  /** What is stored and served. */
  clean: Buffer;
  width: number;
  height: number;
  color?: string;
  hash?: string;
}

async function readUpload(
  bytes: Buffer,
  { queue, acceptsSvg }: { queue: DecodeClass; acceptsSvg: boolean },
): Promise<Read | { problem: string }> {
  const type = imageTypeOf(bytes);
  const kinds = acceptsSvg ? 'PNG, JPEG, WebP, AVIF or SVG' : 'PNG, JPEG, WebP or AVIF';
  if (type === 'gif') return { problem: `GIF is not accepted. Save the picture as ${kinds}.` };
  const cure = type ? undefined : cureOf(bytes);
  if (cure) return { problem: cure };
  if (!type) {
    if (!isSvg(bytes)) return { problem: `This file is no picture. Upload ${kinds}.` };
    if (!acceptsSvg)
      return { problem: `SVG is accepted for logos and icons only. Save the picture as ${kinds}.` };
    return readSvg(bytes);
  }
  const { width, height, color, hash } = await pictureFacts(bytes);
  const clean = await queue.run(randomUUID(), () => encodeAgain(bytes, type));
  if (clean.length > imageLimits.bytes)
    return { problem: 'The picture has too much detail for its size. Save it as a JPEG of 4,000 pixels.' };
  return { type, clean, width, height, color, hash };
}

async function encodeAgain(bytes: Buffer, type: Exclude<ImageType, 'gif'>): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { ...inputLimits, pages: 1 })
    .timeout({ seconds: imageLimits.seconds })
    .autoOrient();
  if (type === 'png') return picture.png().toBuffer();
  if (type === 'jpeg') return picture.jpeg({ quality: 90 }).toBuffer();
  return type === 'webp'
    ? picture.webp({ quality: 90 }).toBuffer()
    : picture.avif({ quality: 70, effort: 2 }).toBuffer();
}

const longestSvg = 512 * 1024;

const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');

function isSvg(bytes: Buffer): boolean {
  const text = textOf(bytes);
  return /^\s*</.test(text) && /<(svg:)?svg[\s>]/.test(text);
}

async function readSvg(bytes: Buffer): Promise<Read | { problem: string }> {
  if (bytes.length > longestSvg)
    return { problem: 'The SVG is larger than 512 kB. Simplify it or upload a PNG.' };
  const problem = svgProblem(textOf(bytes));
  if (problem) return { problem };
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, inputLimits).metadata();
    return { type: 'svg', clean: bytes, width, height };
  } catch {
    return { problem: 'The SVG cannot be rendered. Check that it is complete and has a viewBox.' };
  }
}
