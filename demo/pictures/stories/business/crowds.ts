import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { scaled } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { lit, metal, paperPlane, spread } from './props.ts';

/** Many of a kind at one place. */

function pairOfShoes(pen: Pen, x: number, y: number, fill: string, tall: boolean): void {
  const { palette } = pen;
  for (const dx of [0, 40]) {
    pen.group(`translate(${x + dx} ${y - (dx ? 0 : 5)})`, () => {
      const top = tall ? -84 : -44;
      pen.solid(`M-34 0V${top}h38v${-top - 30}C30 -28 44 -18 44 0z`, [-34, top, 78, -top], fill, {
        shade: 0.6,
      });
      pen.path(rect(-36, -7, 82, 9, 4), mix(fill, palette.ink, 0.6));
      pen.path(rect(-34, top, 38, 9, 3), mix(fill, palette.pale, 0.5));
    });
  }
}

function stepsFullOfShoes(pen: Pen): void {
  const { palette } = pen;
  const stone = mix(palette.accent, palette.ink, 0.3);
  const fills = [
    palette.pop,
    palette.body,
    palette.glow,
    palette.pale,
    mix(palette.pop, palette.ink, 0.4),
    palette.accent,
  ];
  let count = 0;
  for (let step = 4; step >= 0; step--) {
    const half = 470 - step * 34;
    const y = -step * 104;
    if (step === 0) pen.cast(-half, 10, 2 * half, 70);
    pen.block(-half, y - 92, 2 * half, 104, 0, mix(stone, palette.pale, 0.06 + step * 0.03), { shade: 0.5 });
    pen.block(-half - 12, y - 104, 2 * half + 24, 26, 4, mix(stone, palette.pale, 0.3), { angle: 90 });
    for (const x of spread(-half + 60, half - 90, 6))
      pairOfShoes(pen, x, y - 98, cycle(fills, count++), count % 4 === 1);
  }
  for (const x of [-560, 560]) {
    pen.block(x - 16, -250, 32, 270, 6, palette.ink, { shade: 0.2 });
    pen.ball(x, -262, 26, palette.glow);
  }
  for (let i = 0; i <= 26; i++) {
    const x = -546 + i * 42;
    const y = -190 + 170 * (1 - ((x / 560) * x) / 560);
    pen.stroke(ellipse(x, y, i % 2 ? 21 : 14, i % 2 ? 10 : 15), palette.glow, 8);
  }
}

function bird(pen: Pen, fill: string, whistle: boolean): void {
  const { palette } = pen;
  for (const x of [-12, 14]) pen.stroke(line([x, -14], [x, 6]), palette.ink, 6);
  pen.path(polygon([-50, -50], [-104, 44], [-62, 52], [-18, -20]), mix(fill, palette.ink, 0.4));
  pen.solid(
    'M-60 -40C-60 -110 0 -130 30 -170C80 -190 86 -110 70 -70C50 -10 -40 0 -60 -40z',
    [-60, -180, 146, 180],
    fill,
  );
  pen.ball(44, -158, 38, fill);
  pen.path(polygon([76, -170], [112, -152], [76, -140]), palette.glow);
  pen.solid(
    'M-50 -44C-40 -100 10 -104 26 -70C10 -30 -30 -20 -50 -44z',
    [-50, -104, 76, 84],
    mix(fill, palette.ink, 0.25),
  );
  if (!whistle) return;
  pen.stroke('M16 -128C30 -100 60 -96 78 -118', palette.pale, 8);
  pen.stroke(line([52, -104], [56, -70]), palette.pale, 6);
  pen.ball(54, -52, 20, palette.glow);
  pen.block(54, -70, 40, 18, 4, palette.glow);
}

function birdsOnAWire(pen: Pen): void {
  const { palette } = pen;
  for (const x of [-600, 600]) {
    pen.block(x - 16, -640, 32, 640, 0, mix(palette.ink, palette.accent, 0.3), { angle: 0 });
    pen.block(x - 70, -470, 140, 22, 4, mix(palette.ink, palette.accent, 0.3));
  }
  const sag = (x: number) => -470 + 190 * (1 - (x / 600) ** 2);
  pen.stroke('M-600 -470Q0 -90 600 -470', palette.ink, 9);
  pen.stroke('M-600 -440Q0 -20 600 -440', palette.ink, 5, 'opacity=".5"');
  const fills = [palette.body, palette.pop, palette.accent];
  for (const [i, x] of spread(-430, 430, 7).entries())
    pen.group(`translate(${round(x)} ${round(sag(x) - 4)}) scale(1.02)`, () =>
      bird(pen, cycle(fills, i), i === 2 || i === 5),
    );
}

