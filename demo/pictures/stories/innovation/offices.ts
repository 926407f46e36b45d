import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import { chairs } from '../../motifs/chairs.ts';
import { paperwork } from '../../motifs/paperwork.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { houseKey, outdoors, pan, sea, sheet, steelOf } from './props.ts';

const chair = chairs.drawings[0].draw;
const cabinet = (paperwork.drawings[1] ?? paperwork.drawings[0]).draw;

export function scissors(pen: Pen, x: number, y: number, scale: number, turn: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => {
    for (const side of [-1, 1])
      pen.group(`rotate(${side * 13})`, () => {
        pen.solid(polygon([-9, 10], [9, 10], [4, -230], [-2, -230]), [-9, -230, 18, 240], steelOf(pen));
        pen.stroke(ellipse(side * -8, 78, 32, 46), palette.pop, 18);
      });
    pen.ball(0, 6, 13, palette.ink);
  });
}

const balance: Draw = (pen, random) => {
  const { palette } = pen;
  const brass = mix(palette.accent, palette.glow, 0.35);
  pen.cast(-120, 0, 240, 90);
  pen.cylinder(0, -36, 130, 36, mix(brass, palette.ink, 0.2), { depth: 22 });
  pen.block(-14, -540, 28, 510, 8, brass);
  pen.facing(() => {
    const tilt = 74;
    const [left, right] = [-530 + tilt + 30, -530 - 40];
    pen.stroke(line([-340, left], [340, right]), mix(brass, palette.ink, 0.3), 26);
    pen.stroke(line([-340, left], [340, right]), brass, 18);
    pen.ball(0, -506, 26, palette.pop);
    for (const [x, top, foot] of [
      [-340, left, -100],
      [340, right, -260],
    ] as const) {
      pen.stroke(line([x - 130, foot - 20], [x, top], [x + 130, foot - 20]), mix(brass, palette.ink, 0.4), 5);
      pan(pen, x, foot, 300, brass);
    }
    for (let i = 0; i < 17; i++)
      pen.block(
        -340 - 92 + random.between(-7, 7),
        -140 - i * 14,
        184,
        13,
        2,
        mix(palette.pale, palette.ink, i % 2 ? 0.12 : 0),
        { shade: 0.3 },
      );
    pen.block(250, -300, 180, 12, 2, palette.pale, { shade: 0.3 });
    scissors(pen, 96, 30, 0.7, 96);
  });
};

const tapeIntoComputer: Draw = (pen, random) => {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-340 0) scale(.98)', () => cabinet(pen, random));
    const ribbon = 'M-230 -300C-140 -300 -190 -10 -90 0S30 -90 60 -10S150 20 200 -20S260 -160 330 -170';
    pen.stroke(ribbon, mix(palette.pale, palette.ink, 0.4), 62);
    pen.stroke(ribbon, palette.pale, 54);
    pen.stroke(ribbon, mix(palette.pale, palette.ink, 0.55), 12, 'stroke-dasharray="2 24"');
    pen.group('translate(0 -4)', () =>
      pen.stroke(ribbon, mix(palette.accent, palette.pale, 0.2), 6, 'stroke-dasharray="2 40"'),
    );
    pen.cast(320, 0, 200, 90);
    pen.block(320, -330, 200, 330, 24, palette.accent, { shade: 0.8 });
    pen.block(300, -206, 60, 72, 8, palette.ink);
    pen.halo(ellipse(462, -280, 40), palette.glow, 0.9);
    pen.path(ellipse(462, -280, 15), palette.glow);
    for (let i = 0; i < 4; i++)
      pen.path(rect(390, -110 + i * 22, 100, 9, 4), mix(palette.accent, palette.ink, 0.4));
  });
};

const trayOfBills: Draw = (pen) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.4);
  pen.block(-760, -70, 1520, 50, 0, mix(wood, palette.ink, 0.4), { angle: 90 });
  pen.block(-760, -20, 1520, 120, 0, mix(wood, palette.ink, 0.6), { shade: 0.6 });
  const count = 34;
  const pulled = [2, 9, 15, 22, 29];
  for (let i = count - 1; i >= 0; i--) {
    const x = -500 + (i / (count - 1)) * 760;
    const rise = pulled.includes(i) ? 150 : ((i * 29) % 4) * 5;
    const fill = pulled.includes(i)
      ? palette.glow
      : mix(palette.pale, palette.ink, 0.06 + ((i * 7) % 3) * 0.05);
    pen.group(`translate(${round(x)} ${round(-130 - rise)}) skewY(-12)`, () => {
      pen.path(rect(-6, -196, 256, 216, 4), palette.ink, 'opacity=".28"');
      pen.path(rect(0, -200, 250, 216, 4), fill);
      pen.stroke(line([0, -198], [125, -120], [250, -198]), mix(fill, palette.ink, 0.3), 4);
    });
  }
  pen.solid(polygon([-540, -180], [560, -180], [560, -70], [-540, -70]), [-540, -180, 1100, 110], wood);
  pen.stroke(line([-530, -150], [550, -150]), mix(wood, palette.ink, 0.3), 5);
  pen.block(-46, -140, 92, 44, 6, mix(palette.glow, palette.ink, 0.3));
};

