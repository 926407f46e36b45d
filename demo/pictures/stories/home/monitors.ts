import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { ground, tag } from './props.ts';

function foot(pen: Pen, top: number, color: string): void {
  pen.path(rect(-22, top, 44, -top - 16), color);
  pen.block(-140, -24, 280, 24, 11, color, { angle: 90 });
}

function desk(pen: Pen, color: string): void {
  pen.block(-620, 0, 1240, 34, 6, color, { angle: 90, shade: 0.7 });
  pen.path(rect(-560, 34, 40, 200), mix(color, pen.palette.ink, 0.4));
  pen.path(rect(520, 34, 40, 200), mix(color, pen.palette.ink, 0.4));
}

function paperMonitor(pen: Pen): void {
  const { palette } = pen;
  const sheet = mix(palette.pale, palette.glow, 0.25);
  pen.facing(() => {
    desk(pen, palette.accent);
    pen.cast(-130, 0, 260, 34);
    foot(pen, -120, mix(palette.pale, palette.ink, 0.3));
    pen.block(-260, -490, 570, 380, 6, sheet, { shade: 0.5, shadeColor: mix(sheet, palette.ink, 0.4) });
    for (let row = 0; row < 8; row++) {
      const width = [440, 470, 400, 460, 240, 450, 470, 320][row] ?? 400;
      pen.path(rect(-210, -446 + row * 40, width, 14, 4), mix(sheet, palette.ink, 0.42));
    }
    pen.inside(rect(-260, -490, 570, 380, 6), () =>
      pen.spray(
        rect(-260, -490, 570, 380),
        pen.linear(-260, -490, 240, -110, [0, palette.glow, 0.8], [1, palette.glow, 0]),
      ),
    );
    pen.spray(
      polygon([-392, -424], [-276, -500], [-260, -490], [-260, -180]),
      pen.linear(-330, -460, -230, -200, [0, palette.glow, 0.7], [1, palette.glow, 0]),
    );
    pen.stroke(line([-520, 0], [-540, -300], [-370, -480]), mix(palette.ink, palette.pale, 0.25), 16);
    pen.ball(-540, -300, 18, palette.ink);
    pen.block(-590, -18, 140, 20, 10, mix(palette.ink, palette.pale, 0.25));
    pen.group('translate(-350 -480) rotate(-38)', () => {
      pen.solid(polygon([-40, -36], [40, -36], [92, 50], [-92, 50]), [-92, -36, 184, 86], palette.pop);
      pen.path(ellipse(0, 50, 72, 14), palette.glow);
    });
  });
}

/** A monitor from above: a thin bar with a foot behind it. */
function fromAbove(pen: Pen, x: number, y: number, width: number, turn: number, color: string): void {
  pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    pen.path(rect(-width / 2 + 10, -6, width, 40, 10), pen.palette.ink, 'opacity=".3"');
    pen.block(-60, -70, 120, 74, 16, mix(color, pen.palette.ink, 0.25));
    pen.block(-width / 2, -18, width, 40, 10, color, { angle: 90 });
    pen.path(rect(-width / 2 + 8, 12, width - 16, 10, 4), pen.palette.glow);
  });
}

function protractor(pen: Pen): void {
  const { palette } = pen;
  const shape = 'M-190 0A190 190 0 0 1 190 0z';
  pen.path(shape, palette.pale, 'opacity=".82"');
  pen.stroke(shape, palette.accent, 9);
  pen.stroke(arc(0, 0, 110, -180, 0), palette.accent, 5);
  for (let i = 1; i < 18; i++)
    pen.group(`rotate(${i * 10 - 90})`, () =>
      pen.path(rect(-2.5, -184, 5, i % 3 ? 22 : 40, 2), mix(palette.accent, palette.ink, 0.4)),
    );
  pen.path(ellipse(0, -6, 9), palette.ink);
}

function deskFromAbove(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.floor);
  pen.group('translate(0 -20) scale(.94)', () => twoWays(pen));
}

function twoWays(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.wallLow, palette.pale, 0.25);
  pen.path(rect(-570, -500, 1160, 530, 24), palette.ink, 'opacity=".3"');
  pen.block(-580, -520, 1160, 530, 24, wood, { shade: 0.45 });
  fromAbove(pen, -300, -400, 470, 0, palette.body);
  for (const [x, turn] of [
    [190, 16],
    [440, -16],
  ] as const)
    fromAbove(pen, x, -390, 240, turn, palette.accent);
  // What each asks of the neck: one wide look, or two.
  for (const [x, reach] of [
    [-300, 190],
    [315, 210],
  ] as const) {
    pen.path(polygon([x, -60], [x - reach, -360], [x + reach, -360]), palette.glow, 'opacity=".35"');
    pen.block(x - 130, -130, 260, 86, 12, mix(palette.pale, palette.ink, 0.2), { angle: 90 });
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 8; column++)
        pen.path(
          rect(x - 116 + column * 30, -118 + row * 34, 22, 24, 4),
          mix(palette.pale, palette.ink, 0.45),
        );
  }
  pen.group('translate(5 -150) rotate(-8)', () => protractor(pen));
}

function priceOnStand(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    desk(pen, palette.accent);
    pen.cast(-130, 0, 260, 34);
    const gray = mix(palette.pale, palette.ink, 0.45);
    foot(pen, -190, gray);
    pen.block(-340, -560, 680, 390, 12, mix(palette.ink, palette.pale, 0.12), { shade: 0.3 });
    pen.inside(rect(-328, -548, 656, 356, 4), () => screenArt(pen, random, -328, -548, 656, 356, 'bands'));
    pen.stroke('M20 -120C60 -130 80 -120 92 -100', palette.ink, 5);
    tag(pen, 90, -112, 0.5, -14);
    pen.group('translate(330 -12) rotate(-4)', () => {
      pen.block(-150, -12, 230, 22, 3, palette.pop, { angle: 90 });
      pen.path(polygon([80, -12], [80, 10], [122, -1]), palette.pale);
    });
    pen.block(-480, -16, 300, 16, 2, palette.glow, { angle: 90 });
  });
}

/** The plain gray monitor alone, on a column that goes up and down, with its one cable. */
function plainMonitor(pen: Pen): void {
  const { palette } = pen;
  const gray = mix(palette.pale, palette.ink, 0.4);
  pen.facing(() => {
    pen.cast(-150, 0, 300, 100);
    pen.stroke('M10 -240C140 -200 120 -60 260 -40C340 -30 420 -10 470 20', palette.accent, 13);
    pen.block(-26, -420, 52, 410, 8, mix(gray, palette.ink, 0.25));
    for (let i = 0; i < 6; i++) pen.path(rect(-12, -190 + i * 26, 24, 6, 3), palette.glow);
    pen.block(-170, -24, 340, 24, 10, gray, { angle: 90 });
    pen.block(-380, -560, 760, 340, 14, gray, { shade: 0.7 });
    pen.block(-362, -542, 724, 304, 4, mix(palette.ink, gray, 0.2), {
      shade: 0,
      shine: 0.5,
      shineColor: gray,
    });
  });
}

export const monitors: StoryDrawings = {
  'fenwick-paper-25': { palette: 'sodium', backdrop: 'plain', draw: paperMonitor },
  'one-big-monitor-or-two': { palette: 'sky', backdrop: 'plain', draw: deskFromAbove },
  'vantage-desk-27-229': { palette: 'rose', backdrop: 'window', draw: priceOnStand },
  'vantage-desk-27-229-1': { palette: 'ultra', backdrop: 'disc', draw: plainMonitor },
};
