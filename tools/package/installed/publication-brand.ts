import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrandFile, ReadBrandFile } from '../../brand-files.ts';

/** The ground of the share picture, where the mark has none of its own. */
const ground = '#f4f4f2';
const iconSizes: Partial<Record<BrandFile, number>> = {
  'favicon-32.png': 32,
  'favicon-180.png': 180,
  'favicon-192.png': 192,
  'favicon-512.png': 512,
};

/**
 * A file of the publication's `brand` folder; icons and the share picture that are not there are made from its square
 * logo, and logos that are not there are the package's neutral ones.
 */
export function publicationBrand(folder: string, neutral: string): ReadBrandFile {
  const find = (name: string) =>
    [folder, neutral].map((place) => join(place, name)).find((path) => existsSync(path)) ??
    join(neutral, name);
  return async (name) => {
    const own = join(folder, name);
    if (existsSync(own)) return readFile(own);
    const size = iconSizes[name];
    if (size) return renderSquare(find('logo-square.svg'), size);
    if (name === 'share.png') return renderShare(find('logo-square.svg'));
    return readFile(find(name));
  };
}

async function renderSquare(file: string, size: number): Promise<Buffer> {
  try {
    return await sharp(file, { density: 300 }).resize(size, size, { fit: 'contain' }).png().toBuffer();
  } catch (cause) {
    throw new Error(`${file} is not a picture that icons can be made from`, { cause });
  }
}

async function renderShare(file: string): Promise<Buffer> {
  const mark = await renderSquare(file, 320);
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: ground } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer();
}
