import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { type Draw, raised } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cable, house, outdoors, sea, steelOf, waterOf } from './props.ts';

/** Under the sea: dark water over a pale bed. */
function seabed(pen: Pen, random: Random, y: number): void {
  const { palette } = pen;
  const water = waterOf(pen);
  pen.path(
    rect(-1000, -1000, 2000, 1300),
    pen.linear(0, -680, 0, 100, [0, mix(water, palette.ink, 0.35)], [1, mix(water, palette.ink, 0.85)]),
  );
  for (const x of [-420, -60, 300])
    pen.path(polygon([x, -700], [x + 90, -700], [x + 240, y], [x - 60, y]), palette.pale, 'opacity=".06"');
  pen.path(wave(-1000, 1000, y, 18, 640, random.next(), 300), mix(palette.ink, palette.accent, 0.28));
  for (let i = 0; i < 26; i++)
    pen.path(
      ellipse(random.between(-620, 620), random.between(y + 24, 90), random.between(4, 14), 5),
      mix(palette.ink, palette.accent, 0.42),
    );
}

/** Four prongs on a shank; `blade` gives it a cutting edge. The ring is at the top. */
function grapnel(pen: Pen, x: number, y: number, scale: number, blade: boolean): void {
  const steel = steelOf(pen);
  const dark = mix(steel, pen.palette.ink, 0.4);
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    for (const side of [-1, 1])
      pen.stroke(`M0 210C${side * 30} 280 ${side * 100} 270 ${side * 108} 180`, dark, 26);
    pen.block(-18, 20, 36, 210, 10, steel);
    pen.stroke(ellipse(0, 6, 30), steel, 16);
    for (const side of [-1, 1]) {
      pen.stroke(`M0 220C${side * 50} 320 ${side * 180} 300 ${side * 190} 150`, dark, 36);
      pen.stroke(`M0 216C${side * 50} 316 ${side * 180} 296 ${side * 190} 150`, steel, 28);
      pen.path(polygon([side * 160, 156], [side * 220, 156], [side * 196, 84]), steel);
    }
    if (blade)
      pen.solid(
        polygon([-30, 200], [30, 200], [60, 330], [0, 380], [-60, 330]),
        [-60, 200, 120, 180],
        mix(steel, '#FFFFFF', 0.4),
      );
  });
}

function chain(pen: Pen, x: number, from: number, to: number): void {
  const steel = steelOf(pen);
  for (let y = from, i = 0; y < to; y += 34, i++) pen.stroke(ellipse(x, y, i % 2 ? 5 : 14, 22), steel, 9);
}

const listening: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], palette.floor, -330);
  pen.facing(() => {
    sea(pen, random, -290, waterOf(pen), 7);
    pen.solid(
      'M-1000 -420C-700 -410 -420 -400 -330 -350C-260 -310 -300 -240 -220 -180C-160 -130 -170 -40 -60 20C40 70 400 60 1000 70V300H-1000z',
      [-1000, -420, 2000, 720],
      mix(palette.ink, palette.body, 0.3),
    );
    house(pen, -440, -394, 0.95, true);
    const route = 'M-400 -392C-270 -370 -230 -150 -160 -60C-100 10 40 40 300 30';
    cable(pen, route, 16, mix(palette.ink, palette.pale, 0.3));
    pen.stroke(route, palette.accent, 6);
    pen.halo(ellipse(306, 30, 70, 50), palette.accent, 0.9);
    pen.path(ellipse(304, 30, 14), palette.pale);
    cable(pen, 'M380 36C460 44 560 40 800 44', 16, mix(palette.ink, palette.pale, 0.3));
    for (let i = 0; i < 3; i++)
      pen.stroke(
        `M${250 - i * 46} ${-20 + i * 6}q-22 26 -4 56`,
        palette.pale,
        6,
        `opacity="${0.9 - i * 0.2}"`,
      );
  });
};

const hangingGrapnel: Draw = (pen, random) => {
  seabed(pen, random, 20);
  chain(pen, 0, -700, -440);
  grapnel(pen, 0, -420, 1.3, false);
  cable(pen, 'M-700 60C-300 40 200 70 700 46', 16, pen.palette.glow);
};

