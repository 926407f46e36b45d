import { mix } from '../color.ts';
import { type Motif, raised } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, rect } from '../shapes.ts';
import { robotVacuum } from './robotics.ts';

/** Seen from the front, a robot is a low drum. */
function drum(pen: Pen, x: number, y: number, radius: number): void {
  const { palette } = pen;
  const lid = mix(palette.accent, palette.pale, 0.25);
  pen.cylinder(x, y - radius * 0.34, radius, radius * 0.34, palette.accent, { depth: radius * 0.24, lid });
  pen.cylinder(x, y - radius * 0.5, radius * 0.26, radius * 0.15, palette.body, { depth: radius * 0.07 });
  pen.path(ellipse(x + radius * 0.5, y - radius * 0.36, radius * 0.1, radius * 0.035), palette.glow);
}

function vacuumAtDock(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-250, 0, 260, 120);
    pen.block(-250, -430, 250, 430, 36, palette.body, { shade: 0.8 });
    pen.block(-232, -410, 214, 150, 24, mix(palette.body, palette.ink, 0.16), { shade: 0.5 });
    pen.path(rect(-160, -300, 70, 10, 5), palette.glow);
    pen.path(rect(-224, -150, 198, 150, 40), mix(palette.ink, palette.body, 0.12));
    pen.pool(110, 20, 260, 30, 0.7);
    drum(pen, 110, 12, 220);
  });
}

/** A rug with fringes, half of it clean. */
function vacuumOnRug(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path('M-470 40L-360 -110H360L470 40z', mix(palette.pop, palette.floor, 0.25));
    pen.path('M-395 24L-318 -94H318L395 24z', mix(palette.glow, palette.pop, 0.45));
    pen.path('M-470 40L-360 -110H-20L-40 40z', mix(palette.pale, palette.pop, 0.2), 'opacity=".45"');
    for (let i = 0; i < 30; i++)
      pen.ball(random.between(150, 410), random.between(-70, 20), random.between(4, 10), palette.ink, {
        shine: 0.2,
      });
    drum(pen, 10, -10, 190);
  });
}

export const vacuums: Motif = {
  palettes: ['rose', 'mint', 'apricot', 'nebula', 'sky', 'lilac'],
  backdrops: ['window', 'arch', 'disc', 'lines'],
  drawings: [
    { seen: 'a robot vacuum leaving its dock', draw: vacuumAtDock },
    { seen: 'a robot vacuum halfway across a rug', draw: raised(vacuumOnRug, 40) },
    { seen: 'a round robot vacuum clearing crumbs', draw: raised(robotVacuum, 60) },
  ],
};
