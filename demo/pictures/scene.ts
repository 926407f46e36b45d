import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { mix } from './color.ts';
import { FRAMINGS, type FramingName } from './framings.ts';
import type { Drawing } from './motif.ts';
import { type PaletteName, paletteNamed } from './palettes.ts';
import { Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { rect } from './shapes.ts';

export type SceneOptions = {
  readonly seed: string;
  readonly drawing: Drawing;
  readonly palette: PaletteName;
  readonly backdrop: BackdropName;
  readonly framing?: FramingName;
  readonly airbrush?: boolean;
  readonly width: number;
  readonly height: number;
};

function wall(pen: Pen): void {
  const { width, height, light, palette } = pen;
  const cover = rect(0, 0, width, height);
  pen.path(cover, pen.linear(0, 0, 0, height, [0, palette.wallTop], [0.8, palette.wallLow]));
  const dusk = mix(palette.wallTop, palette.ink, palette.dark ? 0.6 : 0.22);
  const [far, near] = light > 0 ? [width, width * 0.45] : [0, width * 0.55];
  pen.spray(cover, pen.linear(far, 0, near, height * 0.9, [0, dusk, 0.75], [0.75, dusk, 0]));
}

function floor(pen: Pen, floorY: number): void {
  const { width, height, light, palette } = pen;
  const cover = rect(0, floorY, width, height - floorY);
  const sheen = mix(palette.floor, palette.pale, 0.35);
  const dusk = mix(palette.floor, palette.ink, 0.5);
  pen.path(cover, palette.floor);
  pen.spray(cover, pen.linear(0, floorY, 0, height, [0, sheen, 0.5], [0.7, palette.floor, 0]));
  pen.spray(cover, pen.linear(0, floorY, light * width, height, [0.3, dusk, 0], [1, dusk, 0.7]));
}

/**
 * A wall, a backdrop, a floor and one object in its framing, lit from one side. The same options give the same string.
 *
 * @example sceneSvg({ seed: 'laptops/0', drawing, palette: 'argon', backdrop: 'disc', width: 1600, height: 900 })
 */
export function sceneSvg(options: SceneOptions): string {
  const { seed, drawing, palette, backdrop, framing = 'stage', airbrush = false } = options;
  const { floor: floorPart, place } = FRAMINGS[framing];
  const random = randomFrom(seed);
  const light = random.sign();
  const pen = new Pen(options, seed, paletteNamed(palette, random), light, { airbrush });
  const floorY = options.height * floorPart;
  wall(pen);
  BACKDROPS[backdrop](pen, random, floorY);
  floor(pen, floorY);
  place(pen, random, drawing, floorY);
  return pen.svg();
}
