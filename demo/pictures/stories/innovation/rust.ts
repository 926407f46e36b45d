import { mix } from '../../color.ts';
import { type Draw, scaled } from '../../motif.ts';
import { energy } from '../../motifs/energy.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, round, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cable, falling, fence, house, outdoors, pole, sea, steelBox, steelOf, waterOf } from './props.ts';

const turbines = energy.drawings[0].draw;

const rustOf = ({ palette }: Pen): string => mix(palette.accent, palette.ink, 0.22);

/** Rust blooming on a plate, thickest at its foot. */
function bloom(
  pen: Pen,
  random: Random,
  plate: string,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const { palette } = pen;
  pen.inside(plate, () => {
    for (let i = 0; i < 150; i++) {
      const down = Math.sqrt(random.next());
      const fill = random.pick([palette.accent, rustOf(pen), mix(palette.accent, palette.glow, 0.35)]);
      pen.path(
        ellipse(x + random.next() * width, y + down * height, random.between(6, 30), random.between(5, 20)),
        fill,
        'opacity=".75"',
      );
    }
  });
}

const upright: Draw = (pen, random) => {
  const { palette } = pen;
  const water = waterOf(pen);
  pen.cast(-470, 0, 940, 90);
  for (let i = 0; i < 11; i++) {
    const x = -400 + i * 76;
    const fill = mix(steelOf(pen), rustOf(pen), i / 11);
    const plate = polygon([x, -500], [x + 44, -530], [x + 44, -90], [x, -60]);
    pen.solid(plate, [x, -530, 44, 470], fill, { shade: 0.8 });
    pen.path(
      polygon([x, -500], [x + 44, -530], [x + 56, -522], [x + 12, -492]),
      mix(fill, palette.pale, 0.4),
    );
    if (i > 4) bloom(pen, random, plate, [x, -400 + (10 - i) * 30, 44, 340 - (10 - i) * 30]);
  }
  pen.path(rect(-450, -130, 940, 80, 10), water, 'opacity=".75"');
  pen.block(-480, -70, 980, 70, 16, mix(palette.ink, palette.body, 0.25), { angle: 90 });
};

const onlyLine: Draw = (pen, random) => {
  const { palette } = pen;
  const snow = mix(palette.pale, palette.wallLow, 0.2);
  outdoors(pen, [palette.wallTop, palette.wallLow], snow, -170);
  pen.facing(() => {
    for (const [i, x] of [300, 350, 410, 460].entries()) house(pen, x, -158 + (i % 2) * 8, 0.26, true);
    const spots = [
      [-330, 70, 1.36],
      [20, -60, 0.76],
      [180, -110, 0.46],
      [262, -140, 0.26],
    ] as const;
    for (const [i, [x, y, scale]] of spots.entries()) {
      const next = spots[i + 1] ?? [330, -165, 0.08];
      for (const arm of [-100, -50, 50, 100]) {
        const from = [x + arm * scale, y - 430 * scale] as const;
        const to = [next[0] + arm * next[2], next[1] - 430 * next[2]] as const;
        pen.stroke(
          `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round(Math.max(from[1], to[1]) + 70 * scale)} ${round(to[0])} ${round(to[1])}`,
          mix(palette.ink, palette.pale, 0.2),
          3.5,
        );
        if (i === 0)
          pen.stroke(
            `M-900 ${-640 + arm * 0.2}Q-620 -420 ${round(from[0])} ${round(from[1])}`,
            mix(palette.ink, palette.pale, 0.2),
            4,
          );
      }
    }
    for (const [x, y, scale] of [...spots].reverse()) {
      pole(pen, x, y, scale);
      pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
        pen.path(rect(-114, -426, 228, 9, 4), palette.pale);
        for (let i = 0; i < 7; i++)
          pen.path(
            polygon([-104 + i * 33, -404], [-90 + i * 33, -404], [-97 + i * 33, -372 + (i % 3) * 12]),
            palette.pale,
          );
      });
    }
  });
  falling(pen, random, 70, 6);
};