function planesAtAWindow(pen: Pen, random: Random): void {
  const { palette } = pen;
  const [cx, cy] = [330, -330];
  pen.block(120, -800, 900, 1100, 0, mix(palette.body, palette.wallLow, 0.3), { shade: 0.5 });
  pen.halo(ellipse(cx, cy, 120), palette.glow, 0.8);
  pen.path(ellipse(cx, cy, 98), palette.glow);
  pen.stroke(ellipse(cx, cy, 98), palette.ink, 20);
  const fills = [palette.pale, palette.pale, palette.accent, palette.pop, palette.pale];
  for (let ring = 6; ring >= 0; ring--)
    for (let i = 0; i < 5; i++) {
      const reach = 130 + ring * 118 + random.between(-34, 34);
      const angle = 118 + i * 31 + (ring % 2) * 15 + random.between(-6, 6);
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const y = cy + dy * reach * 0.72;
      if (y > 40 || y < -640) continue;
      const tilt = (Math.atan2(-dy * 0.72, -dx) * 180) / Math.PI;
      pen.group(`translate(${round(cx + dx * reach)} ${round(y)}) rotate(${round(tilt)})`, () =>
        paperPlane(pen, 92 + ring * 13, cycle(fills, ring + i)),
      );
    }
}

function foldingChair(pen: Pen, fill: string): void {
  const { palette } = pen;
  pen.pool(6, 4, 80, 12, 0.6);
  pen.stroke(line([-46, 0], [34, -220]), metal(pen), 10);
  pen.stroke(line([50, 0], [-40, -118]), metal(pen), 10);
  pen.block(-62, -128, 116, 24, 8, fill, { angle: 90 });
  pen.group('rotate(20 30 -200)', () => pen.block(8, -250, 30, 96, 10, fill));
  pen.path(ellipse(34, -220, 7), palette.ink);
}

function lineAtTheMicrophone(pen: Pen): void {
  const { palette } = pen;
  const fills = [palette.accent, palette.pop, palette.body];
  const spots = Array.from({ length: 15 }, (_, i) => {
    const part = i / 14;
    return [
      560 - 720 * part + 420 * Math.sin(part * Math.PI * 1.15) * (1 - part) - 60 * part,
      -170 + 220 * part ** 1.5,
      0.3 + 0.72 * part ** 1.3,
    ] as const;
  });
  for (const [i, [x, y, size]] of spots.entries())
    pen.group(`translate(${round(x)} ${round(y)}) scale(${round(size * 100) / 100})`, () =>
      foldingChair(pen, cycle(fills, i)),
    );
  pen.group('translate(-410 20)', () => {
    pen.cast(-110, 0, 220, 80);
    pen.cylinder(0, -24, 120, 24, palette.ink);
    pen.block(-11, -440, 22, 420, 8, metal(pen), { angle: 0 });
    pen.group('translate(0 -440) rotate(24)', () => {
      pen.block(-24, -130, 48, 140, 16, palette.ink, { shade: 0.3 });
      pen.ball(0, -150, 56, mix(palette.pale, palette.ink, 0.35));
      pen.stroke(arc(0, -150, 56, 0, 180), palette.ink, 10);
    });
    pen.stroke('M-8 -400C-50 -350 -60 -320 -58 -290M8 -400C-20 -350 -46 -320 -58 -290', palette.accent, 8);
    pen.block(-118, -292, 120, 84, 10, palette.pale, { shade: 0.3 });
    pen.path(rect(-118, -292, 120, 24, 8), palette.accent);
    pen.path(rect(-98, -250, 80, 14, 7), mix(palette.pale, palette.ink, 0.5));
  });
}

export const crowds: StoryDrawings = {
  'networks-that-close-the-door-at-500': {
    palette: 'sky',
    backdrop: 'arch',
    draw: scaled(lit(stepsFullOfShoes), 0.88),
  },
  'perch-will-pay-weekend-moderators': { palette: 'apricot', backdrop: 'disc', draw: lit(birdsOnAWire) },
  'postmark-drops-the-best-time-to-post': { palette: 'tide', backdrop: 'plain', draw: lit(planesAtAWindow) },
  'cartwheel-seller-day-live': {
    palette: 'halpha',
    backdrop: 'lines',
    draw: scaled(lit(lineAtTheMicrophone), 0.95),
  },
};
