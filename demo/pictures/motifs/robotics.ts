import { mix } from '../color.ts';
import { type Motif, raised } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, type Point, rect, wave } from '../shapes.ts';

function robotArm(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const color = random.pick([palette.accent, palette.body]);
  const dark = mix(palette.ink, color, 0.25);
  const shoulder: Point = [light * -140, -90];
  const elbow: Point = [light * -190 + random.between(-20, 20), -340];
  const wrist: Point = [light * 110, -470 + random.between(-30, 30)];
  const [handX, handY] = [light * 250, -300];
  const hand: Point = [handX, handY];
  pen.cast(shoulder[0] - 140, 0, 280, 120);
  pen.cylinder(shoulder[0], -74, 140, 74, dark);
  pen.cylinder(shoulder[0], -120, 92, 52, mix(color, palette.ink, 0.25));

  const segment = (from: Point, to: Point, width: number): void => {
    const edge = light * width * 0.22;
    pen.stroke(line(from, to), mix(color, palette.ink, 0.55), width + 8);
    pen.stroke(line(from, to), color, width);
    const gleam = line([from[0] - edge, from[1]], [to[0] - edge, to[1]]);
    pen.stroke(gleam, mix(color, '#FFFFFF', 0.55), width * 0.12, 'opacity=".8"');
  };
  segment(shoulder, elbow, 86);
  segment(elbow, wrist, 64);
  segment(wrist, hand, 44);
  for (const [[x, y], radius] of [
    [shoulder, 58],
    [elbow, 56],
    [wrist, 44],
    [hand, 30],
  ] as const) {
    pen.ball(x, y, radius, dark, { shineColor: mix(dark, palette.pale, 0.6) });
    pen.path(ellipse(x, y, radius * 0.38), palette.glow);
  }
  for (const side of [-1, 1]) {
    pen.stroke(line(hand, [handX + side * 46, handY + 46], [handX + side * 36, handY + 104]), dark, 22);
  }
  pen.ball(handX, handY + 118, 50, palette.pop);
  pen.cast(handX - 40, 0, 80, 60, { strength: 0.4 });
  pen.block(handX - 130, -66, 260, 66, 0, mix(palette.floor, palette.pale, 0.22));
}

function robotHead(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const color = palette.body;
  pen.cast(-260, 0, 520, 100);
  pen.solid(
    `M-290 0C-290 -110 -190 -140 -100 -144H100C190 -140 290 -110 290 0z`,
    [-290, -144, 580, 144],
    palette.accent,
    { shade: 0.85 },
  );
  pen.block(-62, -210, 124, 90, 10, mix(palette.ink, color, 0.3));
  for (let i = 0; i < 3; i++) pen.path(rect(-62, -196 + i * 24, 124, 6), mix(palette.ink, color, 0.1));
  pen.stroke(line([0, -500], [0, -560]), mix(color, palette.ink, 0.5), 10);
  pen.ball(0, -572, 22, palette.glow);
  for (const side of [-1, 1]) pen.block(side * 226 - 26, -410, 52, 120, 18, palette.accent);
  pen.block(-216, -504, 432, 306, 96, color, { shade: 0.85 });
  pen.path(rect(-166, -440, 332, 166, 83), palette.ink);
  const mood = random.whole(0, 2);
  if (mood === 0)
    for (const side of [-1, 1]) {
      pen.path(ellipse(side * 78, -357, 38), palette.glow);
      pen.path(ellipse(side * 78 + light * 8, -357, 17), palette.ink);
      pen.path(ellipse(side * 78 - light * 10, -370, 8), palette.pale);
    }
  else if (mood === 1) pen.stroke(wave(-122, 122, -357, 36, 81), palette.glow, 14);
  else for (const side of [-1, 1]) pen.stroke(arc(side * 78, -342, 38, 200, 340), palette.glow, 16);
  pen.path(rect(-50, -240, 100, 10, 5), mix(color, palette.ink, 0.45));
}

/** A robot vacuum clearing a path through crumbs. */
export function robotVacuum(pen: Pen, random: Random): void {
  const { palette } = pen;
  const crumbs = [palette.glow, palette.pop, palette.pale];
  pen.facing(() => {
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(250, 460), random.between(-20, 60)];
      pen.ball(x, y, random.between(5, 13), random.pick(crumbs));
    }
    pen.pool(0, 40, 330, 40, 0.8);
    pen.cylinder(0, -110, 290, 110, palette.accent, {
      depth: 84,
      lid: mix(palette.accent, palette.pale, 0.2),
    });
    pen.path(`M-290 -40a290 84 0 0 0 580 0v22a290 84 0 0 1 -580 0z`, mix(palette.ink, palette.accent, 0.25));
    pen.stroke(ellipse(0, -110, 232, 62), mix(palette.accent, palette.ink, 0.35), 7);
    pen.cylinder(40, -168, 78, 44, palette.body, { depth: 22 });
    pen.path(ellipse(40, -168, 40, 11), palette.ink);
    pen.path(ellipse(-120, -118, 34, 11), palette.glow);
    for (let wing = 0; wing < 3; wing++) {
      pen.stroke(
        line([236, 30], [236 + wing * 34 - 10, 66 - wing * 14]),
        mix(palette.ink, palette.pale, 0.3),
        7,
      );
    }
    for (const [i, radius] of [70, 118, 166].entries()) {
      pen.stroke(arc(40, -190, radius, 225, 315), palette.glow, 11 - i * 2);
    }
  });
}

export const robotics: Motif = {
  palettes: ['sulfur', 'mint', 'graphite', 'rose', 'argon'],
  backdrops: ['disc', 'lines', 'window', 'arch'],
  drawings: [
    { seen: 'a robot arm holding a ball', draw: robotArm },
    { seen: 'a friendly robot head and shoulders', draw: robotHead },
    { seen: 'a round robot vacuum clearing crumbs', draw: raised(robotVacuum, 60) },
  ],
};
