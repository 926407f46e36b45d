import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { rect } from '../../shapes.ts';
import { metal } from '../business/props.ts';

/** What stands in a school's computer room. */

const beige = ({ palette }: Pen): string => mix(mix(palette.pale, palette.glow, 0.35), palette.ink, 0.12);

/** A boxy computer of the nineties, 150 wide, standing on y = 0. */
export function boxyComputer(pen: Pen): void {
  const { palette } = pen;
  const shell = beige(pen);
  pen.block(-75, -34, 150, 34, 5, mix(shell, palette.ink, 0.12), { shade: 0.5 });
  pen.path(rect(14, -24, 48, 7, 3), palette.ink);
  pen.block(-62, -150, 124, 114, 12, shell, { shade: 0.6 });
  pen.block(-48, -138, 96, 80, 10, mix(palette.ink, palette.pop, 0.35), { shade: 0, shine: 0.5 });
  pen.path(rect(-36, -122, 50, 6, 3), palette.glow);
  pen.path(rect(-36, -106, 34, 6, 3), palette.glow);
}

export function flatScreen(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.path(rect(-34, -8, 68, 8, 4), metal(pen));
  pen.path(rect(-8, -34, 16, 30), metal(pen));
  pen.block(-72, -130, 144, 98, 6, palette.ink, { shade: 0 });
  pen.inside(rect(-66, -124, 132, 86, 3), () => screenArt(pen, random, -66, -124, 132, 86));
}

/** A long table of a classroom, 110 tall. */
export function tableOf(pen: Pen, width: number, fill: string): void {
  const { palette } = pen;
  for (const x of [-width / 2 + 20, width / 2 - 44])
    pen.block(x, -90, 24, 90, 2, mix(fill, palette.ink, 0.4));
  pen.block(-width / 2, -110, width, 24, 4, fill, { angle: 90 });
}
