import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { box, cord, phoneBack, port, prongs } from './props.ts';

/** A small charger standing on `y` with its ports to the front. */
export function charger(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  ports = 2,
): void {
  prongs(pen, x + pen.light * width * 0.12, y - height, width * 0.2, height * 0.42);
  box(pen, { x: x - width / 2, y, width, height, depth: width * 0.34, color });
  for (let i = 0; i < ports; i++)
    port(pen, x, y - height * (ports === 1 ? 0.5 : 0.72 - i * (0.44 / (ports - 1))), width * 0.42);
}

/** A shoe from the side, opened by its heel so that the charger shows in it. */
function shoeWithCharger(pen: Pen): void {
  const { palette } = pen;
  const leather = palette.accent;
  pen.facing(() => {
    pen.cast(-430, 0, 700, 110);
    const lining = mix(leather, palette.ink, 0.6);
    pen.path('M-400 -330C-300 -380 -120 -380 -40 -330L-20 -200L-390 -200z', lining);
    charger(pen, -215, -255, 150, 210, mix(palette.pale, palette.ink, 0.06));
    const upper =
      'M-420 -340C-432 -240 -436 -130 -428 -40L330 -40C352 -130 300 -178 190 -196C90 -212 30 -260 -20 -350C-40 -300 -90 -276 -170 -268C-280 -260 -350 -280 -420 -340z';
    pen.solid(upper, [-436, -350, 790, 310], leather, { shade: 0.8 });
    pen.solid(rectWithCorners(-440, -52, 800, 52, [6, 30, 22, 22]), [-440, -52, 800, 52], palette.pale, {
      shadeColor: mix(palette.pale, palette.ink, 0.5),
    });
    for (let lace = 0; lace < 4; lace++)
      pen.stroke(
        line([-30 + lace * 46, -262 + lace * 26], [24 + lace * 46, -292 + lace * 36]),
        palette.pale,
        13,
      );
    pen.stroke('M-428 -150C-330 -120 -250 -130 -180 -46', mix(leather, palette.pale, 0.4), 8);
    pen.cast(400, 0, 150, 80);
    pen.ball(478, -82, 84, palette.pop);
    for (const radius of [56, 30])
      pen.stroke(arc(478, -82, radius, 20, 330), mix(palette.pop, palette.pale, 0.45), 11);
  });
}

/** An open suitcase from above: five devices in foam, a cable in the lid. */
function packedSuitcase(pen: Pen): void {
  const { light, palette } = pen;
  const shell = palette.accent;
  const foam = mix(palette.ink, palette.body, 0.2);
  pen.pool(light * 20, 10, 520, 60, 0.7);
  pen.block(-400, -560, 800, 260, 40, shell, { shade: 0.7 });
  pen.path(rect(-368, -530, 736, 200, 24), mix(shell, palette.ink, 0.45));
  for (const [i, width] of [300, 230, 160].entries())
    pen.stroke(ellipse(0, -430, width / 2, 74 - i * 18), mix(palette.glow, palette.ink, i * 0.12), 15);
  pen.block(150, -446, 84, 34, 8, palette.pale);
  pen.block(-400, -296, 800, 306, 40, shell, { shade: 0.8 });
  pen.path(rect(-372, -272, 744, 258, 22), foam);
  const hollow = mix(palette.ink, foam, 0.2);
  for (const [x, width, height, color, ports] of [
    [-334, 160, 150, palette.pop, 4],
    [-150, 118, 104, palette.glow, 2],
    [-8, 64, 150, palette.pale, 1],
    [84, 122, 206, palette.body, 2],
    [236, 100, 150, palette.pale, 1],
  ] as const) {
    pen.path(rect(x - 8, -142 - height / 2 - 8, width + 16, height + 16, 18), hollow);
    pen.block(x, -146 - height / 2, width, height, 16, color, { shade: 0.9 });
    for (let i = 0; i < ports; i++)
      port(pen, x + width / 2, -142 - height / 2 + 24 + i * 30, Math.min(40, width - 24));
  }
  for (const x of [-240, 170]) pen.block(x, -312, 70, 30, 8, mix(palette.pale, palette.ink, 0.25));
  pen.stroke('M-80 20v24a20 20 0 0 0 20 20h120a20 20 0 0 0 20 -20v-24', mix(palette.ink, shell, 0.3), 20);
}

