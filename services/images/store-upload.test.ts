import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDecodeQueue } from './decode-queue.ts';
import { createUploadStore } from './store-upload.ts';
import { largePng, plain } from './testing/originals.ts';
import { uploadAt } from './uploaded-path.ts';

function openUploads() {
  const files = new Map<string, Buffer>();
  const store = createUploadStore({
    queue: createDecodeQueue().queues.picture,
    originals: {
      has: async (name) => files.has(name),
      put: async (name, bytes) => void files.set(name, bytes),
    },
  });
  const upload = async (bytes: Buffer, as: 'photo' | 'picture' | 'icon' = 'picture') => {
    const stored = await store(bytes, { as, ground: '#101820' });
    if ('type' in stored && stored.type === 'woff2') throw new Error('is a font');
    return stored;
  };
  const uploadFont = (bytes: Buffer) => store(bytes, { as: 'font', ground: '#101820' });
  return { files, upload, uploadFont };
}
const vector = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10" viewBox="0 0 40 10"><rect width="40" height="10" fill="#f2aa4c"/></svg>',
);

describe('uploads of staff', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'a %s is stored without the notes of its camera',
    async (type) => {
      const { files, upload } = openUploads();
      const sent = await plain(60, 40)
        .withExif({ IFD0: { Copyright: 'secret' } })
        .toFormat(type)
        .toBuffer();
      const stored = await upload(sent);
      if ('problem' in stored) throw new Error(stored.problem);
      expect(stored).toMatchObject({ type, file: { width: 60, height: 40 } });
      const served = files.get(stored.path) ?? Buffer.alloc(0);
      const header = await sharp(served).metadata();
      expect([header.width, header.height, header.exif]).toEqual([60, 40, undefined]);
      expect(uploadAt(stored.file.url)?.segments.join('/')).toBe(stored.path);
    },
  );

  it('icons and a share picture are made from one file', async () => {
    const { files, upload } = openUploads();
    const stored = await upload(vector, 'icon');
    if ('problem' in stored || !stored.made) throw new Error('not made');
    expect(stored).toMatchObject({ type: 'svg', file: { width: 40, height: 10 } });
    for (const [name, { url, width, height }] of Object.entries(stored.made)) {
      const header = await sharp(files.get(url.slice(1))).metadata();
      expect([name, header.format, header.width, header.height]).toEqual([name, 'png', width, height]);
    }
    expect(stored.made.share).toMatchObject({ width: 1200, height: 630 });
    const [corner] = await sharp(files.get(stored.made.share.url.slice(1)))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner).toBe(0x10);
  });

  it.each([
    ['text', Buffer.from('hello'), /no picture/],
    ['a font', Buffer.from('wOF2'), /no picture/],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), /no picture/],
    ['a picture cut short', Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1'), /cannot be used/],
    ['a photo of an iPhone', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0'), /HEIC.*Most Compatible/],
    ['a raw photo', Buffer.from('\0\0\0\x18ftypcrx \0\0\0\x01'), /raw.*JPEG/],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0'), /raw.*JPEG/],
    ['a video', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0'), /video/],
    ['a document', Buffer.from('%PDF-1.7'), /PDF.*page/],
    ['a GIF', Buffer.from('GIF89a'), /GIF is not accepted/],
    ['a picture of 500 megapixels', largePng(25_000, 20_000), /500 megapixels, and 50 is the most/],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /script/,
    ],
    ['an SVG that is cut', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"'), /SVG/],
  ])('%s is rejected and nothing is stored', async (_name, bytes, sentence) => {
    const { files, upload } = openUploads();
    const stored = await upload(bytes, 'icon');
    expect('problem' in stored && stored.problem).toMatch(sentence);
    expect(files.size).toBe(0);
  });

  it.each([
    [
      'an SVG',
      vector,
      'SVG is accepted for logos and icons only. Save the picture as PNG, JPEG, WebP or AVIF.',
    ],
    ['text', Buffer.from('hello'), 'This file is no picture. Upload PNG, JPEG, WebP or AVIF.'],
    ['a GIF', Buffer.from('GIF89a'), 'GIF is not accepted. Save the picture as PNG, JPEG, WebP or AVIF.'],
  ])('%s is no photo, and the answer offers only what is one', async (_name, bytes, problem) => {
    const { files, upload } = openUploads();
    expect(await upload(bytes, 'photo')).toEqual({ problem });
    expect(files.size).toBe(0);
  });

  const font = readFileSync(join(import.meta.dirname, '../../design/fonts/archivo-var.woff2'));

  it('a WOFF2 font is stored as it is, once', async () => {
    const { files, uploadFont } = openUploads();
    const stored = await uploadFont(font);
    if ('problem' in stored) throw new Error(stored.problem);
    expect(stored).toMatchObject({ type: 'woff2', bytes: font.length, file: { url: `/${stored.path}` } });
    expect(uploadAt(stored.file.url)).toEqual({ segments: stored.path.split('/'), type: 'font/woff2' });
    expect(files.get(stored.path)).toEqual(font);
    await uploadFont(font);
    expect(files.size).toBe(1);
  });

  const changed = (change: (copy: Buffer) => void) => {
    const copy = Buffer.from(font);
    change(copy);
    return copy;
  };
  it.each([
    ['an OpenType font', Buffer.from('OTTO'), /no WOFF2 font/],
    ['a former web font', Buffer.from('wOFF'), /no WOFF2 font/],
    ['a picture', vector, /no WOFF2 font/],
    ['only the signature', Buffer.from('wOF2'), /damaged/],
    ['a font cut short', font.subarray(0, -1), /damaged/],
    ['a font with something behind it', Buffer.concat([font, Buffer.from('<script>')]), /damaged/],
    ['a font with private data', changed((copy) => copy.writeUInt32BE(4, 44)), /damaged/],
    ['a collection', changed((copy) => copy.write('ttcf', 4, 'latin1')), /damaged/],
    ['tables that do not unpack', changed((copy) => copy.fill(7, 3000, 4000)), /damaged/],
    ['a font that is too large', Buffer.concat([font, Buffer.alloc(512 * 1024)]), /larger than 512 kB/],
  ])('%s is rejected as a font and nothing is stored', async (_name, bytes, sentence) => {
    const { files, uploadFont } = openUploads();
    const stored = await uploadFont(bytes);
    expect('problem' in stored && stored.problem).toMatch(sentence);
    expect(files.size).toBe(0);
  });

  it.each(['/uploads/../secrets.json', '/uploads/ab/short.png', '/uploads/ab/cd.svg', '/uploads/'])(
    '%s is no upload',
    (path) => {
      expect(uploadAt(path)).toBeUndefined();
    },
  );
});
