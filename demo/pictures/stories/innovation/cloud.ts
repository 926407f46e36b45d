import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import { puff } from '../../motifs/cloud.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { clockFace, houseKey, outdoors, rack, steelOf } from './props.ts';

const aisle: Draw = (pen, random) => {
  const { palette } = pen;
  const end = { x: 0, top: -470, foot: -150 };
  pen.path(rect(-1000, -1000, 2000, 1300), mix(palette.wallTop, palette.ink, 0.5));
  pen.solid(
    polygon([-120, end.foot], [120, end.foot], [420, 130], [-420, 130]),
    [-420, end.foot, 840, 280],
    mix(palette.floor, palette.pale, 0.14),
    { angle: 90 },
  );
  for (const y of [-110, -50, 40])
    pen.stroke(line([-420, y], [420, y]), mix(palette.floor, palette.ink, 0.4), 3);
  pen.block(-120, end.top, 240, end.foot - end.top, 0, mix(palette.wallLow, palette.ink, 0.1), {
    shade: 0.4,
  });
  pen.halo(ellipse(0, -350, 110), palette.glow, 0.7);
  clockFace(pen, 0, -350, 84);
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      // Racks nearer to the reader are wider and taller; each is a slanted panel.
      const near = (5 - i) * 0.2;
      const far = (4 - i) * 0.2;
      const xOf = (part: number) => side * (120 + 500 * part ** 1.5);
      const topOf = (part: number) => end.top - 330 * part ** 1.5;
      const footOf = (part: number) => end.foot + 330 * part ** 1.5;
      const [x0, x1] = [xOf(near), xOf(far)];
      const panel = polygon([x0, topOf(near)], [x1, topOf(far)], [x1, footOf(far)], [x0, footOf(near)]);
      const fill = cycle([palette.body, mix(palette.body, palette.accent, 0.25)], i);
      pen.solid(
        panel,
        [Math.min(x0, x1), topOf(near), Math.abs(x0 - x1), footOf(near) - topOf(near)],
        mix(fill, palette.ink, 0.6),
      );
      for (let slot = 1; slot < 13; slot++) {
        const y = (part: number) => topOf(part) + ((footOf(part) - topOf(part)) * slot) / 13;
        pen.stroke(line([x0 - side * 10, y(near)], [x1 + side * 4, y(far)]), palette.ink, 5);
        if (!random.chance(0.75)) continue;
        const at = random.between(0.25, 0.75);
        const [x, dotY] = [x0 + (x1 - x0) * at, y(near) + (y(far) - y(near)) * at - 9];
        pen.path(
          ellipse(x, dotY, 3 + near * 4),
          random.pick([palette.glow, palette.glow, palette.pop, palette.accent]),
        );
      }
    }
};

const cloudOnCoins: Draw = (pen) => {
  const { palette } = pen;
  const gold = mix(palette.glow, palette.accent, 0.35);
  for (const [i, count] of [3, 6, 9].entries()) {
    const x = -300 + i * 210;
    pen.cast(x - 86, 0, 172, 100);
    for (let coin = 0; coin < count; coin++)
      pen.cylinder(x, -30 - coin * 34, 86, 28, cycle([gold, mix(gold, palette.pale, 0.25)], coin), {
        depth: 16,
      });
  }
  puff(pen, 130, -380, 0.78, mix(palette.pale, palette.body, palette.dark ? 0.2 : 0));
  pen.stroke('M290 -380C360 -360 370 -320 372 -280', palette.pop, 6);
  pen.group('translate(372 -200) rotate(8)', () => {
    pen.solid(
      polygon([0, -92], [62, -40], [62, 110], [-62, 110], [-62, -40]),
      [-62, -92, 124, 202],
      palette.pop,
    );
    pen.path(ellipse(0, -46, 13), palette.ink);
    pen.stroke(line([0, 76], [0, 4]), palette.pale, 14);
    pen.stroke(line([-28, 32], [0, 0], [28, 32]), palette.pale, 14);
  });
};

