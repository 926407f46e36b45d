import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, polygon, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { charger } from './chargers.ts';
import { nookPorts, tower } from './desktops.ts';
import { cobbles, trio } from './networking.ts';
import { tankPrinter } from './printers.ts';
import { box, cord, port } from './props.ts';

/** Chargers, desktop computers, routers and printers of the best lists and cards. */

function quad(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-260, 0, 500, 110);
    cord(pen, 'M200 -60C380 -50 380 30 560 20', mix(palette.ink, palette.pale, 0.3), 17);
    box(pen, { x: -270, y: 0, width: 480, height: 260, depth: 140, color: palette.body });
    for (let i = 0; i < 3; i++) port(pen, -190 + i * 100, -130, 74);
    pen.path(rect(100, -160, 64, 60, 5), palette.ink);
    pen.path(rect(110, -136, 44, 12), palette.glow);
  });
}

/** The Duo 45 from pale to dark: the deal is for the white one, the test was of the gray. */
const duo = (darkness: number) => (pen: Pen) => {
  pen.cast(-170, 0, 340, 110);
  charger(pen, 0, 0, 330, 290, mix(pen.palette.pale, pen.palette.ink, darkness), 2);
};

/** Thin enough to go behind a paperback. */
function thinFold(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 560, 110);
    box(pen, { x: -20, y: 0, width: 270, height: 420, depth: 80, color: palette.pop });
    pen.path(rect(10, -360, 210, 90, 6), mix(palette.pop, palette.pale, 0.5));
    box(pen, { x: -310, y: 0, width: 270, height: 330, depth: 26, color: palette.body });
    for (const x of [-236, -150]) {
      pen.path(rect(x, -290, 40, 130, 6), mix(palette.body, palette.ink, 0.55));
      pen.block(x + 7, -284, 26, 112, 4, mix(palette.pale, palette.ink, 0.3));
    }
    port(pen, -175, -60, 80);
  });
}

function bigBank(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-160, 0, 320, 120);
  box(pen, { x: -170, y: 0, width: 330, height: 500, depth: 110, color: palette.accent });
  pen.path(rect(-130, -450, 250, 130, 12), palette.ink);
  for (let bar = 0; bar < 6; bar++)
    pen.path(rect(-108 + bar * 36, -350 - bar * 13, 24, 16 + bar * 13, 4), palette.glow);
  for (const x of [-70, 60]) port(pen, x, -60, 84);
}

function smallBank(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-150, 0, 300, 110);
    cord(pen, 'M70 -370C80 -500 280 -480 250 -330S180 -230 190 -170', palette.pop, 17);
    pen.block(174, -190, 36, 60, 8, mix(palette.ink, palette.pale, 0.3));
    pen.block(-150, -370, 270, 370, 50, palette.body, { shade: 0.8 });
    for (let lamp = 0; lamp < 4; lamp++)
      pen.path(
        ellipse(-84 + lamp * 44, -60, 11),
        lamp < 2 ? palette.glow : mix(palette.body, palette.ink, 0.5),
      );
  });
}

function towerOne(pen: Pen): void {
  pen.cast(-120, 0, 240, 120);
  tower(pen, 0, 0, 250, 520, pen.palette.body);
}

function cube(pen: Pen, height: number, color: string): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 120);
  box(pen, { x: -160, y: 0, width: 320, height, depth: 110, color });
  pen.stroke(ellipse(0, -height + 150, 56), mix(color, palette.pale, 0.5), 9);
  pen.path(ellipse(120, -36, 9), palette.glow);
}

function cubePro(pen: Pen): void {
  const { light, palette } = pen;
  cube(pen, 500, palette.pop);
  for (const x of [-90, -10]) port(pen, x, -60, 64);
  box(pen, {
    x: light * 370 - 100,
    y: 20,
    width: 200,
    height: 84,
    depth: 60,
    color: mix(palette.ink, palette.pale, 0.2),
  });
}

function nook(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-280, 0, 560, 110);
  const top = polygon([-210, -260], [210, -260], [290, -180], [-290, -180]);
  pen.solid(top, [-290, -260, 580, 80], mix(palette.body, palette.pale, 0.35), { angle: 90, shade: 0.3 });
  pen.block(-296, -190, 592, 190, 46, palette.body, { shade: 0.8 });
  pen.stroke(ellipse(0, -222, 110, 20), mix(palette.body, palette.ink, 0.3), 7);
  pen.group('translate(0 247) scale(1.35)', () => nookPorts(pen));
}

function stack(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 120);
  pen.block(-110, -480, 220, 480, 8, mix(palette.ink, palette.body, 0.2), { shade: 0.5 });
  for (let fin = 0; fin < 8; fin++) {
    // One module stands out: it slides on rails.
    const out = fin === 4 ? pen.light * 90 : 0;
    pen.block(-160 + out, -56 - fin * 58, 320, 34, 8, fin === 4 ? palette.accent : palette.body, {
      angle: 90,
    });
  }
}

function unit(pen: Pen): void {
  const { palette } = pen;
  for (let i = 1; i <= 3; i++)
    pen.stroke(
      arc(0, -300, 90 + i * 60, 220, 320),
      palette.glow,
      14 - i * 2,
      `opacity="${round(1.1 - i * 0.25)}"`,
    );
  trio(pen, 0, 0, 1.15);
}

function threeUnits(pen: Pen): void {
  trio(pen, -270, -10, 0.9);
  trio(pen, 270, -10, 0.9);
  trio(pen, 0, 30, 1.25);
}

