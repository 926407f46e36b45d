import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { crescent, standingRing } from './props.ts';

function bedsideTable(pen: Pen, half: number): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.45);
  pen.block(-half, 0, 2 * half, 220, 0, mix(wood, palette.ink, 0.3), { shade: 0.4 });
  pen.stroke(rect(-half + 60, 50, 2 * half - 120, 220, 6), mix(wood, palette.ink, 0.65), 6);
  pen.block(-half - 30, -20, 2 * half + 60, 36, 6, wood, { angle: 90 });
}

/** One ring at the bedside, the moon in its band and in the glass. */
function ringAtBedside(pen: Pen): void {
  const { light, palette } = pen;
  crescent(pen, -light * 420, -460, 60, palette.pale);
  pen.group('translate(0 -40)', () => {
    bedsideTable(pen, 480);
    pen.cast(-120, -18, 220, 16);
    standingRing(pen, -light * 90, -206, 188, palette.body);
    crescent(pen, -light * 90 - light * 118, -326, 21, mix(palette.pop, palette.ink, 0.25));
    const glassX = light * 290;
    const glass = polygon([glassX - 86, -300], [glassX + 86, -300], [glassX + 66, -22], [glassX - 66, -22]);
    pen.path(glass, palette.pale, 'opacity=".22"');
    pen.path(
      polygon([glassX - 79, -200], [glassX + 79, -200], [glassX + 66, -22], [glassX - 66, -22]),
      palette.pop,
      'opacity=".6"',
    );
    pen.path(ellipse(glassX, -200, 79, 13), mix(palette.pop, palette.pale, 0.5));
    pen.stroke(glass, palette.pale, 6);
    pen.stroke(
      line([glassX - light * 60, -280], [glassX - light * 48, -60]),
      palette.pale,
      8,
      'opacity=".7"',
    );
  });
}

/** A hand asleep on a blanket, a ring on every finger, the clinic’s wires at the wrist. */
function handWithRings(pen: Pen): void {
  const { palette } = pen;
  const skin = mix(palette.accent, palette.pale, 0.35);
  pen.facing(() => {
    pen.solid(rect(-800, -330, 1600, 480), [-800, -330, 1600, 480], palette.pop, { angle: 90, shade: 0.5 });
    for (let fold = 0; fold < 4; fold++)
      pen.stroke(
        `M-800 ${-270 + fold * 110}Q-300 ${-330 + fold * 120} 100 ${-260 + fold * 108}T800 ${-300 + fold * 110}`,
        mix(palette.pop, palette.ink, 0.3),
        12,
        'opacity=".5"',
      );
    pen.path(
      'M-700 -240C-500 -220 -420 -220 -240 -230V-50C-420 -50 -500 -50 -700 -20z',
      mix(palette.body, palette.ink, 0.3),
    );
    pen.solid(
      'M-360 -226C-260 -226 -200 -262 -80 -262C40 -262 90 -230 90 -140C90 -50 40 -20 -80 -24C-200 -30 -260 -58 -360 -58z',
      [-360, -262, 450, 240],
      skin,
    );
    const fingers = [
      [60, -232, 190, -14, 44],
      [80, -174, 236, -4, 48],
      [80, -114, 226, 5, 47],
      [56, -56, 176, 14, 40],
    ] as const;
    const colors = [palette.glow, palette.ink, palette.pale, palette.body];
    for (const [i, [x, y, length, turn, thick]] of fingers.entries())
      pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
        pen.block(-60, -thick / 2, length + 60, thick, thick / 2, skin, { angle: 90, shade: 0.5 });
        pen.path(rect(length - 30, -thick * 0.26, 24, thick * 0.52, 10), mix(skin, palette.pale, 0.5));
        pen.block(52, -thick / 2 - 4, 24, thick + 8, 8, colors[i] ?? palette.glow, { angle: 90 });
      });
    pen.group('translate(-150 -240) rotate(-34)', () => {
      pen.block(-40, -24, 210, 50, 25, skin, { angle: 90, shade: 0.5 });
      pen.block(66, -29, 24, 60, 8, palette.glow, { angle: 90 });
    });
    for (const [y, turn] of [
      [-180, -60],
      [-100, 70],
    ] as const)
      pen.stroke(`M-354 ${y}C-420 ${y + turn} -520 ${y - turn} -800 ${y + turn * 1.6}`, palette.glow, 9);
    pen.block(-384, -236, 60, 188, 14, palette.body, { shade: 0.6 });
    for (const y of [-180, -100]) pen.ball(-354, y, 15, palette.accent);
  });
}