const cutting: Draw = (pen, random) => {
  const { palette } = pen;
  seabed(pen, random, -30);
  cable(pen, 'M-700 -6C-400 -10 -200 10 -46 -30', 46, palette.accent);
  cable(pen, 'M700 10C400 0 200 20 46 -30', 46, palette.accent);
  for (const side of [-1, 1]) pen.path(ellipse(side * 42, -30, 9, 22), palette.glow);
  chain(pen, 0, -700, -420);
  grapnel(pen, 0, -420, 1.08, true);
  for (let i = 0; i < 22; i++)
    pen.path(
      ellipse(random.between(-170, 170), random.between(-120, 10), random.between(4, 12)),
      mix(palette.ink, palette.accent, 0.5),
      'opacity=".8"',
    );
};

const bowSheave: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], palette.floor, -120);
  sea(pen, random, -110, waterOf(pen), 12);
  pen.facing(() => {
    pen.solid(
      'M-1000 -430H180L330 -470C300 -250 240 -80 160 140H-1000z',
      [-1000, -470, 1330, 610],
      palette.body,
    );
    pen.path('M-1000 -240H292L270 -170H-1000z', palette.accent);
    pen.solid(
      polygon([-90, -430], [120, -430], [60, -330], [-30, -330]),
      [-90, -430, 210, 100],
      mix(palette.body, palette.ink, 0.3),
    );
    pen.ball(60, -400, 176, mix(steelOf(pen), palette.pop, 0.2));
    pen.stroke(ellipse(60, -400, 150), mix(palette.ink, palette.body, 0.2), 14);
    for (let i = 0; i < 6; i++)
      pen.group(`translate(60 -400) rotate(${i * 60})`, () => pen.block(-11, -134, 22, 110, 4, palette.ink));
    pen.ball(60, -400, 38, palette.accent);
    cable(pen, 'M-800 -560H60C150 -560 230 -490 230 -400C230 -200 300 -100 330 -60', 34, palette.glow);
    pen.path(ellipse(334, -56, 70, 14), palette.pale, 'opacity=".8"');
    for (const [x, y] of [
      [270, -230],
      [246, -330],
      [330, -140],
    ] as const)
      pen.path(ellipse(x, y, 8, 13), palette.pale);
  });
};

const buoy: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [mix(palette.wallTop, palette.ink, 0.1), palette.wallLow], palette.floor, -230);
  pen.stroke(line([0, -500], [0, -590]), steelOf(pen), 9);
  pen.block(-4, -596, 74, 44, 2, palette.pop);
  pen.ball(0, -290, 190, palette.accent);
  pen.path('M-184 -330C-100 -300 100 -300 184 -330L188 -270C100 -240 -100 -240 -188 -270z', palette.pale);
  pen.block(-50, -510, 100, 44, 10, mix(palette.ink, palette.accent, 0.3));
  const gray = mix(waterOf(pen), steelOf(pen), 0.55);
  sea(pen, random, -210, gray, 14);
  pen.path(ellipse(0, -150, 150, 46), palette.accent, 'opacity=".3"');
  pen.stroke(line([0, -150], [0, -104]), palette.pale, 12);
  pen.stroke(ellipse(0, -70, 34), palette.pale, 12);
  cable(pen, 'M10 -36C20 10 -80 40 -60 140', 22, palette.glow);
};