const oneWindow: Draw = (pen) => {
  const { palette } = pen;
  const wall = mix(palette.wallLow, palette.ink, 0.28);
  pen.path(rect(-1000, -1000, 2000, 1000), wall);
  for (let i = -2; i <= 2; i++) {
    const x = i * 262 - 104;
    const open = i === 0;
    pen.block(x - 16, -546, 240, 420, 4, mix(wall, palette.ink, 0.35), { shade: 0.4 });
    if (open) {
      pen.halo(rect(x, -530, 208, 370), palette.glow, 0.9);
      pen.path(
        rect(x, -530, 208, 386),
        pen.linear(0, -530, 0, -150, [0, palette.glow], [1, mix(palette.glow, palette.accent, 0.35)]),
      );
      pen.block(x - 4, -540, 216, 40, 6, mix(palette.body, palette.ink, 0.2));
    } else
      for (let y = -530; y < -150; y += 32)
        pen.block(x, y, 208, 29, 3, mix(palette.body, palette.ink, 0.3), { angle: 90, shade: 0.7 });
    pen.block(x - 30, -148, 268, 34, 6, open ? palette.accent : mix(palette.accent, palette.ink, 0.5), {
      angle: 90,
    });
  }
  pen.spray(
    polygon([-110, -110], [110, -110], [240, 100], [-240, 100]),
    pen.linear(0, -110, 0, 100, [0, palette.glow, 0.8], [1, palette.glow, 0]),
  );
  pen.cylinder(0, -166, 74, 18, mix(palette.ink, palette.accent, 0.3), { depth: 12 });
  pen.solid(
    'M-66 -172C-66 -232 -36 -258 0 -258S66 -232 66 -172z',
    [-66, -258, 132, 86],
    mix(palette.accent, palette.glow, 0.45),
  );
  pen.ball(0, -264, 14, palette.ink);
};

const icebergOfTrays: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], palette.floor, -390);
  const tray = (x: number, y: number, width: number, fill: string): void => {
    sheet(pen, random, [x, y - 52, width * 0.82, 34], 0);
    pen.block(x - width / 2, y - 46, width, 46, 6, fill, { shade: 0.7 });
    pen.path(rect(x - width * 0.12, y - 32, width * 0.24, 12, 6), mix(fill, palette.ink, 0.4));
  };
  const rows = [340, 540, 700, 760, 680, 520, 300];
  sea(pen, random, -384, mix(palette.floor, palette.glow, 0.22), 8);
  for (const [i, width] of rows.entries()) {
    const y = -316 + i * 62;
    const parts = Math.max(1, Math.round(width / 260));
    for (let part = 0; part < parts; part++) {
      const each = width / parts;
      const fill = cycle(
        [palette.pale, mix(palette.pale, palette.glow, 0.5), mix(palette.pale, palette.accent, 0.5)],
        i + part,
      );
      tray(-width / 2 + each * (part + 0.5), y, each - 8, mix(fill, palette.pop, 0.16 + i * 0.07));
    }
  }
  tray(0, -390, 240, palette.body);
  pen.block(-16, -440, 32, 52, 0, palette.accent, { shade: 0.4 });
  for (const side of [-1, 1])
    pen.solid(
      `M0 -448C${side * 26} -510 ${side * 96} -506 ${side * 84} -458C${side * 60} -436 ${side * 20} -440 0 -448z`,
      [-90, -510, 180, 74],
      palette.accent,
    );
  pen.ball(0, -450, 15, mix(palette.accent, palette.ink, 0.2));
  pen.path(rect(-1000, -392, 2000, 6), palette.pale, 'opacity=".5"');
};

const fivePages: Draw = (pen, random) => {
  const { palette } = pen;
  pen.group('scale(.96)', () => chair(pen, random));
  for (let i = 0; i < 5; i++) {
    const turn = -32 + i * 16;
    pen.group(`translate(0 -196) rotate(${turn})`, () => sheet(pen, random, [0, -140, 160, 210]));
  }
  pen.block(-186, -250, 372, 80, 40, mix(palette.body, palette.pale, 0.1), { angle: 90, shade: 0.8 });
  pen.recolored({ glow: palette.accent }, () => houseKey(pen, 60, -360, 0.8, 58));
};