/** A ring tied to a blank tag above three steps down. */
function ringOnTag(pen: Pen): void {
  const { palette } = pen;
  for (const [i, height] of [250, 170, 90].entries()) {
    const x = -330 + i * 220;
    pen.cast(x, 0, 216, 60);
    pen.block(x, -height, 216, height, 4, [palette.pop, palette.accent, palette.body][i] ?? palette.body, {
      shade: 0.7,
    });
  }
  pen.group('translate(-120 -500) rotate(-10)', () => {
    const tag = polygon([-210, -74], [120, -74], [180, 0], [120, 74], [-210, 74]);
    pen.solid(tag, [-210, -74, 390, 148], palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.4) });
    pen.path(ellipse(126, 0, 17), palette.ink);
  });
  pen.stroke('M6 -522C80 -580 150 -520 150 -420', palette.ink, 8);
  standingRing(pen, 150, -306, 116, palette.body);
}

/** An alarm clock that grades you. */
function gradingClock(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(0 -40)', () => {
      bedsideTable(pen, 560);
      pen.solid(
        'M60 -30C30 -90 50 -200 110 -230C240 -270 400 -262 480 -222C530 -190 540 -80 510 -30C400 -6 160 -6 60 -30z',
        [30, -270, 510, 250],
        palette.pale,
        { shadeColor: mix(palette.pale, palette.pop, 0.6) },
      );
      pen.stroke(
        'M120 -190C180 -150 190 -120 180 -70M300 -230C280 -180 310 -150 360 -130M470 -180C430 -140 430 -90 450 -60',
        mix(palette.pale, palette.pop, 0.5),
        9,
      );
      pen.cast(-330, -18, 320, 16);
      for (const side of [-1, 1]) {
        pen.stroke(line([-170 + side * 110, -90], [-170 + side * 150, -24]), palette.ink, 30);
        pen.group(`translate(${-170 + side * 120} -440) rotate(${side * 32})`, () =>
          pen.solid(rectWithCorners(-70, -40, 140, 70, [70, 70, 0, 0]), [-70, -40, 140, 70], palette.glow),
        );
      }
      pen.block(-184, -470, 28, 60, 10, palette.ink);
      pen.ball(-170, -240, 196, palette.body);
      pen.path(ellipse(-170, -240, 154), palette.pale);
      pen.stroke(ellipse(-170, -240, 92), palette.accent, 26);
      pen.stroke(line([-236, -174], [-104, -306]), palette.accent, 26);
      for (let hour = 0; hour < 12; hour++)
        pen.group(`translate(-170 -240) rotate(${hour * 30})`, () =>
          pen.path(rect(-4, -148, 8, 20, 4), palette.ink),
        );
    });
  });
}

export const rings: StoryDrawings = {
  'aurelle-ring': { palette: 'sodium', backdrop: 'plain', draw: ringAtBedside },
  'best-smart-rings': { palette: 'tide', backdrop: 'plain', draw: handWithRings },
  'pulsefield-halo-two-deal': { palette: 'rose', backdrop: 'disc', draw: ringOnTag },
  'stop-grading-my-sleep': { palette: 'lilac', backdrop: 'window', draw: gradingClock },
};