const roundTrip: Draw = (pen, random) => {
  const { palette } = pen;
  for (const side of [-1, 1]) {
    const x = side * 290 - 120;
    const plate = rect(x, -450, 240, 430, 10);
    pen.cast(x, -20, 240, 80);
    pen.solid(plate, [x, -450, 240, 430], steelOf(pen), { shade: 0.7 });
    if (side > 0) bloom(pen, random, plate, [x, -450, 240, 430]);
  }
  for (const [from, to, tip] of [
    [215, 320, [113, -346]],
    [35, 140, [-113, -124]],
  ] as const) {
    pen.stroke(arc(0, -235, 150, from, to), palette.pop, 34);
    const way = tip[0] > 0 ? 1 : -1;
    pen.group(`translate(${tip[0]} ${tip[1]}) rotate(${way > 0 ? 52 : 232})`, () =>
      pen.path(polygon([-20, -56], [62, 0], [-20, 56]), palette.pop),
    );
  }
};

const boxesFromAbove: Draw = (pen, random) => {
  const { palette } = pen;
  const snow = mix(palette.pale, palette.wallLow, 0.18);
  pen.path(rect(-1000, -1000, 2000, 1400), snow);
  for (let row = 0; row < 5; row++)
    for (let i = -4; i <= 4; i++) {
      const scale = 0.62 + row * 0.13;
      const [x, y] = [i * 190 * scale, -500 + row * 118];
      pen.path(
        polygon([x - 60 * scale, y], [x + 70 * scale, y], [x + 130 * scale, y + 36], [x, y + 36]),
        palette.ink,
        'opacity=".25"',
      );
      steelBox(pen, x - 70 * scale, y, 140 * scale, 64 * scale, rustOf(pen));
      pen.path(
        polygon(
          [x - 70 * scale, y - 64 * scale],
          [x + 70 * scale, y - 64 * scale],
          [x + 60 * scale, y - 104 * scale],
          [x - 60 * scale, y - 104 * scale],
        ),
        mix(palette.pale, palette.accent, 0.14),
      );
    }
  fence(pen, 92, 90);
  pen.block(392, -560, 16, 640, 4, mix(palette.ink, palette.body, 0.3));
  pen.block(330, -584, 130, 34, 8, mix(palette.ink, palette.body, 0.3));
  pen.halo(ellipse(394, -540, 90, 50), palette.glow, 0.9);
  falling(pen, random, 60, 6);
};

const neckOfLand: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], palette.floor, -250);
  sea(pen, random, -240, waterOf(pen), 4);
  pen.solid(
    'M-90 -244C-30 -250 60 -250 110 -244C140 -170 120 -60 420 130H-330C-140 -40 -120 -160 -90 -244z',
    [-330, -250, 750, 380],
    mix(palette.body, palette.accent, 0.25),
  );
  const spots = [
    [60, 70, 1.34],
    [0, -60, 0.84],
    [8, -150, 0.52],
    [22, -206, 0.32],
  ] as const;
  for (const [i, [x, y, scale]] of spots.entries()) {
    const next = spots[i + 1];
    if (!next) continue;
    for (const arm of [-100, 100])
      pen.stroke(
        line([x + arm * scale, y - 430 * scale], [next[0] + arm * next[2], next[1] - 430 * next[2]]),
        palette.ink,
        3.5,
      );
  }
  for (const arm of [-100, 100])
    pen.stroke(line([60 + arm * 1.34, -506], [90 + arm * 6, -760]), palette.ink, 4);
  for (const [x, y, scale] of [...spots].reverse()) pole(pen, x, y, scale);
};