/** A wide black router with eight antennas and a fan. */
function fastRouter(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-350, 0, 700, 110);
  for (let i = 0; i < 6; i++)
    pen.group(`translate(${-300 + i * 120} -140) rotate(${(i - 2.5) * 7})`, () =>
      pen.block(-13, -300, 26, 320, 10, mix(palette.body, palette.ink, 0.4)),
    );
  pen.block(-370, -170, 740, 170, 30, palette.body, { shade: 0.8 });
  pen.path(ellipse(220, -86, 62), palette.ink);
  for (let blade = 0; blade < 6; blade++)
    pen.group(`translate(220 -86) rotate(${blade * 60})`, () =>
      pen.path('M0 0C-16 -16 -14 -40 4 -54C16 -36 12 -14 0 0z', palette.accent),
    );
  for (let lamp = 0; lamp < 6; lamp++) pen.path(ellipse(-310 + lamp * 44, -86, 9), palette.glow);
}

/** It looks like a cable box: low, plain, five ports. */
function plainRouter(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-340, 0, 680, 110);
  for (const side of [-1, 1])
    pen.block(side * 280 - 11, -330, 22, 250, 10, mix(palette.body, palette.ink, 0.3));
  box(pen, { x: -350, y: 0, width: 680, height: 130, depth: 110, color: palette.body });
  for (let i = 0; i < 5; i++) {
    pen.path(rect(-300 + i * 80, -96, 60, 56, 5), palette.ink);
    pen.path(rect(-290 + i * 80, -90, 40, 10), palette.glow);
  }
  pen.path(ellipse(220, -66, 12), palette.accent);
}

function shieldRouter(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-190, 0, 380, 120);
  pen.block(-150, -36, 300, 36, 12, mix(palette.body, palette.ink, 0.4), { angle: 90 });
  pen.solid(
    'M0 -540C80 -500 160 -480 230 -480C240 -270 180 -110 0 -24C-180 -110 -240 -270 -230 -480C-160 -480 -80 -500 0 -540z',
    [-236, -540, 472, 516],
    palette.body,
  );
  pen.stroke(
    'M0 -480C60 -450 120 -436 176 -434C178 -270 130 -150 0 -80C-130 -150 -178 -270 -176 -434C-120 -436 -60 -450 0 -480z',
    palette.accent,
    12,
  );
  for (let i = 1; i <= 3; i++) pen.stroke(arc(0, -210, i * 54, 225, 315), palette.glow, 20);
  pen.path(ellipse(0, -204, 20), palette.glow);
}

function laserPrinter(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-270, 0, 540, 120);
  pen.block(-270, -400, 540, 400, 26, mix(palette.ink, palette.body, 0.4), { shade: 0.6 });
  pen.path(polygon([-190, -400], [170, -400], [130, -450], [-150, -450]), palette.pale);
  pen.path(rect(-220, -350, 330, 36, 10), palette.ink);
  for (const y of [-190, -100]) pen.path(rect(-240, y, 480, 6), palette.ink);
  pen.path(rect(150, -350, 84, 60, 8), palette.glow);
  pen.solid(rectWithCorners(-70, -60, 140, 24, [4, 4, 10, 10]), [-70, -60, 140, 24], palette.ink);
}

function tank(pen: Pen): void {
  pen.cast(-320, 0, 640, 120);
  tankPrinter(pen, 0, 0, 1.4);
}

export const picksAtHome: StoryDrawings = {
  'ampersand-duo-45-deal-1': { palette: 'sodium', backdrop: 'disc', draw: duo(0.06) },
  'best-chargers-and-power-banks-1': { palette: 'apricot', backdrop: 'plain', draw: quad },
  'best-chargers-and-power-banks-2': { palette: 'sky', backdrop: 'plain', draw: duo(0.45) },
  'best-chargers-and-power-banks-3': { palette: 'lilac', backdrop: 'plain', draw: thinFold },
  'best-chargers-and-power-banks-4': { palette: 'nebula', backdrop: 'plain', draw: bigBank },
  'best-chargers-and-power-banks-5': { palette: 'argon', backdrop: 'plain', draw: smallBank },
  'best-desktop-computers-1': { palette: 'fog', backdrop: 'plain', draw: towerOne },
  'best-desktop-computers-2': {
    palette: 'mint',
    backdrop: 'plain',
    draw: (pen) => cube(pen, 320, pen.palette.accent),
  },
  'best-desktop-computers-3': { palette: 'ultra', backdrop: 'plain', draw: nook },
  'best-desktop-computers-4': { palette: 'tide', backdrop: 'plain', draw: stack },
  'best-desktop-computers-5': { palette: 'apricot', backdrop: 'plain', draw: cubePro },
  'best-wi-fi-routers-1': { palette: 'argon', backdrop: 'plain', draw: threeUnits },
  'best-wi-fi-routers-2': { palette: 'rose', backdrop: 'plain', draw: fastRouter },
  'best-wi-fi-routers-3': { palette: 'nebula', backdrop: 'plain', draw: plainRouter },
  'best-wi-fi-routers-4': { palette: 'ember', backdrop: 'plain', draw: cobbles },
  'best-wi-fi-routers-5': { palette: 'ultra', backdrop: 'plain', draw: unit },
  'best-wi-fi-routers-6': { palette: 'sodium', backdrop: 'plain', draw: shieldRouter },
  'northbeam-trio-3': { palette: 'nebula', backdrop: 'disc', draw: threeUnits },
  'laser-or-ink-tank-printer-1': { palette: 'argon', backdrop: 'plain', draw: laserPrinter },
  'laser-or-ink-tank-printer-2': { palette: 'lilac', backdrop: 'plain', draw: tank },
};
