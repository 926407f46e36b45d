import type { BackdropName } from './backdrops.ts';
import type { PaletteName } from './palettes.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';

/**
 * Draws one object in its own space: x is 0 in the middle, the floor is y = 0, and the object is
 * about 700 wide and 480 tall. The scene around it decides place and size.
 */
export type Draw = (pen: Pen, random: Random) => void;

export type Drawing = {
  /** What a reader sees, as a noun phrase; it becomes the alternative text. */
  readonly seen: string;
  readonly draw: Draw;
};

/** One idea, drawn in one or more ways, with the colors and walls that suit it. */
export type Motif = {
  readonly palettes: readonly PaletteName[];
  readonly backdrops: readonly BackdropName[];
  readonly drawings: readonly [Drawing, ...Drawing[]];
};

/** Tall things are drawn at their natural size and shrunk here, so that their tops stay in the picture. */
export function scaled(draw: Draw, scale: number): Draw {
  return (pen, random) => pen.group(`scale(${scale})`, () => draw(pen, random));
}

/** Flat things seen from above reach below the floor line; raised, they stand in the middle of the floor. */
export function raised(draw: Draw, height: number): Draw {
  return (pen, random) => pen.group(`translate(0 ${-height})`, () => draw(pen, random));
}