const tornEnds: Draw = (pen) => {
  const { palette } = pen;
  const tar = mix(palette.ink, palette.body, 0.2);
  const deck = mix(palette.accent, palette.pale, 0.5);
  pen.path(rect(-1000, -1000, 2000, 1400), deck);
  for (let y = -620; y < 120; y += 120) pen.stroke(line([-700, y], [700, y]), mix(deck, palette.ink, 0.3), 6);
  cable(pen, line([-760, -430], [-90, -430]), 130, tar);
  for (let i = -6; i <= 6; i++)
    cable(
      pen,
      `M-110 ${-430 + i * 7}C0 ${-430 + i * 10} 110 ${-430 + i * 24} ${230 - Math.abs(i) * 9} ${-430 + i * 36}`,
      15,
      cycle([steelOf(pen), palette.glow, steelOf(pen), palette.pop], i + 6),
    );
  pen.block(-150, -500, 60, 140, 10, palette.pop);
  pen.block(70, -175, 900, 130, 0, tar, { angle: 90, shine: 0.8 });
  pen.solid(ellipse(68, -110, 26, 65), [42, -175, 52, 130], steelOf(pen));
  pen.path(ellipse(68, -110, 17, 42), palette.glow);
  pen.path(ellipse(68, -110, 9, 20), palette.ink);
};

const layers: Draw = (pen) => {
  const { palette } = pen;
  pen.cast(-700, -136, 900, 90);
  const peel = [
    [-700, -330, 230, mix(palette.ink, palette.body, 0.15)],
    [-330, -110, 178, steelOf(pen)],
    [-110, 90, 116, mix(palette.accent, palette.glow, 0.2)],
    [90, 250, 66, palette.pale],
  ] as const;
  for (const [from, to, size, fill] of [...peel].reverse()) {
    pen.solid(
      rect(from, -250 - size / 2, to - from + 40, size),
      [from, -250 - size / 2, to - from, size],
      fill,
      { angle: 90, shade: 0.9 },
    );
    pen.solid(
      ellipse(to + 40, -250, size * 0.16, size / 2),
      [to, -250 - size / 2, size * 0.4, size],
      mix(fill, palette.pale, 0.3),
      { shade: 0.3 },
    );
  }
  for (let x = -680; x < -320; x += 34)
    pen.stroke(line([x, -358], [x + 60, -142]), mix(palette.ink, palette.pale, 0.25), 7);
  for (let y = -320; y <= -180; y += 24)
    pen.stroke(line([-280, y], [-76, y]), mix(steelOf(pen), palette.ink, 0.4), 6);
  for (let i = -3; i <= 3; i++) {
    const path = `M290 ${-250 + i * 6}C380 ${-250 + i * 10} 440 ${-250 + i * 24} 520 ${-250 + i * 42}`;
    pen.stroke(path, cycle([palette.glow, palette.pop, palette.pale], i + 3), 6);
    pen.halo(ellipse(520, -250 + i * 42, 16), palette.glow, 0.6);
    pen.path(ellipse(520, -250 + i * 42, 8), palette.pale);
  }
};

const fusion: Draw = (pen) => {
  const { palette } = pen;
  pen.path(rect(-1000, -1000, 2000, 1300), mix(palette.ink, palette.wallTop, 0.35));
  for (const side of [-1, 1]) {
    const fiber = polygon(
      [side * 900, -390],
      [side * 56, -350],
      [side * 40, -290],
      [side * 56, -230],
      [side * 900, -190],
    );
    pen.solid(
      fiber,
      [Math.min(side * 900, side * 40), -390, 860, 200],
      mix(palette.glow, palette.pale, 0.5),
      { angle: 90, shade: 0.8 },
    );
    pen.path(
      polygon([side * 900, -320], [side * 60, -306], [side * 60, -274], [side * 900, -260]),
      palette.pale,
      'opacity=".8"',
    );
    pen.solid(
      polygon([side * 60, -640], [side * 130, -640], [side * 22, -430]),
      [Math.min(side * 22, side * 130), -640, 108, 210],
      steelOf(pen),
    );
    pen.solid(
      polygon([side * 60, 80], [side * 130, 80], [side * 22, -150]),
      [Math.min(side * 22, side * 130), -150, 108, 230],
      steelOf(pen),
    );
  }
  pen.halo(ellipse(0, -290, 130), palette.pop, 1);
  pen.stroke(line([0, -424], [-14, -360], [16, -320], [-12, -270], [14, -220], [0, -156]), palette.pale, 9);
  pen.halo(ellipse(0, -290, 60), palette.pale, 1);
  pen.path(ellipse(0, -290, 22), palette.pale);
};

