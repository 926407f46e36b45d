import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { line, polygon, rect } from '../shapes.ts';
import { plant } from './props.ts';

function deskWithLamp(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.spray(
      polygon([-230, -420], [-300, -420], [-470, -176], [-60, -176]),
      pen.linear(0, -420, 0, -176, [0, palette.glow, 0.95], [1, palette.glow, 0.2]),
    );
    pen.spray(rect(-420, 0, 900, 60), pen.linear(0, 0, 0, 60, [0, palette.ink, 0.6], [1, palette.ink, 0]));
    for (const x of [-390, 350])
      pen.solid(
        polygon([x, -160], [x + 40, -160], [x + 30, 0], [x + 10, 0]),
        [x, -160, 40, 160],
        mix(palette.accent, palette.ink, 0.35),
      );
    pen.block(-440, -176, 880, 30, 6, palette.accent, { angle: 90 });
    pen.stroke(line([-360, -182], [-420, -330], [-290, -440]), mix(palette.ink, palette.body, 0.3), 14);
    pen.solid(
      polygon([-310, -470], [-240, -440], [-220, -400], [-330, -410]),
      [-330, -470, 110, 70],
      palette.pop,
    );
    pen.path(rect(-400, -190, 90, 14, 7), mix(palette.ink, palette.body, 0.3));
    pen.path(rect(50, -226, 60, 50), mix(palette.body, palette.ink, 0.35));
    pen.path(rect(0, -186, 160, 10, 4), mix(palette.body, palette.ink, 0.35));
    pen.block(-130, -480, 420, 262, 14, palette.body, { shade: 0.5 });
    pen.inside(rect(-114, -464, 388, 230, 4), () => screenArt(pen, random, -114, -464, 388, 230));
    plant(pen, 360, -176, 0.95);
    pen.path(rect(-90, -188, 190, 12, 4), palette.pale);
  });
}

function officeChair(pen: Pen): void {
  pen.facing(() => {
    // A chair is tall; at full size its headrest would leave the picture.
    pen.group('scale(.84)', () => officeChairFromTheSide(pen));
  });
}

function officeChairFromTheSide(pen: Pen): void {
  const { palette } = pen;
  const color = palette.accent;
  pen.pool(10, 10, 260, 26, 0.8);
  for (const x of [-170, -60, 80, 180]) {
    pen.stroke(line([0, -64], [x, -18]), mix(palette.ink, palette.body, 0.25), 20);
    pen.ball(x, -12, 18, palette.ink);
  }
  pen.path(rect(-14, -180, 28, 130), mix(palette.pale, palette.ink, 0.4));
  pen.block(-180, -236, 380, 70, 34, color, { angle: 90, shade: 0.9 });
  pen.group('rotate(-8 -150 -200)', () => {
    pen.block(-196, -560, 86, 330, 40, color, { shade: 0.9 });
    pen.block(-206, -640, 80, 70, 30, mix(color, palette.ink, 0.2));
    for (let i = 0; i < 5; i++) pen.path(rect(-182, -510 + i * 50, 60, 6, 3), mix(color, palette.ink, 0.35));
  });
  pen.stroke('M-120 -220V-330H60', mix(palette.ink, palette.body, 0.3), 16);
  pen.block(-20, -346, 180, 28, 14, mix(palette.ink, palette.body, 0.3));
}

export const office: Motif = {
  palettes: ['fog', 'apricot', 'nebula', 'lilac', 'ember'],
  backdrops: ['window', 'arch', 'lines'],
  drawings: [
    { seen: 'a desk with a monitor, a lamp and a plant', draw: deskWithLamp },
    { seen: 'an office chair', draw: officeChair },
  ],
};
