import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The strips of Wavelength's theme are designed as SVG and sent as WebP: a browser creates a whole document for each SVG background, which
 * costs a phone two long tasks per strip. `npm run strips` renders them again when a strip was changed.
 */
export const brandFolder = join(import.meta.dirname, '../brand');

/** Twice the layout size, for dense screens. SVG is rendered at 72 dots per inch. */
const density = 2 * 72;

/** The strips that pages use as a background. */
export const stripNames = readdirSync(brandFolder)
  .filter((name) => /^strip-.*\.svg$/.test(name))
  .map((name) => name.slice(0, -'.svg'.length));

export function renderStrip(name: string): Promise<Buffer> {
  const svg = readFileSync(join(brandFolder, `${name}.svg`));
  return sharp(svg, { density }).webp({ lossless: true, effort: 6 }).toBuffer();
}

if (import.meta.main) {
  for (const name of stripNames) writeFileSync(join(brandFolder, `${name}.webp`), await renderStrip(name));
  console.log(`Rendered ${stripNames.length} strips in brand/`);
}