/** The fine print on a charger under a glass. */
function magnifiedCharger(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const metal = mix(palette.pale, palette.ink, 0.25);
    pen.cast(-280, 0, 560, 120);
    for (const y of [-330, -180]) pen.block(-430, y, 170, 40, 6, metal, { angle: 90 });
    box(pen, { x: -270, y: 0, width: 520, height: 470, depth: 70, color: palette.body });
    const print = mix(palette.body, palette.ink, palette.dark ? 0.6 : 0.15);
    const marks = (scale: number, color: string) => {
      for (let row = 0; row < 5; row++)
        pen.stroke(
          line(
            [-110 * scale, (row - 2) * 32 * scale],
            [(110 - (row % 3) * 34) * scale, (row - 2) * 32 * scale],
          ),
          color,
          11 * scale,
          `stroke-dasharray="${14 * scale} ${9 * scale} ${30 * scale} ${9 * scale}" stroke-linecap="butt"`,
        );
    };
    pen.group('translate(-60 -250)', () => marks(1, mix(print, palette.pale, 0.3)));
    pen.group('translate(60 -250)', () => {
      pen.stroke(line([120, 120], [290, 290]), mix(palette.accent, palette.ink, 0.2), 46);
      pen.path(ellipse(0, 0, 168), mix(palette.pale, palette.glow, 0.3));
      pen.inside(ellipse(0, 0, 168), () => {
        pen.group('translate(-20 0)', () => marks(1.9, palette.ink));
        pen.spray(
          ellipse(0, 0, 168),
          pen.linear(-168, -168, 168, 168, [0, palette.pale, 0.7], [0.5, palette.pale, 0]),
        );
      });
      pen.stroke(ellipse(0, 0, 172), mix(palette.ink, palette.accent, 0.25), 34);
      pen.stroke(ellipse(0, 0, 172), palette.accent, 22);
    });
  });
}

/** A charging disc whose braided cable leaves like the tail of a comma, and a phone above it. */
function puckUnderPhone(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(0, 12, 430, 54, 0.6);
    const tail = 'M-150 -30C-330 -20 -420 40 -520 10S-640 -90 -700 -60';
    cord(pen, tail, palette.accent, 22);
    pen.stroke(
      tail,
      mix(palette.accent, palette.ink, 0.5),
      18,
      'stroke-dasharray="4 16" stroke-linecap="butt"',
    );
    pen.cylinder(0, -50, 210, 50, palette.body, { depth: 52 });
    pen.stroke(ellipse(0, -50, 150, 37), mix(palette.body, palette.accent, 0.7), 9);
    for (const reach of [0, 1, 2])
      pen.stroke(
        ellipse(0, -96 - reach * 30, 150 - reach * 26, 30 - reach * 5),
        palette.glow,
        8,
        `opacity="${0.9 - reach * 0.25}"`,
      );
    pen.group('translate(36 -330) rotate(64)', () => {
      phoneBack(pen, { width: 232, height: 480, color: palette.pop });
      pen.block(-94, -216, 92, 150, 40, mix(palette.pop, palette.ink, 0.4));
      for (const y of [-176, -106]) pen.ball(-48, y, 28, palette.ink);
      pen.stroke(ellipse(0, 40, 74), mix(palette.pop, palette.pale, 0.5), 10);
    });
  });
}

/** A balance with ten chargers on the low pan and two on the high one. */
function chargerBalance(pen: Pen): void {
  const { palette } = pen;
  const brass = mix(palette.glow, palette.ink, 0.15);
  pen.facing(() => {
    pen.cast(-150, 0, 300, 120);
    pen.block(-150, -34, 300, 34, 12, brass, { angle: 90 });
    pen.block(-18, -470, 36, 440, 8, brass);
    pen.ball(0, -486, 32, palette.accent);
    pen.stroke(line([-350, -390], [350, -530]), mix(brass, palette.ink, 0.2), 22);
    for (const [x, top, pan] of [
      [-350, -390, -110],
      [350, -530, -250],
    ] as const) {
      for (const side of [-1, 1])
        pen.stroke(line([x, top], [x + side * 150, pan - 10]), mix(brass, palette.pale, 0.3), 6);
    }
    const colors = [palette.body, palette.pop, palette.accent, mix(palette.ink, palette.body, 0.3)];
    const heap = [
      [-440, 0],
      [-360, 0],
      [-280, 0],
      [-400, 66],
      [-316, 66],
      [-360, 128],
    ] as const;
    cord(pen, 'M-450 -150C-520 -260 -330 -300 -300 -190S-420 -100 -470 -190', palette.pop, 11);
    for (const [i, [x, up]] of heap.entries())
      charger(pen, x, -112 - up, 72, 66, colors[i % 4] ?? palette.body, 1);
    cord(pen, 'M-400 -230C-330 -170 -260 -240 -250 -130S-210 -60 -190 -40', palette.accent, 11);
    for (const x of [310, 392]) charger(pen, x, -252, 70, 66, x > 350 ? palette.pop : palette.body, 1);
    for (const [x, y] of [
      [-350, -110],
      [350, -250],
    ] as const)
      pen.solid(
        `M${x - 170} ${y}h340c-20 62 -90 84 -170 84s-150 -22 -170 -84z`,
        [x - 170, y, 340, 84],
        brass,
      );
  });
}

export const chargers: StoryDrawings = {
  'ampersand-duo-45-deal': { palette: 'mint', backdrop: 'window', draw: shoeWithCharger },
  'best-chargers-and-power-banks': { palette: 'sodium', backdrop: 'plain', draw: packedSuitcase },
  'how-to-read-a-charger': { palette: 'apricot', backdrop: 'lines', draw: magnifiedCharger },
  'tessel-puck': { palette: 'lilac', backdrop: 'arch', draw: puckUnderPhone },
  'twelve-chargers-from-one-drawer-weighed': { palette: 'tide', backdrop: 'window', draw: chargerBalance },
};
