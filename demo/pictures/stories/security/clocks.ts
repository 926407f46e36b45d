import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { bell, dial, stopwatch } from './props.ts';

/** A loaf scored as a stopwatch, on the board that goes into the oven. */
function loafWithAStopwatchFace(pen: Pen): void {
  const { palette } = pen;
  const crust = mix(palette.accent, palette.glow, 0.6);
  pen.facing(() => {
    pen.cast(-300, 0, 560, 110);
    pen.solid(
      polygon([-330, -34], [300, -34], [380, -24], [620, -24], [620, 4], [380, 4], [300, 16], [-330, 16]),
      [-330, -34, 950, 50],
      mix(palette.accent, palette.ink, 0.45),
      { angle: 90 },
    );
    pen.block(-30, -470, 60, 60, 18, mix(crust, palette.ink, 0.3));
    const loaf = 'M-360 -60C-370 -290 -210 -430 0 -430S370 -290 360 -60C350 -24 -350 -24 -360 -60z';
    pen.solid(loaf, [-366, -430, 732, 400], crust, { shade: 0.95 });
    for (const side of [-1, 1])
      for (const turn of [0, 60])
        pen.stroke(
          `M${side * (200 + turn)} ${-300 + turn * 1.6}C${side * (250 + turn)} ${-240 + turn * 1.5} ${side * (262 + turn)} -150 ${side * (250 + turn)} -100`,
          mix(crust, palette.pale, 0.55),
          13,
        );
    pen.group('translate(0 -222)', () => {
      pen.path(ellipse(0, 0, 160), mix(crust, palette.pale, 0.72));
      dial(pen, 156, 252);
      pen.stroke(ellipse(0, 0, 162), mix(crust, palette.ink, 0.4), 10, 'stroke-dasharray="46 12"');
    });
  });
}

/** The stopwatch lies on the policy, so both are seen from above and flattened. */
function stopwatchOnAPolicy(pen: Pen): void {
  const { palette } = pen;
  const paper = palette.pale;
  pen.facing(() => {
    pen.cast(-380, 0, 760, 90);
    for (let fold = 0; fold < 3; fold++) {
      const y = -34 - fold * 34;
      pen.solid(
        polygon([-360, y], [360, y], [400, y + 34], [-400, y + 34]),
        [-400, y, 800, 34],
        mix(paper, palette.ink, 0.26 - fold * 0.08),
        { angle: 90, shade: 0.4 },
      );
    }
    pen.solid(polygon([-270, -350], [270, -350], [380, -102], [-380, -102]), [-380, -350, 760, 248], paper, {
      shade: 0.35,
    });
    pen.path(polygon([-196, -350], [-140, -350], [-186, -102], [-256, -102]), palette.accent);
    pen.path(
      polygon([-256, -102], [-186, -102], [-186, 0], [-262, 0]),
      mix(palette.accent, palette.ink, 0.3),
    );
    pen.path(
      'M-190 -210C-290 -300 -330 -180 -200 -196C-120 -300 -60 -190 -190 -196z',
      mix(palette.accent, palette.ink, 0.15),
    );
    pen.group('translate(90 -226) scale(1 .6)', () => {
      pen.path(ellipse(16, 40, 190), palette.ink, 'opacity=".35"');
      pen.path(ellipse(0, 22, 186), mix(palette.body, palette.ink, 0.45));
      stopwatch(pen, 186, 150, palette.body);
    });
  });
}

/** An egg timer, sixty minutes on it, and the mouse that was clicked. */
function timerAndMouse(pen: Pen): void {
  const { palette } = pen;
  const wire = mix(palette.ink, palette.pale, 0.2);
  pen.facing(() => {
    pen.cast(-260, 0, 400, 120);
    const egg =
      'M-60 -540C90 -540 170 -340 170 -190C170 -60 80 0 -60 0S-290 -60 -290 -190C-290 -340 -210 -540 -60 -540z';
    pen.solid(egg, [-290, -540, 460, 540], palette.accent, { shade: 0.9 });
    pen.inside(egg, () => pen.path(rect(-300, -206, 480, 12), mix(palette.accent, palette.ink, 0.5)));
    pen.group('translate(-60 -340)', () => {
      pen.path(ellipse(0, 0, 116), palette.pale);
      dial(pen, 114, 0);
    });
    for (const [i, y] of [-120, -82, -46].entries()) {
      const half = 218 - i * 22;
      const turn = `M${-60 - half} ${y - 30}C${-60 - half * 0.6} ${y + 32} ${-60 + half * 0.6} ${y + 32} ${-60 + half} ${y - 30}`;
      pen.stroke(turn, mix(wire, palette.ink, 0.6), 22, 'transform="translate(0 4)"');
      pen.stroke(turn, wire, 16);
    }
    pen.stroke('M110 -76C180 -10 240 -110 330 -70', wire, 16);
    pen.pool(410, 8, 140, 20, 0.6);
    pen.solid(
      'M310 0C290 -110 380 -130 430 -120C500 -108 530 -60 520 0z',
      [300, -130, 226, 130],
      palette.body,
      { shade: 0.8 },
    );
    pen.stroke('M306 -34C380 -30 460 -34 522 -40', mix(palette.body, palette.ink, 0.5), 5);
    pen.block(352, -132, 46, 22, 11, palette.ink);
  });
}

/** Whoever noticed first rang; the largest bell is still moving. */
function fiveBells(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.block(-520, -60, 1040, 34, 6, palette.body, { angle: 90 });
    for (const x of [-400, 370])
      pen.solid(
        polygon([x, -26], [x + 34, -26], [x + 34, 60], [x + 20, 60]),
        [x, -26, 34, 86],
        mix(palette.body, palette.ink, 0.4),
      );
    pen.spray(
      rect(-500, -26, 1000, 60),
      pen.linear(0, -26, 0, 34, [0, palette.ink, 0.5], [1, palette.ink, 0]),
    );
    const bells = [
      [-430, 0.62, palette.pop],
      [-270, 0.86, palette.glow],
      [232, 1.05, mix(palette.accent, palette.pale, 0.35)],
      [430, 0.74, palette.pop],
    ] as const;
    for (const [x, size, color] of bells)
      pen.group(`translate(${x} -56)`, () => {
        pen.pool(10, 0, 110 * size, 10, 0.5);
        bell(pen, size, color);
      });
    pen.group('translate(-60 -56) rotate(17 90 0)', () => bell(pen, 1.5, palette.accent));
  });
}

export const clocks: StoryDrawings = {
  'bakery-rehearses-its-worst-night': { palette: 'sodium', backdrop: 'disc', draw: loafWithAStopwatchFace },
  'insurer-will-pay-firms-to-rehearse-a-restore': {
    palette: 'tide',
    backdrop: 'disc',
    draw: stopwatchOnAPolicy,
  },
  'the-first-hour-after-you-clicked': { palette: 'halpha', backdrop: 'disc', draw: timerAndMouse },
  'who-noticed-640-stolen-passwords-first': { palette: 'fog', backdrop: 'window', draw: fiveBells },
};