const joint: Draw = (pen) => {
  const { palette } = pen;
  const steel = mix(steelOf(pen), palette.body, 0.2);
  cable(pen, line([-1000, -140], [1000, -140]), 64, mix(palette.ink, palette.pop, 0.25));
  pen.cast(-300, -46, 600, 20);
  pen.solid('M-420 -120V-162L-290 -240H290L420 -162V-120L290 -44H-290z', [-420, -240, 840, 196], steel, {
    angle: 90,
    shade: 0.9,
  });
  pen.stroke(
    line([-290, -240], [-290, -44]) + line([290, -240], [290, -44]),
    mix(steel, palette.ink, 0.45),
    7,
  );
  for (const y of [-216, -68])
    for (let x = -240; x <= 240; x += 80) {
      pen.ball(x, y, 17, mix(palette.accent, palette.glow, 0.3));
      pen.path(ellipse(x, y, 6), palette.ink);
    }
  for (const side of [-1, 1]) pen.block(side * 470 - 40, -180, 80, 80, 12, palette.accent);
};

const overTheStern: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(
    pen,
    [mix(palette.wallTop, palette.ink, 0.25), mix(palette.accent, palette.wallLow, 0.3)],
    palette.floor,
    -210,
  );
  pen.facing(() => {
    pen.ball(360, -220, 90, palette.glow, { shade: 0.2 });
    sea(pen, random, -200, mix(waterOf(pen), palette.ink, 0.35), 7);
    pen.solid('M-1000 -430H-130C-110 -300 -130 -180 -180 -90H-1000z', [-1000, -430, 890, 340], palette.body);
    pen.path('M-1000 -250H-126L-140 -190H-1000z', palette.accent);
    for (let x = -640; x < -140; x += 90) pen.block(x, -500, 8, 72, 2, palette.pale);
    pen.stroke(line([-700, -496], [-150, -496]), palette.pale, 7);
    pen.ball(-130, -440, 44, steelOf(pen));
    cable(
      pen,
      'M-800 -440C-400 -440 -240 -500 -130 -484C-40 -460 -40 -260 20 -170C60 -110 150 -100 160 -180C166 -240 90 -250 80 -180C76 -120 110 -90 150 -60',
      20,
      palette.pop,
    );
    pen.path(ellipse(110, -74, 130, 18), palette.pale, 'opacity=".5"');
    for (const [x, y, size] of [
      [180, -520, 1],
      [300, -460, 0.7],
      [60, -540, 0.8],
    ] as const)
      pen.stroke(
        `M${x - 50 * size} ${y - 14}Q${x - 22 * size} ${y - 34 * size} ${x} ${y}Q${x + 22 * size} ${y - 34 * size} ${x + 50 * size} ${y - 14}`,
        palette.pale,
        8,
      );
  });
};

const mended = 'how-an-undersea-cable-is-mended';

export const cableShip: StoryDrawings = {
  [`${mended}-1`]: { palette: 'sky', backdrop: 'plain', draw: listening },
  [`${mended}-2`]: { palette: 'tide', backdrop: 'plain', draw: hangingGrapnel },
  [`${mended}-3`]: { palette: 'nebula', backdrop: 'plain', draw: cutting },
  [`${mended}-4`]: { palette: 'ember', backdrop: 'plain', draw: bowSheave },
  [`${mended}-5`]: { palette: 'tide', backdrop: 'plain', draw: buoy },
  [`${mended}-6`]: { palette: 'mint', backdrop: 'plain', draw: tornEnds },
  [`${mended}-7`]: { palette: 'sulfur', backdrop: 'disc', draw: raised(layers, -100) },
  [`${mended}-8`]: { palette: 'ultra', backdrop: 'plain', draw: fusion },
  [`${mended}-9`]: { palette: 'apricot', backdrop: 'plain', framing: 'bench', draw: raised(joint, -40) },
  [`${mended}-10`]: { palette: 'lilac', backdrop: 'plain', draw: overTheStern },
};
