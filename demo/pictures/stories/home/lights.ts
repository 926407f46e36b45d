import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { ground } from './props.ts';

/** A round bulb with its cap up, hanging from zero; 330 long. */
export function bulb(pen: Pen, glass: string, filament = true): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.4);
  const shape =
    'M-42 84C-50 140 -118 160 -118 232C-118 300 -66 340 0 340C66 340 118 300 118 232C118 160 50 140 42 84z';
  pen.path(shape, glass, filament ? 'opacity=".42"' : '');
  pen.inside(shape, () => {
    pen.spray(
      rect(-120, 80, 240, 264),
      pen.linear(
        -pen.light * 120,
        100,
        pen.light * 120,
        340,
        [0, '#FFFFFF', 0.8],
        [0.35, '#FFFFFF', 0],
        [0.75, palette.accent, 0],
        [1, palette.accent, 0.7],
      ),
    );
  });
  if (filament) {
    pen.stroke(line([-20, 84], [-34, 170]), palette.ink, 5);
    pen.stroke(line([20, 84], [34, 170]), palette.ink, 5);
    const loop = 'M-34 170C-90 300 -20 310 -18 220C-16 160 16 160 18 220C20 310 90 300 34 170';
    pen.stroke(loop, palette.accent, 14);
    pen.stroke(loop, palette.pale, 6);
  }
  pen.block(-44, 0, 88, 90, 12, metal);
  for (let i = 0; i < 3; i++) pen.path(rect(-48, 16 + i * 24, 96, 9, 4), mix(metal, palette.ink, 0.3));
}

function loaf(pen: Pen): void {
  const { palette } = pen;
  const crust = mix(palette.accent, palette.ink, 0.18);
  pen.pool(0, 4, 230, 20, 0.6);
  pen.solid(
    'M-210 0C-250 -60 -220 -150 -110 -156C-40 -176 80 -172 130 -150C220 -140 250 -60 210 0z',
    [-236, -170, 472, 170],
    crust,
  );
  for (const x of [-110, -20, 70])
    pen.path(
      `M${x} -140C${x + 40} -130 ${x + 60} -90 ${x + 56} -50C${x + 30} -80 ${x + 10} -110 ${x} -140z`,
      mix(palette.glow, palette.accent, 0.3),
    );
}

/** The bulb's own light is warm, whatever the room's. */
function overTheTable(pen: Pen): void {
  const { accent, ink, pale } = pen.palette;
  const warm = { glow: mix(accent, pale, 0.3), accent: mix(accent, ink, 0.2) };
  pen.recolored(warm, () => bulbAndBread(pen));
}

function bulbAndBread(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.spray(
      polygon([-40, -300], [40, -300], [470, -40], [-470, -40]),
      pen.linear(0, -300, 0, -40, [0, palette.glow, 0.75], [1, palette.glow, 0.1]),
    );
    pen.halo(ellipse(0, -330, 210, 200), palette.glow, 0.8);
    pen.stroke(line([0, -900], [0, -540]), palette.accent, 16);
    pen.stroke(line([0, -900], [0, -540]), palette.ink, 8, 'stroke-dasharray="7 13" stroke-linecap="butt"');
    pen.group('translate(0 -550) scale(.96)', () => bulb(pen, palette.glow));
    const wood = mix(palette.accent, palette.ink, 0.5);
    pen.block(-520, -46, 1040, 44, 6, wood, { angle: 90, shade: 0.7 });
    for (const x of [-460, 410]) pen.path(rect(x, -4, 50, 200), mix(wood, palette.ink, 0.3));
    pen.path(ellipse(40, -36, 380, 14), palette.glow, 'opacity=".45"');
    pen.group('translate(60 -42) scale(.8)', () => loaf(pen));
    pen.group('translate(-290 -46)', () => {
      pen.block(-110, -14, 220, 14, 6, mix(palette.pale, palette.ink, 0.15), { angle: 90 });
      pen.path(rect(20, -24, 170, 10, 4), palette.pale);
    });
  });
}

function pencil(pen: Pen, length: number): void {
  const { palette } = pen;
  pen.block(-13, -length, 26, length - 40, 3, palette.accent, { angle: 0 });
  pen.block(-13, -length - 26, 26, 30, 6, palette.pop);
  pen.path(polygon([-13, -42], [13, -42], [0, 0]), palette.pale);
  pen.path(polygon([-5, -14], [5, -14], [0, 0]), palette.ink);
}