const cutOpen: Draw = (pen, random) => {
  const { palette } = pen;
  const water = waterOf(pen);
  pen.cast(-430, 0, 860, 110);
  cable(pen, 'M250 -500C260 -620 420 -600 760 -600', 34, palette.ink);
  pen.block(-430, -510, 860, 510, 8, rustOf(pen), { shade: 0.8 });
  const room = rect(-380, -460, 700, 410, 4);
  pen.path(room, mix(palette.ink, palette.body, 0.12));
  pen.inside(room, () => {
    pen.path(wave(-400, 340, -400, 6, 200, random.next(), 0), mix(water, palette.pale, 0.35), 'opacity=".8"');
    for (let i = 0; i < 14; i++) {
      pen.block(-356 + i * 48, -430, 26, 360, 3, mix(steelOf(pen), i % 2 ? rustOf(pen) : palette.ink, 0.45), {
        shade: 0.6,
      });
      for (let b = 0; b < 3; b++)
        pen.path(
          ellipse(-320 + i * 48, -random.between(80, 380), random.between(3, 7)),
          palette.pale,
          'opacity=".8"',
        );
    }
  });
  pen.stroke(room, mix(rustOf(pen), palette.pale, 0.4), 10);
  for (const x of [350, 376, 402]) pen.path(rect(x, -470, 10, 430, 3), mix(rustOf(pen), palette.ink, 0.35));
};

function hangingPlate(pen: Pen, draw: (plate: string) => void): void {
  const { palette } = pen;
  pen.block(-460, -620, 920, 30, 6, mix(palette.ink, palette.body, 0.3), { angle: 90 });
  for (const x of [-120, 120]) pen.stroke(`M${x} -590V-540Q${x} -516 ${x + 16} -520`, palette.ink, 12);
  const plate = rect(-210, -520, 420, 460, 12);
  pen.group('translate(16 18)', () => pen.path(plate, palette.ink, 'opacity=".25"'));
  pen.solid(plate, [-210, -520, 420, 460], steelOf(pen), { shade: 0.7, shine: 0.8 });
  for (const x of [-120, 120]) pen.path(ellipse(x + 6, -498, 15), palette.ink);
  draw(plate);
}

const cleanPlate: Draw = (pen, random) => {
  hangingPlate(pen, () => {
    for (let i = 0; i < 16; i++) {
      const y = -40 - i * 32;
      pen.stroke(
        ellipse(pen.light * 290 + random.between(-34, 34), y, random.between(8, 22)),
        pen.palette.pale,
        5,
      );
    }
  });
};

const rustedPlate: Draw = (pen, random) => {
  hangingPlate(pen, (plate) => {
    bloom(pen, random, plate, [-210, -500, 420, 440]);
    bloom(pen, random, plate, [-210, -260, 420, 210]);
  });
};

const vent: Draw = (pen, random) => {
  const { palette } = pen;
  const rust = rustOf(pen);
  pen.path(rect(-1000, -1000, 2000, 1300), rust);
  for (let x = -640; x < 660; x += 110)
    pen.block(x, -720, 34, 900, 0, mix(rust, palette.ink, 0.16), { shade: 0.5 });
  pen.block(-240, -560, 480, 400, 8, steelOf(pen), { shade: 0.6 });
  pen.path(rect(-200, -520, 400, 320), mix(palette.ink, rust, 0.12));
  let mesh = '';
  for (let at = -200; at <= 200; at += 25) mesh += line([at, -520], [at, -200]);
  for (let y = -520; y <= -200; y += 25) mesh += line([-200, y], [200, y]);
  pen.stroke(mesh, mix(palette.pale, palette.glow, 0.25), 5);
  for (const x of [-220, 220]) for (const y of [-540, -180]) pen.ball(x, y, 13, palette.glow);
  pen.solid(
    'M-1000 -40C-600 -60 -420 -150 -180 -140C60 -130 200 -60 420 -80C640 -100 800 -20 1000 -30V200H-1000z',
    [-1000, -150, 2000, 350],
    palette.pale,
    { angle: 90, shade: 0.4, shadeColor: mix(palette.pale, palette.body, 0.5) },
  );
  falling(pen, random, 40, 7);
};

