import { luminance, mix } from './color.ts';
import type { Drawing } from './motif.ts';
import { type Palette, type PaletteName, paletteNamed } from './palettes.ts';
import { Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { rect, round } from './shapes.ts';

export type ProductOptions = {
  readonly seed: string;
  readonly drawing: Drawing;
  readonly palette: PaletteName;
  readonly airbrush?: boolean;
  readonly width: number;
  readonly height: number;
};

/** The studio keeps the object's colors and pales everything else. */
function studioPalette(palette: Palette): Palette {
  const wall = mix('#F1F3F7', palette.wallLow, 0.14);
  const floor = mix('#DDE1EA', palette.wallTop, 0.16);
  // A near-white body would vanish against the sweep.
  const body = luminance(palette.body) > 0.6 ? mix(palette.body, palette.ink, 0.1) : palette.body;
  return { ...palette, wallTop: wall, wallLow: '#FFFFFF', floor, body };
}

/** One object on a pale sweep, no lines, so a list of products looks shot in one sitting. */
export function productSvg(options: ProductOptions): string {
  const { seed, drawing, airbrush = false, width, height } = options;
  const random = randomFrom(seed);
  const light = random.sign();
  const palette = studioPalette(paletteNamed(options.palette, random));
  const pen = new Pen(options, seed, palette, light, { airbrush });
  const cover = rect(0, 0, width, height);
  const horizon = mix(palette.wallTop, '#FFFFFF', 0.5);
  const sweep = [
    [0, palette.wallTop],
    [0.72, horizon],
    [0.78, palette.floor],
    [1, palette.wallTop],
  ] as const;
  pen.path(cover, pen.linear(0, 0, 0, height, ...sweep));
  const vignette = [
    [0.3, palette.floor, 0],
    [1, palette.floor, 0.75],
  ] as const;
  pen.spray(cover, pen.radial(width / 2, height * 0.4, width * 0.62, ...vignette));
  // The widest things are 960 units wide; at this scale they still leave a margin.
  const scale = Math.round(Math.min(width / 1000, height / 840) * 100) / 100;
  pen.group(`translate(${round(width / 2)} ${round(height * 0.82)}) scale(${scale})`, () =>
    drawing.draw(pen, random),
  );
  return pen.svg();
}