const streetOfServers: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(
    pen,
    [mix(palette.wallTop, palette.ink, 0.5), palette.wallTop],
    mix(palette.floor, palette.ink, 0.4),
    -70,
  );
  const dark = new Set([2, 4]);
  for (let i = 0; i < 6; i++) {
    const x = -540 + i * 184;
    const tall = cycle([440, 350, 400], i);
    const fill = mix(palette.body, palette.ink, dark.has(i) ? 0.82 : 0.5);
    pen.cast(x, -30, 160, 60);
    pen.block(x, -30 - tall, 160, tall, 6, fill, { shade: 0.7 });
    pen.solid(
      polygon([x - 12, -28 - tall], [x + 80, -100 - tall], [x + 172, -28 - tall]),
      [x - 12, -100 - tall, 184, 72],
      mix(palette.accent, palette.ink, dark.has(i) ? 0.7 : 0.25),
    );
    for (let y = -tall + 10; y < -90; y += 58) {
      pen.path(rect(x + 18, y, 124, 36, 4), mix(palette.ink, palette.body, 0.06));
      if (dark.has(i)) continue;
      for (let lamp = 0; lamp < 3; lamp++)
        pen.path(rect(x + 28 + lamp * 38, y + 9, 26, 18, 3), random.chance(0.8) ? palette.glow : palette.pop);
    }
  }
  const x = -92;
  pen.halo(ellipse(x, 20, 130, 80), palette.glow, 0.9);
  pen.spray(ellipse(x, 46, 210, 40), pen.radial(x, 46, 210, [0, palette.glow, 0.9], [1, palette.glow, 0]));
  pen.stroke(`M${x - 34} -34C${x - 40} -90 ${x + 40} -90 ${x + 34} -34`, steelOf(pen), 8);
  pen.block(x - 40, -44, 80, 18, 6, palette.pop);
  pen.block(x - 32, -28, 64, 68, 8, palette.glow, { shade: 0.2 });
  pen.block(x - 46, 38, 92, 22, 6, palette.pop);
};

const shutDoor: Draw = (pen, random) => {
  const { palette } = pen;
  const steel = mix(steelOf(pen), palette.body, 0.3);
  for (const x of [-640, -480, 320, 480]) {
    pen.cast(x, 0, 150, 60);
    rack(pen, random, [x, 0, 150, 560], 0.25);
  }
  pen.block(-310, -600, 440, 600, 0, mix(palette.wallLow, palette.ink, 0.35), { shade: 0.5 });
  pen.cast(-270, 0, 360, 80);
  pen.block(-270, -566, 360, 566, 6, steel, { shade: 0.9 });
  for (const y of [-520, -260])
    pen.path(rect(-236, y, 236, 220, 6), mix(steel, palette.ink, 0.2), 'opacity=".55"');
  for (const y of [-500, -310, -110]) pen.block(-290, y, 34, 70, 8, mix(steel, palette.ink, 0.5));
  for (const y of [-556, -20])
    for (let x = -250; x < 90; x += 46) pen.path(ellipse(x, y, 6), mix(steel, palette.ink, 0.45));
  pen.block(20, -330, 54, 100, 12, palette.ink);
  pen.path(ellipse(47, -300, 11), palette.accent);
  pen.halo(ellipse(47, -300, 46), palette.accent, 0.8);
  pen.block(160, -600, 150, 600, 0, mix(palette.wallLow, palette.pale, 0.1), { shade: 0.4 });
  pen.ball(232, -420, 12, palette.ink);
  pen.halo(ellipse(232, -320, 70, 110), palette.pop, 0.4);
  pen.stroke('M232 -420L218 -392M232 -420L246 -392', mix(palette.glow, palette.ink, 0.4), 5);
  pen.recolored({ glow: palette.pop, accent: palette.pop }, () => houseKey(pen, 232, -398, 0.94));
};

export const cloud: StoryDrawings = {
  'a-day-in-a-server-room-hour-by-hour': { palette: 'tide', backdrop: 'plain', draw: aisle },
  'cloud-prices-rise-first-time-six-years': { palette: 'sky', backdrop: 'disc', draw: cloudOnCoins },
  'find-the-servers-nobody-uses': { palette: 'sodium', backdrop: 'plain', draw: streetOfServers },
  'harborline-outage-began-with-a-door': { palette: 'graphite', backdrop: 'plain', draw: shutDoor },
};
