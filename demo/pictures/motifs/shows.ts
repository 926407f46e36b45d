import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, polygon, rect, round } from '../shapes.ts';

/** A wall of things to watch; the chosen one stands out. */
function wallOfShows(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const tile = (x: number, y: number, width: number, height: number, veil: number): void =>
    pen.inside(rect(x, y, width, height, 14), () => {
      screenArt(pen, random, x, y, width, height);
      pen.path(rect(x, y, width, height), palette.ink, `opacity="${veil}"`);
    });
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5; column++) {
      tile(column * 212 - 520 - (row % 2) * 40, row * 190 - 570, 196, 174, 0.42);
    }
  }
  pen.halo(rect(-260, -470, 520, 330, 40), palette.glow, 0.6);
  pen.block(-250 + light * 14, -440, 500, 312, 24, palette.ink, { shade: 0 });
  tile(-250, -454, 500, 312, 0);
  pen.ball(0, -300, 72, palette.accent);
  pen.path(polygon([-22, -336], [-22, -264], [40, -300]), palette.pale);
}

function popcorn(pen: Pen, random: Random): void {
  const { palette } = pen;
  const tub = polygon([-200, -330], [200, -330], [150, 0], [-150, 0]);
  pen.cast(-150, 0, 300, 130);
  const kernel = (x: number, y: number, size: number): void => {
    const color = random.pick([palette.pale, palette.glow, mix(palette.glow, palette.pale, 0.5)]);
    const shading = { shadeColor: mix(palette.glow, palette.accent, 0.6), shade: 0.7 };
    pen.ball(x, y, size, color, shading);
    pen.ball(x + size * 0.8, y + size * 0.3, size * 0.72, color, shading);
    pen.ball(x - size * 0.5, y + size * 0.6, size * 0.66, color, shading);
  };
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6 - row; i++) {
      const x = (i - (5 - row) / 2) * 72 + random.between(-10, 10);
      kernel(x, -350 - row * 52 + random.between(-12, 12), random.between(34, 44));
    }
  }
  pen.solid(tub, [-200, -330, 400, 330], palette.pale, { shade: 0 });
  pen.inside(tub, () => {
    for (let stripe = 0; stripe < 4; stripe++) {
      const [top, foot] = [stripe * 110 - 190, stripe * 82 - 142];
      const shape = polygon([top, -330], [top + 56, -330], [foot + 42, 0], [foot, 0]);
      pen.path(shape, palette.accent);
    }
    const across = [-pen.light * 200, 0, pen.light * 200, 0] as const;
    pen.spray(
      rect(-210, -340, 420, 350),
      pen.linear(...across, [0.35, palette.ink, 0], [1, palette.ink, 0.7]),
    );
  });
  pen.path(ellipse(0, -160, 74), palette.pop);
  pen.path(polygon([-22, -200], [-22, -120], [44, -160]), palette.pale);
  for (let i = 0; i < 5; i++) {
    const x = cycle([-300, 280, -240, 330, 230], i);
    const y = cycle([-470, -520, -24, -30, -610], i);
    pen.group(`rotate(${round(random.between(-20, 20))} ${x} ${y})`, () => kernel(x, y, 28));
  }
}

export const shows: Motif = {
  palettes: ['halpha', 'sodium', 'ultra', 'graphite', 'tide'],
  backdrops: ['lines', 'plain', 'disc'],
  drawings: [
    { seen: 'a wall of small pictures with one chosen to play', draw: wallOfShows },
    { seen: 'a striped tub of popcorn with a play sign', draw: scaled(popcorn, 0.88) },
  ],
};