const beforeACow: Draw = (pen) => {
  const { palette } = pen;
  pen.cast(-460, -40, 920, 110);
  steelBox(pen, -460, -40, 920, 480, rustOf(pen));
  pen.block(-480, -548, 960, 34, 4, mix(rustOf(pen), palette.ink, 0.3));
  for (const x of [-210, -60]) {
    pen.cast(x, 40, 120, 60);
    pen.block(x, -210, 120, 250, 10, palette.pale, { shade: 0.6 });
    pen.path(rect(x + 18, -186, 84, 10, 5), mix(palette.pale, palette.ink, 0.35));
    pen.path(ellipse(x + 92, -20, 8), palette.pop);
  }
};

const nightWind: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [mix(palette.wallTop, palette.ink, 0.6), palette.wallLow], palette.floor, -60);
  for (let i = 0; i < 26; i++)
    pen.path(
      ellipse(random.between(-620, 620), random.between(-660, -240), random.between(2, 5)),
      palette.pale,
    );
  pen.path('M430 -600A80 80 0 1 0 480 -470A94 94 0 0 1 430 -600z', palette.pale);
  for (const [x, y, scale] of [
    [-420, -50, 0.7],
    [-150, -80, 0.95],
    [160, -50, 0.8],
    [410, -40, 0.6],
  ] as const)
    pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
      pen.solid(polygon([-8, -400], [8, -400], [15, 20], [-15, 20]), [-15, -400, 30, 420], palette.pale);
      const first = random.between(0, 120);
      for (let blade = 0; blade < 3; blade++)
        pen.group(`translate(0 -404) rotate(${round(first + blade * 120)})`, () =>
          pen.path('M-6 0C-26 -60 -16 -150 2 -220C12 -150 16 -60 6 0z', palette.pale),
        );
      pen.ball(0, -404, 15, palette.accent);
    });
  pen.solid(
    wave(-1000, 1000, -60, 34, 800, 0.3, 300),
    [-1000, -100, 2000, 400],
    mix(palette.floor, palette.ink, 0.35),
    { angle: 90, shade: 0.7 },
  );
  for (let i = 0; i < 22; i++) pen.path(ellipse(-560 + i * 54, 40 + Math.sin(i) * 7, 6), palette.glow);
};

const town = 'battery-made-of-rust-backs-up-a-town';
const inside = 'inside-the-rust-battery';

export const rust: StoryDrawings = {
  [`${town}-1`]: { palette: 'sky', backdrop: 'lines', draw: upright },
  [`${town}-2`]: { palette: 'lilac', backdrop: 'plain', draw: onlyLine },
  [`${town}-3`]: { palette: 'tide', backdrop: 'disc', draw: scaled(turbines, 0.9) },
  [`${town}-4`]: { palette: 'mint', backdrop: 'plain', draw: roundTrip },
  [`${inside}-1`]: { palette: 'sky', backdrop: 'plain', draw: boxesFromAbove },
  [`${inside}-2`]: { palette: 'apricot', backdrop: 'plain', draw: neckOfLand },
  [`${inside}-3`]: { palette: 'tide', backdrop: 'plain', draw: cutOpen },
  [`${inside}-4`]: { palette: 'sodium', backdrop: 'disc', draw: scaled(cleanPlate, 0.92) },
  [`${inside}-5`]: { palette: 'sodium', backdrop: 'lines', draw: scaled(rustedPlate, 0.92) },
  [`${inside}-6`]: { palette: 'sky', backdrop: 'plain', draw: vent },
  [`${inside}-7`]: { palette: 'nebula', backdrop: 'window', draw: beforeACow },
  [`${inside}-8`]: { palette: 'sodium', backdrop: 'plain', draw: nightWind },
};
