import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { hangingKey } from './props.ts';

/** The bell brings somebody else than you think. */
function bellWithAHook(pen: Pen): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.25);
  pen.facing(() => {
    pen.block(-640, -60, 1280, 90, 8, palette.body, { angle: 90, shade: 0.6 });
    pen.pool(-80, -56, 300, 18, 0.6);
    pen.block(-320, -92, 480, 34, 12, mix(palette.ink, palette.accent, 0.25), { angle: 90 });
    pen.solid(
      'M-290 -92C-290 -250 -180 -320 -80 -320S130 -250 130 -92z',
      [-290, -320, 420, 228],
      palette.glow,
      { shade: 0.9, shadeColor: palette.accent },
    );
    pen.block(-104, -350, 48, 40, 8, steel);
    const hook = 'M-80 -346V-500C-80 -600 70 -600 70 -500V-470';
    pen.stroke(hook, mix(palette.ink, palette.pale, 0.2), 30);
    pen.stroke(hook, steel, 20);
    pen.path(polygon([50, -480], [92, -480], [66, -416], [70, -450], [40, -430]), steel);
    pen.pool(340, -54, 170, 14, 0.5);
    pen.group('translate(330 -96) rotate(-66)', () => hangingKey(pen, 'round', 230, palette.accent));
    pen.stroke('M356 -106C330 -150 290 -150 270 -124', steel, 7);
    pen.block(196, -134, 92, 70, 18, palette.pop, { shade: 0.6 });
  });
}

/** The flaw showed the labels on the drawers and nothing inside them. */
function litLabels(pen: Pen): void {
  const { palette } = pen;
  const metal = mix(palette.wallLow, palette.pop, 0.25);
  pen.facing(() => {
    pen.spray(
      polygon([-250, -100], [-250, -40], [-40, 0], [-40, -556]),
      pen.linear(-250, 0, -40, 0, [0, palette.glow, 0.9], [1, palette.glow, 0.45]),
    );
    pen.cast(-60, 0, 520, 120);
    pen.block(-60, -560, 520, 560, 14, metal, { shade: 0.8 });
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = [-40 + column * 122, -540 + row * 132];
        pen.block(x, y, 114, 122, 8, mix(metal, palette.ink, 0.25), { shade: 0.5 });
        pen.path(rect(x + 20, y + 22, 74, 36, 5), palette.glow);
        pen.path(
          rect(x + 30, y + 36, 36 + ((row * 3 + column * 5) % 4) * 6, 8, 4),
          mix(palette.glow, palette.ink, 0.6),
        );
        pen.path(rect(x + 38, y + 84, 38, 12, 6), palette.ink);
      }
    pen.pool(-350, 4, 170, 16, 0.6);
    pen.group('translate(-350 -44) rotate(-16)', () => {
      pen.block(-150, -30, 200, 60, 12, palette.accent, { angle: 90 });
      pen.solid(
        polygon([50, -30], [104, -50], [104, 50], [50, 30]),
        [50, -50, 54, 100],
        mix(palette.accent, palette.ink, 0.3),
      );
      pen.path(ellipse(106, 0, 13, 48), palette.pale);
      pen.path(rect(-60, -40, 44, 14, 6), palette.pop);
    });
  });
}

/** The relay lives under the stairs, behind the skis. */
function computerUnderTheStairs(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.25);
  pen.facing(() => {
    const steps = Array.from({ length: 9 }, (_, i) => `H${-390 + i * 104}V${-70 * (i + 1)}`).join('');
    pen.solid(`M-390 0V-70${steps}H640V0z`, [-390, -640, 1030, 640], palette.body, { shade: 0.6 });
    for (let i = 0; i < 9; i++) pen.block(-402 + i * 104, -84 - i * 70, 130, 18, 4, wood, { angle: 90 });
    const closet = polygon([20, 0], [20, -240], [330, -440], [520, -440], [520, 0]);
    pen.path(closet, mix(palette.ink, palette.wallTop, 0.25));
    pen.inside(closet, () => {
      pen.halo(ellipse(230, -110, 170, 120), palette.glow, 0.55);
      pen.spray(
        rect(20, -70, 500, 80),
        pen.linear(0, -70, 0, 0, [0, palette.glow, 0], [1, palette.glow, 0.5]),
      );
    });
    pen.block(120, -150, 230, 150, 12, mix(palette.pale, palette.ink, 0.2), { shade: 0.7 });
    for (let i = 0; i < 5; i++)
      pen.path(rect(142, -128 + i * 22, 90, 9, 4), mix(palette.pale, palette.ink, 0.6));
    pen.path(ellipse(304, -112, 15), palette.glow);
    pen.stroke(arc(282, -52, 32, 0, 359), mix(palette.pale, palette.ink, 0.6), 8);
    for (const [x, angle, color] of [
      [430, 5, palette.pop],
      [486, 9, palette.accent],
    ] as const)
      pen.group(`translate(${x} 10) rotate(${angle})`, () => {
        pen.solid(
          'M-17 0V-480C-17 -530 -40 -540 -34 -556C-10 -560 17 -530 17 -480V0z',
          [-40, -556, 57, 556],
          color,
          { shade: 0.5 },
        );
        pen.path(rect(-17, -230, 34, 70), mix(color, palette.ink, 0.5));
      });
  });
}

