import { mix } from '../color.ts';
import type { Pen } from '../pen.ts';
import { arc, rectWithCorners } from '../shapes.ts';

/** Small things that give a large thing its size. Both stand on `y` and keep their handles off the subject. */

export function mug(pen: Pen, x: number, scale: number): void {
  const { light, palette } = pen;
  pen.group(`translate(${x} 0) scale(${scale})`, () => {
    pen.cast(-52, 0, 104, 70);
    pen.solid(rectWithCorners(-56, -120, 112, 120, [6, 6, 30, 30]), [-56, -120, 112, 120], palette.pop);
    pen.stroke(arc(light * -56, -66, 28, light > 0 ? 90 : -90, light > 0 ? 270 : 90), palette.pop, 12);
  });
}

export function plant(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  const leaf = 'M0 -60C-22 -100 -14 -140 0 -170C14 -140 22 -100 0 -60z';
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.solid(rectWithCorners(-26, -60, 52, 60, [4, 4, 16, 16]), [-26, -60, 52, 60], palette.pop);
    for (const angle of [-34, -12, 12, 34]) {
      pen.group(`rotate(${angle} 0 -60)`, () => pen.path(leaf, mix(palette.pop, palette.ink, 0.35)));
    }
  });
}
