import { type PaletteName, paletteNamed } from '../palettes.ts';
import { Pen } from '../pen.ts';
import { randomFrom } from '../random.ts';
import { bars } from './bars.ts';
import { grid } from './grid.ts';
import type { Plate } from './plate.ts';
import { scale } from './scale.ts';
import { PLATE } from './sheet.ts';
import { trace } from './trace.ts';

/** The dark ones, in which a thin line can shine. */
const PALETTES: readonly PaletteName[] = ['sodium', 'nebula', 'graphite', 'tide', 'pine', 'ultra'];

/**
 * Draws what was measured: always the same picture for the same plate and seed.
 *
 * @example plateSvg({ kind: 'bars', values: [3, 47], low: 0, high: 50, mine: 1 }, 'porchlight-turn-1')
 */
export function plateSvg(plate: Plate, seed: string): string {
  const random = randomFrom(`plate/${seed.replace(/-\d+$/, '')}`);
  const pen = new Pen(PLATE, seed, paletteNamed(random.pick(PALETTES), random), 1, { airbrush: true });
  switch (plate.kind) {
    case 'trace':
      trace(pen, plate);
      break;
    case 'bars':
      bars(pen, plate);
      break;
    case 'scale':
      scale(pen, plate);
      break;
    case 'grid':
      grid(pen, plate);
      break;
  }
  return pen.svg();
}