/** Columns and a dome; every window is dark and one machine still works. */
function darkCourthouse(pen: Pen): void {
  const { palette } = pen;
  const stone = mix(palette.body, palette.wallTop, 0.55);
  const dark = mix(palette.ink, palette.wallTop, 0.2);
  pen.facing(() => {
    pen.solid(
      'M-130 -430C-130 -540 -50 -566 0 -566S130 -540 130 -430z',
      [-130, -566, 260, 136],
      mix(stone, palette.ink, 0.2),
    );
    pen.block(-4, -590, 8, 40, 2, palette.pale);
    pen.block(-460, -330, 920, 250, 0, stone, { shade: 0.7 });
    for (const x of [-410, -320, 270, 360])
      for (const y of [-296, -190]) pen.path(rect(x, y, 50, 74, 4), dark);
    pen.solid(
      polygon([-230, -350], [230, -350], [0, -440]),
      [-230, -440, 460, 90],
      mix(stone, palette.pale, 0.15),
    );
    pen.block(-240, -352, 480, 28, 0, mix(stone, palette.ink, 0.2));
    pen.path(rect(-210, -324, 420, 244), dark);
    for (const x of [-210, -116, 72, 166])
      pen.block(x, -324, 44, 244, 4, mix(stone, palette.pale, 0.2), { angle: 0 });
    for (let step = 0; step < 4; step++)
      pen.block(
        -280 - step * 50,
        -84 + step * 30,
        560 + step * 100,
        32,
        0,
        mix(stone, palette.ink, 0.12 + step * 0.06),
        { angle: 90, shade: 0.3 },
      );
    pen.spray(
      polygon([-22, -600], [22, -600], [170, -84], [-170, -84]),
      pen.linear(0, -600, 0, -84, [0, palette.glow, 0], [1, palette.glow, 0.75]),
    );
    pen.path(ellipse(0, -70, 180, 17), palette.glow);
    pen.block(-56, -176, 112, 60, 2, palette.pale, { shade: 0.2 });
    pen.solid(
      polygon([-80, -130], [80, -130], [104, -74], [-104, -74]),
      [-104, -130, 208, 56],
      palette.accent,
      { shade: 0.6 },
    );
    pen.block(-96, -142, 192, 22, 11, palette.ink);
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 6; i++) pen.path(ellipse(-62 + i * 25, -106 + row * 17, 7), palette.pale);
  });
}

/** A day's power, stacked in the order and the proportions of the chart below it. */
function houseToScale(pen: Pen): void {
  const { palette } = pen;
  const shares = [12.4, 5.1, 4.3, 2.2, 1.9, 1.6, 1.5];
  const fills = [
    palette.accent,
    palette.pop,
    palette.glow,
    mix(palette.accent, palette.pale, 0.5),
    mix(palette.pop, palette.pale, 0.45),
    palette.body,
    palette.pale,
  ];
  const house = polygon([-330, 0], [-330, -330], [-60, -540], [210, -330], [210, 0]);
  pen.facing(() => {
    pen.cast(-330, 0, 540, 120);
    pen.path(house, palette.body);
    pen.inside(house, () => {
      // The roof is a triangle, so equal shares must be taller there: areas, not heights, are to scale.
      let area = 0;
      const heightFor = (part: number): number => {
        const total = 540 * 330 + (540 * 210) / 2;
        const wanted = part * total;
        if (wanted <= 540 * 330) return wanted / 540;
        const left = total - wanted;
        return 540 - Math.sqrt((left * 2 * 210) / 540);
      };
      for (const [i, share] of shares.entries()) {
        const foot = heightFor(area / 29);
        area += share;
        const top = heightFor(Math.min(1, area / 29));
        pen.block(-330, -top, 540, top - foot + 2, 0, fills[i] ?? palette.pale, { shade: 0.45 });
      }
    });
    pen.stroke(line([-380, -290], [-60, -540], [260, -290]), palette.ink, 24);
    pen.cast(360, 0, 60, 80);
    pen.block(368, -160, 30, 160, 4, mix(palette.ink, palette.body, 0.3));
    pen.block(300, -360, 166, 210, 20, mix(palette.pale, palette.ink, 0.2), { shade: 0.6 });
    pen.ball(383, -270, 70, palette.pale, { shade: 0.3 });
    pen.stroke(arc(383, -262, 46, 190, 350), palette.ink, 8, 'stroke-dasharray="4 16"');
    pen.stroke(line([383, -258], [414, -296]), palette.accent, 9);
    pen.stroke('M300 -220C260 -220 250 -180 214 -180', palette.ink, 12);
  });
}

export const places: StoryDrawings = {
  'hotel-guests-asked-to-pay-twice': { palette: 'ember', backdrop: 'plain', draw: bellWithAHook },
  'file-sync-bug-let-strangers-list-folders': { palette: 'tide', backdrop: 'plain', draw: litLabels },
  'last-anonymous-place-on-the-internet': {
    palette: 'nebula',
    backdrop: 'plain',
    draw: computerUnderTheStairs,
  },
  'thirty-one-days-without-the-countys-computers': {
    palette: 'graphite',
    backdrop: 'plain',
    draw: darkCourthouse,
  },
  'where-a-household-kilowatt-hour-goes': { palette: 'fog', backdrop: 'disc', draw: houseToScale },
};
