import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createDiskOriginals } from '../disk-originals.ts';
import type { ImageHandlerOptions } from '../image-handler.ts';

export const plain = (width: number, height: number, background = '#3366aa') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG that says it has ten thousand million pixels and holds none of them. */
function bombHeader(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex');
  return Buffer.concat([header, Buffer.alloc(200)]);
}

/** A PNG whose header is true and that breaks off after it. */
export function largePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const header = pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]));
  const start = pngChunk('IDAT', deflateSync(Buffer.alloc(200)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, start]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A moving picture: a bright column that walks to the right, one step in each frame. */
export async function movingPicture(options: {
  width: number;
  height: number;
  delays: readonly number[];
}): Promise<Buffer> {
  const { width, height, delays } = options;
  const pixels = Buffer.alloc(width * height * delays.length * 3, 20);
  for (let frame = 0; frame < delays.length; frame += 1) {
    const from = Math.floor((frame * width) / delays.length);
    for (let y = 0; y < height; y += 1) {
      const row = (frame * height + y) * width;
      pixels.fill(240, (row + from) * 3, (row + from + Math.ceil(width / delays.length)) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height: height * delays.length, channels: 3, pageHeight: height } })
    .gif({ delay: [...delays], loop: 0 })
    .toBuffer();
}

/** Noise does not compress: cut in the middle, such a file lacks half of its picture. */
async function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A folder with originals of every kind, good and bad. */
export async function makeOriginals(): Promise<{
  folder: string;
  options: Omit<ImageHandlerOptions, 'secret'>;
  warned: string[];
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-images-'));
  const hub = join(folder, 'hub');
  await mkdir(join(hub, 'folder'), { recursive: true });
  const file = (name: string) => join(hub, name);
  await plain(400, 200)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .toFile(file('photo.jpg'));
  await plain(400, 200).png().toFile(file('illustration.png'));
  await plain(400, 200).webp().toFile(file('scene.webp'));
  await plain(40, 20).avif().toFile(file('new.avif'));
  await plain(400, 200).png().toFile(file('really-png.jpg'));
  await writeFile(file('moving.gif'), await movingPicture({ width: 120, height: 60, delays: [50, 100, 50] }));
  await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toFile(file('turned.jpg'));
  await sharp({ create: { width: 60, height: 60, channels: 3, background: '#00ff00' } })
    .png()
    .withIccProfile('p3')
    .toFile(file('wide-gamut.png'));
  await plain(400, 200).toColourspace('cmyk').jpeg().toFile(file('print.jpg'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  await writeFile(file('script.svg'), svg);
  await writeFile(file('disguised.jpg'), svg);
  await writeFile(file('page.png'), '<!doctype html><script>alert(1)</script>');
  await writeFile(file('cut.png'), (await plain(400, 200).png().toBuffer()).subarray(0, 60));
  const photograph = await noise();
  await writeFile(file('half.jpg'), photograph.subarray(0, photograph.length / 2));
  await writeFile(file('empty.jpg'), '');
  await writeFile(file('bomb.png'), bombHeader());
  await writeFile(file('heavy.jpg'), Buffer.alloc(20 * 1024 * 1024 + 1));
  await plain(9, 9).jpeg().toFile(join(folder, 'outside.jpg'));
  await symlink(join(folder, 'outside.jpg'), file('link.jpg'));
  const warned: string[] = [];
  return {
    folder,
    warned,
    options: {
      originals: { hub: createDiskOriginals(hub) },
      cacheDirectory: join(folder, 'cache'),
      maxCacheBytes: 10_000_000,
      log: { warn: (event) => void warned.push(event) },
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
