import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The spectrum is drawn as vectors and sent as pixels: a browser makes a whole document of each SVG background, which
 * costs a phone two long tasks per strip. `npm run strips` draws them again when a strip was changed.
 */
export const brandFolder = join(import.meta.dirname, '../design/brand');

/** Twice as fine as laid out, for dense screens. SVG is drawn at 72 dots an inch. */
const density = 2 * 72;

/** The strips pages have as a background; the 404 picture is content of its own. */
export const stripNames = readdirSync(brandFolder)
  .filter((name) => /^(spectrum-(?!404)|footer-).*\.svg$/.test(name))
  .map((name) => name.slice(0, -'.svg'.length));

export function drawStrip(name: string): Promise<Buffer> {
  const svg = readFileSync(join(brandFolder, `${name}.svg`));
  return sharp(svg, { density }).webp({ lossless: true, effort: 6 }).toBuffer();
}

if (import.meta.main) {
  for (const name of stripNames) writeFileSync(join(brandFolder, `${name}.webp`), await drawStrip(name));
  console.log(`Drew ${stripNames.length} strips in design/brand/`);
}