const fanAndMouse: Draw = (pen) => {
  const { palette } = pen;
  const metal = steelOf(pen);
  pen.facing(() => {
    pen.block(-600, -30, 1200, 60, 8, mix(palette.accent, palette.ink, 0.35), { angle: 90 });
    pen.cast(-330, -30, 200, 50);
    pen.cylinder(-240, -60, 110, 30, palette.body, { depth: 20 });
    pen.block(-254, -230, 28, 170, 8, mix(palette.body, palette.ink, 0.3));
    pen.path(ellipse(-240, -350, 186), mix(palette.wallLow, palette.ink, 0.16), 'opacity=".6"');
    for (let i = 0; i < 4; i++)
      pen.group(`translate(-240 -350) rotate(${20 + i * 90})`, () =>
        pen.solid(
          'M0 0C-70 -30 -84 -120 -30 -160C30 -150 40 -60 0 0z',
          [-84, -160, 124, 160],
          palette.accent,
        ),
      );
    for (const radius of [186, 140, 94]) pen.stroke(ellipse(-240, -350, radius), metal, 6);
    for (let i = 0; i < 12; i++)
      pen.group(`translate(-240 -350) rotate(${i * 30})`, () =>
        pen.stroke(line([0, -40], [0, -186]), metal, 4),
      );
    pen.ball(-240, -350, 40, palette.pop);
    pen.stroke('M-60 -300C40 -140 120 -80 250 -76', palette.pale, 6);
    pen.ball(-62, -302, 10, palette.pale);
    for (const [i, reach] of [60, 90, 50].entries())
      pen.path(rect(430, -96 + i * 24, reach, 7, 3), palette.glow);
    pen.cast(256, -30, 150, 40);
    pen.solid(
      'M240 -34C240 -110 300 -134 340 -134C390 -134 420 -100 420 -34z',
      [240, -134, 180, 100],
      palette.body,
    );
    pen.stroke('M330 -134C326 -104 290 -84 244 -80', mix(palette.body, palette.ink, 0.45), 5);
    pen.ball(282, -112, 12, palette.pop);
  });
};

const missingHour: Draw = (pen) => {
  const { palette } = pen;
  const [cx, cy, r] = [0, -360, 216];
  const face = `M${cx} ${cy}L${round(cx + r * Math.sin(Math.PI / 6))} ${round(cy - r * Math.cos(Math.PI / 6))}A${r} ${r} 0 1 1 ${cx} ${cy - r}z`;
  pen.group('translate(10 14)', () => pen.path(face, palette.ink, 'opacity=".3"'));
  pen.solid(face, [cx - r, cy - r, r * 2, r * 2], palette.pale, { shade: 0.4 });
  pen.stroke(arc(cx, cy, r - 8, -60, 270), palette.body, 22);
  for (let hour = 2; hour < 12; hour++)
    pen.group(`translate(${cx} ${cy}) rotate(${hour * 30})`, () =>
      pen.path(rect(-6, -178, 12, hour % 3 ? 24 : 40, 4), palette.ink),
    );
  pen.stroke(line([cx, cy], [cx - 96, cy + 34]), palette.ink, 16);
  pen.stroke(line([cx, cy], [cx - 30, cy - 130]), palette.ink, 11);
  pen.ball(cx, cy, 17, palette.accent);
  pen.cast(-200, 10, 400, 60);
  pen.solid('M-250 -50H250C220 0 120 14 0 14S-220 0 -250 -50z', [-250, -50, 500, 64], palette.accent);
  pen.path(ellipse(0, -50, 250, 30), mix(palette.accent, palette.pale, 0.5));
  pen.group('translate(-120 -54) scale(1.15 .5) rotate(75)', () => {
    const slice = `M0 0L${round(r * 0.5)} ${round(-r * 0.866)}A${r} ${r} 0 0 0 0 ${-r}z`;
    pen.solid(slice, [0, -r, r * 0.5, r], palette.pale, { shade: 0.4 });
    pen.stroke(arc(0, 0, r - 8, -88, -62), palette.body, 22, 'stroke-linecap="butt"');
  });
};

export const offices: StoryDrawings = {
  'city-cut-its-permit-form-from-94-questions-to-31': { palette: 'sky', backdrop: 'arch', draw: balance },
  'county-taught-its-new-computer-38-years-of-exceptions': {
    palette: 'nebula',
    backdrop: 'window',
    draw: tapeIntoComputer,
  },
  'county-taught-its-new-computer-38-years-of-exceptions-1': {
    palette: 'sodium',
    backdrop: 'plain',
    draw: trayOfBills,
  },
  'keep-one-window-open': { palette: 'apricot', backdrop: 'plain', draw: oneWindow },
  'second-year-of-a-new-system-costs-more': { palette: 'argon', backdrop: 'plain', draw: icebergOfTrays },
  'hand-over-your-job-in-five-pages': { palette: 'pine', backdrop: 'window', draw: fivePages },
  'my-status-light-says-i-am-away': { palette: 'fog', backdrop: 'disc', draw: fanAndMouse },
  'three-firms-gave-an-hour-back': { palette: 'ember', backdrop: 'lines', draw: missingHour },
};