function fanOfPencils(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.halo(ellipse(0, -360, 260, 250), palette.glow, 0.8);
    pen.stroke(line([0, -900], [0, -580]), palette.ink, 12);
    pen.group('translate(0 -590) scale(1.22)', () => bulb(pen, palette.glow, false));
    // The pencil is lit as often as the bulb flickers, so it is seen in nine places at once.
    for (let i = 0; i < 9; i++) {
      const turn = -64 + i * 16;
      const strength = i === 6 ? 1 : round(0.34 + i * 0.06);
      pen.group(`translate(0 60) rotate(${turn})`, () => {
        pen.path(rect(-14, -470, 28, 430, 6), palette.accent, `opacity="${strength}"`);
        pen.path(rect(-14, -496, 28, 30, 6), palette.pop, `opacity="${strength}"`);
        pen.path(polygon([-14, -42], [14, -42], [0, 0]), palette.pale, `opacity="${strength}"`);
      });
    }
    pen.group(`translate(0 60) rotate(${-64 + 6 * 16})`, () => pencil(pen, 470));
  });
}

function openBook(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 6, 190, 16, 0.6);
  pen.solid('M0 -10C-60 -50 -130 -46 -180 -24V4C-130 -16 -60 -16 0 10z', [-180, -50, 180, 60], palette.pale);
  pen.solid(
    'M0 -10C60 -50 130 -46 180 -24V4C130 -16 60 -16 0 10z',
    [0, -50, 180, 60],
    mix(palette.pale, palette.ink, 0.12),
  );
  pen.stroke('M-184 6C-130 -12 -60 -12 0 14C60 -12 130 -12 184 6', palette.pop, 11);
  for (let i = 0; i < 2; i++)
    pen.stroke(
      `M24 ${-20 + i * 14}C70 ${-44 + i * 14} 110 ${-42 + i * 14} 150 ${-28 + i * 14}`,
      mix(palette.pale, palette.ink, 0.4),
      4,
    );
}

/** The wall goes from gold beside the lamp to deep blue at the far end. */
function bedsideLamp(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const wall = rect(-1100, -1000, 2200, 928);
    pen.path(
      wall,
      pen.linear(
        -420,
        0,
        560,
        0,
        [0, mix(palette.glow, palette.accent, 0.4)],
        [0.5, palette.wallLow],
        [1, mix(palette.wallTop, palette.ink, 0.5)],
      ),
    );
    pen.halo(ellipse(-260, -380, 240, 230), palette.glow, 0.9);
    const wood = mix(palette.accent, palette.ink, 0.45);
    pen.block(-540, -110, 720, 40, 8, wood, { angle: 90 });
    pen.block(-500, -70, 640, 240, 6, mix(wood, palette.ink, 0.25), { shade: 0.5 });
    pen.ball(-180, 10, 17, palette.glow);
    pen.pool(-260, -108, 120, 12, 0.6);
    pen.solid(rectWithCorners(-330, -140, 140, 32, [16, 16, 4, 4]), [-330, -140, 140, 32], palette.body);
    pen.path(rect(-270, -270, 20, 140), palette.body);
    pen.block(-296, -296, 72, 40, 10, mix(palette.body, palette.ink, 0.4));
    pen.ball(-260, -392, 116, mix(palette.glow, palette.accent, 0.3), {
      shadeColor: palette.accent,
      shade: 0.7,
    });
    pen.group('translate(40 -112) scale(.74)', () => openBook(pen));
    pen.block(330, -230, 420, 150, 60, palette.pale, { shade: 0.8 });
    pen.block(260, -120, 500, 300, 40, mix(palette.wallTop, palette.pale, 0.3), { shade: 0.7 });
  });
}

/** Two amber bulbs in a box, on tissue paper, from above. */
export function boxOfBulbs(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  pen.path(rect(-310, -470, 660, 440, 14), palette.ink, 'opacity=".3"');
  pen.block(-330, -490, 660, 440, 14, palette.pop, { shade: 0.5 });
  pen.path(rect(-300, -460, 600, 380, 8), mix(palette.pop, palette.ink, 0.5));
  for (let i = 0; i < 14; i++) {
    const [x, y] = [-270 + ((i * 191) % 520), -430 + ((i * 127) % 300)];
    pen.solid(
      polygon([x, y], [x + 110, y - 22], [x + 80, y + 70], [x - 40, y + 50]),
      [x - 40, y - 22, 150, 92],
      mix(palette.pale, palette.glow, 0.2),
      { shade: 0.35 },
    );
  }
  for (const [x, turn] of [
    [-140, 14],
    [140, -10],
  ] as const)
    pen.group(`translate(${x} -450) rotate(${turn})`, () => {
      pen.path(ellipse(14, 240, 120), palette.ink, 'opacity=".25"');
      pen.recolored({ accent: mix(palette.accent, palette.ink, 0.1) }, () =>
        bulb(pen, mix(palette.glow, palette.accent, 0.25), false),
      );
    });
}

export const lights: StoryDrawings = {
  'filament-old-style': { palette: 'pine', backdrop: 'plain', draw: overTheTable },
  'test-a-bulb-for-flicker': { palette: 'ultra', backdrop: 'plain', draw: fanOfPencils },
  'vesper-dusk': { palette: 'sodium', backdrop: 'plain', draw: bedsideLamp },
};
