import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, rect, round, wave } from '../shapes.ts';

const RADIUS = 138;

function activityRings(pen: Pen, random: Random): void {
  const { palette } = pen;
  for (const [i, color] of [palette.accent, palette.glow, palette.pop].entries()) {
    const radius = 92 - i * 26;
    pen.stroke(ellipse(0, 0, radius), mix(palette.ink, color, 0.28), 18);
    pen.stroke(arc(0, 0, radius, -90, -90 + random.between(150, 330)), color, 18);
  }
}

function clockHands(pen: Pen, random: Random): void {
  const { palette } = pen;
  const turned = (angle: number, shape: string, color: string): void =>
    pen.group(`rotate(${round(angle)})`, () => pen.path(shape, color));
  for (let minute = 0; minute < 60; minute++) {
    const isHour = minute % 5 === 0;
    const tick = rect(-1.5, -RADIUS + 26, isHour ? 5 : 2, isHour ? 20 : 10);
    turned(minute * 6, tick, isHour ? palette.pale : mix(palette.ink, palette.pale, 0.5));
  }
  turned(random.between(0, 360), rect(-6, -62, 12, 76, 6), palette.pale);
  turned(random.between(0, 360), rect(-4, -98, 8, 112, 4), palette.pale);
  turned(random.between(0, 360), rect(-1.5, -104, 3, 130, 2), palette.accent);
  pen.path(ellipse(0, 0, 9), palette.accent);
}

function pulseWaves(pen: Pen, random: Random): void {
  const { palette } = pen;
  for (const [i, color] of [palette.glow, palette.pop, palette.accent, palette.pale].entries()) {
    const pulse = wave(-RADIUS, RADIUS, -30 + i * 34, 26 - i * 3, 120 + i * 22, random.next());
    pen.stroke(pulse, color, 9);
  }
}

type Watch = { body: string; strap: string; isRound: boolean };

/** A watch laid flat, centered on the origin. */
function watch(pen: Pen, random: Random, { body, strap, isRound }: Watch): void {
  const { light, palette } = pen;
  const upperStrap = 'M-84 -120C-84 -250 -70 -330 -66 -420L66 -420C70 -330 84 -250 84 -120z';
  const lowerStrap = 'M-84 120C-84 250 -70 330 -66 420L66 420C70 330 84 250 84 120z';
  pen.solid(upperStrap, [-84, -420, 168, 300], strap, { shade: 0.85 });
  pen.solid(lowerStrap, [-84, 120, 168, 300], strap, { shade: 0.85 });
  for (let i = 0; i < 4; i++) pen.path(ellipse(0, 236 + i * 42, 8, 11), mix(strap, palette.ink, 0.65));
  const crown = rect(RADIUS - 6, -26, 30, 52, 8);
  pen.path(crown, mix(body, palette.ink, 0.4));

  const square = [-RADIUS * 0.95, -RADIUS * 1.08, RADIUS * 1.9, RADIUS * 2.16] as const;
  const casing = isRound ? ellipse(0, 0, RADIUS) : rect(...square, 58);
  pen.solid(casing, [-RADIUS, -RADIUS * 1.1, 2 * RADIUS, 2.2 * RADIUS], body, { shade: 0.85 });
  const face = isRound
    ? ellipse(0, 0, RADIUS - 18)
    : rect(square[0] + 16, square[1] + 16, square[2] - 32, square[3] - 32, 44);
  pen.path(face, palette.ink);
  const show = random.pick([activityRings, clockHands, pulseWaves]);
  pen.inside(face, () => {
    show(pen, random);
    pen.spray(
      rect(-RADIUS, -RADIUS * 1.1, 2 * RADIUS, 2.2 * RADIUS),
      pen.linear(-light * RADIUS, -RADIUS, light * RADIUS, RADIUS, [0, '#FFFFFF', 0.4], [0.42, '#FFFFFF', 0]),
    );
  });
}

function tiltedWatch(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(light * 60, -40, 330, 60, 0.55);
  pen.group(`translate(0 -290) rotate(${round(light * random.between(14, 24))}) scale(1.08)`, () =>
    watch(pen, random, { body: palette.body, strap: palette.accent, isRound: random.chance(0.5) }),
  );
}

function threeWatches(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  for (const [i, strap] of [palette.accent, palette.pop, palette.glow].entries()) {
    const isMiddle = i === 1;
    const place = `translate(${(i - 1) * 270} ${isMiddle ? -304 : -260}) rotate(${(i - 1) * 5}) scale(.78)`;
    pen.group(place, () => {
      pen.spray(
        rect(-60 + light * 60, -400, 170, 840, 60),
        pen.linear(0, -400, light * 120, -400, [0, palette.ink, 0.5], [1, palette.ink, 0.15]),
      );
      const body = isMiddle ? mix(palette.body, palette.ink, 0.25) : palette.body;
      watch(pen, random, { body, strap, isRound: !isMiddle });
    });
  }
}

export const watches: Motif = {
  palettes: ['mint', 'graphite', 'halpha', 'sky', 'sulfur'],
  backdrops: ['lines', 'window', 'disc'],
  drawings: [
    { seen: 'a smart watch lying at an angle', draw: tiltedWatch },
    { seen: 'three smart watches with different straps', draw: threeWatches },
  ],
};
