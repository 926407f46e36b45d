import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import { envelope } from '../../motifs/inbox.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, type Point, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { steelOf } from './props.ts';

/** A fingerprint: an oval of color with the loops left out. */
function print(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.path(ellipse(x, y, size * 0.72, size), color);
  for (const part of [0.7, 0.36])
    pen.stroke(ellipse(x, y + size * 0.1, size * 0.72 * part, size * part), pen.palette.pale, size * 0.13);
}

const scrollOfPrints: Draw = (pen) => {
  const { palette } = pen;
  const marks = [palette.accent, palette.pop, mix(palette.ink, palette.body, 0.4)];
  pen.facing(() => {
    for (let i = 0; i < 5; i++)
      pen.block(
        -600 + i * 200,
        -430 + i * 106,
        i === 4 ? 800 : 206,
        700,
        0,
        mix(palette.floor, palette.body, 0.14 + (i % 2) * 0.08),
        { shade: 0.6 },
      );
    const face = mix(palette.pale, palette.ink, 0.16);
    for (let i = 0; i < 5; i++) {
      const [x, y] = [-600 + i * 200, -430 + i * 106];
      // The paper lies on each step and hangs down to the next, a little toward the reader.
      pen.solid(
        polygon([x - 10, y - 6], [x + 196, y - 6], [x + 150, y + 66], [x - 56, y + 66]),
        [x - 60, y - 6, 260, 72],
        palette.pale,
        { shade: 0.3, shine: 0 },
      );
      if (i < 4)
        pen.solid(
          polygon([x + 196, y - 6], [x + 196, y + 100], [x + 150, y + 172], [x + 150, y + 66]),
          [x + 150, y - 6, 46, 178],
          face,
          { shade: 0.4, shine: 0 },
        );
      for (let row = 0; row < 2; row++)
        for (let n = 0; n < 4; n++)
          print(pen, x + 16 + n * 44 - row * 22, y + 14 + row * 34, 15, cycle(marks, n + row + i));
    }
    pen.cylinder(-596, -470, 60, 60, palette.pale, { depth: 20 });
    pen.stroke(ellipse(-596, -470, 30, 10), mix(palette.pale, palette.ink, 0.4), 5);
  });
};

/** A print that is a photograph on one side and squares on the other, under a magnifying glass. */
const photoUnderGlass: Draw = (pen, random) => {
  const { light, palette } = pen;
  pen.group(`translate(${-light * 60} -300) rotate(${-light * 4})`, () => {
    pen.path(rect(-350 + light * 14, -234, 700, 500, 4), palette.ink, 'opacity=".3"');
    pen.block(-350, -250, 700, 500, 4, palette.pale, { shade: 0.25, shine: 0 });
    const view = rect(-320, -220, 640, 400);
    pen.inside(view, () => {
      pen.path(view, pen.linear(0, -220, 0, 180, [0, palette.pop], [1, palette.glow]));
      pen.ball(-160, -100, 60, palette.accent, { shade: 0.2 });
      pen.solid(
        'M-340 180V60C-220 -40 -120 20 -20 70S220 -60 340 40V180z',
        [-340, -40, 680, 220],
        palette.body,
      );
      for (const x of [-240, -60]) {
        pen.block(x - 8, -10, 16, 90, 2, mix(palette.accent, palette.ink, 0.6));
        pen.ball(x, -30, 52, mix(palette.body, palette.pop, 0.4));
      }
      for (let x = 40; x < 330; x += 44)
        for (let y = -220; y < 180; y += 44) {
          if (x < 128 && random.chance(0.5 - (x - 40) / 300)) continue;
          const sky =
            y < 0
              ? [palette.pop, palette.glow, palette.pale]
              : [palette.body, mix(palette.body, palette.pop, 0.4), palette.ink];
          pen.path(rect(x, y, 40, 40, 3), random.pick(sky));
        }
    });
  });
  const [x, y] = [light * 170, -250];
  pen.stroke(
    line([x + light * 110, y + 110], [x + light * 250, y + 250]),
    mix(palette.ink, palette.accent, 0.35),
    46,
  );
  pen.path(ellipse(x, y, 150), palette.pale, 'opacity=".28"');
  pen.inside(ellipse(x, y, 140), () => {
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 5; j++)
        pen.path(
          rect(x - 150 + i * 62, y - 150 + j * 62, 56, 56, 4),
          random.pick([palette.pop, palette.glow, palette.accent, palette.pale, palette.body]),
        );
    pen.spray(
      ellipse(x, y, 140),
      pen.linear(x - light * 130, y - 130, x + light * 80, y + 80, [0, '#FFFFFF', 0.8], [0.6, '#FFFFFF', 0]),
    );
  });
  pen.stroke(ellipse(x, y, 146), steelOf(pen), 24);
};

const rubbedOut: Draw = (pen, random) => {
  const { light, palette } = pen;
  const nodes: Point[] = [];
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < 4 + ring * 4; i++) {
      const angle = (i / (4 + ring * 4)) * Math.PI * 2 + ring * 0.4;
      nodes.push([Math.cos(angle) * (70 + ring * 150), -310 + Math.sin(angle) * (40 + ring * 108)]);
    }
  const gone: Point = [light * 200, -230];
  const near = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);
  const kept = nodes.filter((node) => near(node, gone) > 120);
  for (const [i, from] of kept.entries())
    for (const to of kept.slice(i + 1))
      if (near(from, to) < 175) pen.stroke(line(from, to), palette.glow, 4, 'opacity=".7"');
  for (const [i, [x, y]] of kept.entries())
    pen.ball(
      x,
      y,
      cycle([22, 30, 17], i),
      cycle([palette.accent, palette.body, palette.pop, palette.glow], i),
    );
  const [x, y] = gone;
  pen.stroke(ellipse(x, y, 40), palette.pale, 5, 'stroke-dasharray="8 14"');
  for (let i = 0; i < 34; i++) {
    const [dx, dy] = [random.between(-90, 90), random.between(-50, 90)];
    pen.path(
      ellipse(x + dx, y + dy, random.between(2, 7)),
      random.pick([palette.pop, palette.pale]),
      'opacity=".8"',
    );
  }
  pen.group(`translate(${x + light * 90} ${y + 74}) rotate(${light * 36})`, () => {
    pen.block(-110, -54, 220, 108, 22, palette.pop);
    pen.block(light > 0 ? -20 : -110, -54, 130, 108, 8, palette.pale, { shade: 0.5 });
  });
};

const fullMailbox: Draw = (pen, random) => {
  const { palette } = pen;
  pen.pool(0, 10, 420, 40, 0.7);
  pen.block(-22, -300, 44, 310, 4, mix(palette.accent, palette.ink, 0.6));
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const x = side * random.between(60, 420);
    const y = -20 - Math.max(0, 130 - Math.abs(x) * 0.32) * random.next();
    pen.group(`translate(${round(x)} ${round(y)}) rotate(${random.whole(-28, 28)})`, () =>
      envelope(pen, 150, 96, palette.pale),
    );
  }
  const wood = mix(palette.accent, palette.ink, 0.12);
  const arch = (inset: number): string => {
    const r = 180 - inset;
    return `M${-r} ${-270 - inset}V-410A${r} ${r * 0.9} 0 0 1 ${r} -410V${-270 - inset}z`;
  };
  pen.solid(arch(0), [-180, -572, 360, 302], wood);
  pen.path(arch(26), mix(palette.ink, wood, 0.2));
  pen.block(-200, -290, 400, 34, 6, mix(wood, palette.ink, 0.25));
  for (const [x, y, turn] of [
    [-60, -440, -14],
    [56, -450, 12],
    [-70, -370, 8],
    [66, -372, -10],
    [0, -410, 3],
    [-20, -330, -4],
    [60, -318, 16],
  ] as const)
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () => envelope(pen, 160, 104, palette.pale));
  pen.block(176, -480, 14, 120, 4, palette.pop);
  pen.block(176, -520, 84, 56, 4, palette.pop);
  pen.group('translate(20 -46) rotate(-9)', () => {
    const crumpled = polygon(
      [-96, -50],
      [-30, -62],
      [40, -52],
      [98, -60],
      [90, 4],
      [102, 56],
      [20, 64],
      [-50, 56],
      [-104, 62],
      [-92, 0],
    );
    pen.path(polygon([-90, -40], [104, -50], [108, 70], [-98, 74]), palette.ink, 'opacity=".3"');
    pen.solid(crumpled, [-104, -62, 206, 126], palette.glow, { shade: 0.8 });
    pen.stroke(
      line([-60, -30], [-10, 6], [30, -20]) + line([-10, 6], [-30, 50]) + line([50, -40], [70, 30]),
      mix(palette.glow, palette.ink, 0.4),
      4,
    );
  });
};

/** A sentence as a strip of paper, cut into a dozen pieces that each cost a coin. */
const cutSentence: Draw = (pen) => {
  const { palette } = pen;
  const widths = [120, 66, 150, 90, 60, 130, 84, 110, 56, 140, 74, 100];
  const fills = [palette.accent, palette.glow, palette.body, palette.pop];
  let x = -530;
  let row = 0;
  for (const [i, width] of widths.entries()) {
    if (i === 6) {
      x = -440;
      row = 1;
    }
    const y = -470 + row * 240 + (i % 2) * 14;
    const fill = cycle(fills, i + row);
    pen.path(rect(x + 8, y + 12, width, 100, 6), palette.ink, 'opacity=".22"');
    pen.block(x, y, width, 100, 6, fill, { shade: 0.6 });
    pen.path(rect(x + 16, y + 44, width - 32, 12, 6), mix(fill, palette.ink, 0.5));
    pen.cylinder(x + width / 2, y + 146, 34, 12, mix(palette.glow, palette.accent, 0.3), { depth: 11 });
    x += width + 30;
  }
  pen.group(`translate(400 -170) rotate(-24)`, () => {
    for (const side of [-1, 1]) {
      pen.group(`rotate(${side * 16})`, () => {
        pen.solid(polygon([-8, 10], [8, 10], [4, -230], [-2, -230]), [-8, -230, 16, 240], steelOf(pen));
        pen.stroke(ellipse(side * -6, 78, 34, 48), palette.ink, 18);
        pen.stroke(arc(side * -6, 78, 34, 120, 260), mix(palette.ink, palette.pale, 0.4), 5);
      });
    }
    pen.ball(0, 6, 13, palette.ink);
  });
};

export const machines: StoryDrawings = {
  'corvid-names-the-people-who-labeled-its-model': {
    palette: 'lilac',
    backdrop: 'disc',
    draw: scrollOfPrints,
  },
  'how-to-tell-whether-a-photo-was-made-by-a-machine': {
    palette: 'apricot',
    backdrop: 'lines',
    draw: photoUnderGlass,
  },
  'lab-that-teaches-machines-to-forget': { palette: 'ultra', backdrop: 'plain', draw: rubbedOut },
  'read-the-bug-report-before-you-send-it': { palette: 'mint', backdrop: 'arch', draw: fullMailbox },
  'what-a-token-is-and-why-you-pay-for-it': { palette: 'fog', backdrop: 'plain', draw: cutSentence },
};
