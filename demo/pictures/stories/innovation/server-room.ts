import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { type Draw, scaled } from '../../motif.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cable, drop, rack, steelOf, waterOf } from './props.ts';

/** Racks in the dark, like a hillside of houses. */
const midnight: Draw = (pen, random) => {
  const { palette } = pen;
  pen.path(rect(-1000, -1000, 2000, 1300), mix(palette.ink, palette.wallTop, 0.3));
  for (let i = -5; i <= 5; i++) {
    const height = 470 + ((i * 53 + 402) % 3) * 34;
    pen.block(i * 138 - 64, -height, 128, height + 20, 4, mix(palette.ink, palette.body, 0.16), {
      shade: 0.5,
      shine: 0.2,
    });
    for (let n = 0; n < 12; n++) {
      const [x, y] = [i * 138 + random.between(-46, 46), -random.between(20, height - 30)];
      pen.halo(ellipse(x, y, 12), palette.glow, 0.25);
      pen.path(rect(x, y, 9, 7, 2), random.pick([palette.glow, palette.glow, palette.accent, palette.pop]));
    }
  }
};

const pulledDrive: Draw = (pen, random) => {
  const { palette } = pen;
  rack(pen, random, [-520, 60, 1040, 660], 0.5);
  pen.path(rect(-300, -330, 600, 190, 4), palette.ink);
  pen.path(rect(-280, -310, 560, 150), mix(palette.ink, palette.body, 0.04));
  pen.path(
    polygon([-220, -290], [220, -290], [300, -180], [-300, -180]),
    mix(palette.ink, palette.pale, 0.2),
  );
  pen.solid(
    polygon([-220, -290], [220, -290], [320, -110], [-320, -110]),
    [-320, -290, 640, 180],
    steelOf(pen),
    { angle: 90 },
  );
  pen.path(ellipse(0, -200, 150, 46), mix(palette.pale, palette.ink, 0.18));
  pen.path(ellipse(0, -200, 40, 12), palette.ink);
  pen.block(-330, -112, 660, 110, 10, mix(palette.body, palette.ink, 0.2), { shade: 0.7 });
  pen.block(-120, -76, 240, 36, 18, palette.ink);
  pen.halo(ellipse(250, -58, 50), palette.accent, 0.9);
  pen.path(ellipse(250, -58, 17), palette.accent);
};

const earplugs: Draw = (pen) => {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 100);
  for (const [i, y] of [-90, -176, -250].entries())
    pen.block(-330 + i * 14, y, 660 - i * 28, 92, 44, mix(palette.accent, palette.ink, i * 0.07), {
      angle: 90,
      shade: 0.8,
    });
  for (let x = -280; x < 290; x += 26)
    pen.stroke(line([x, -236], [x + 6, -190]), mix(palette.accent, palette.ink, 0.3), 5);
  pen.solid(
    'M-130 -246C-90 -190 90 -190 130 -246C80 -262 -80 -262 -130 -246z',
    [-130, -262, 260, 70],
    mix(palette.accent, palette.ink, 0.35),
  );
  for (const [x, turn] of [
    [-120, -30],
    [130, 64],
  ] as const)
    pen.group(`translate(${x} -290) rotate(${turn})`, () => {
      pen.solid(
        'M-34 40V-30C-34 -76 34 -76 34 -30V40C44 44 44 56 34 58H-34C-44 56 -44 44 -34 40z',
        [-44, -70, 88, 130],
        palette.glow,
      );
      pen.path(rect(-40, 44, 80, 10, 5), mix(palette.glow, palette.ink, 0.25));
    });
};

const generator: Draw = (pen) => {
  const { palette } = pen;
  const green = mix(palette.body, palette.ink, 0.12);
  for (const [i, size] of [34, 50, 66].entries())
    pen.path(ellipse(300 + i * 44, -500 - i * 40, size), palette.pale, `opacity="${0.7 - i * 0.16}"`);
  pen.cast(-480, 0, 960, 100);
  pen.block(270, -480, 46, 120, 6, steelOf(pen));
  pen.block(-480, -60, 960, 60, 4, mix(palette.ink, palette.body, 0.2));
  pen.block(-450, -370, 900, 316, 14, green, { shade: 0.8 });
  for (let i = 0; i < 8; i++)
    pen.block(-410, -340 + i * 32, 420, 20, 3, mix(green, palette.ink, 0.4), { angle: 90 });
  pen.block(70, -330, 150, 200, 10, mix(green, palette.pale, 0.2));
  for (const [i, fill] of [palette.glow, palette.pop, palette.accent].entries())
    pen.path(ellipse(100 + i * 44, -296, 13), fill);
  pen.path(ellipse(145, -210, 44), palette.pale);
  pen.stroke(line([145, -210], [168, -238]), palette.accent, 7);
  pen.block(260, -330, 150, 250, 6, mix(green, palette.ink, 0.15));
  pen.path(ellipse(390, -200, 9), palette.pale);
};

const handover: Draw = (pen) => {
  const { palette } = pen;
  const steel = mix(steelOf(pen), palette.body, 0.25);
  pen.cast(-260, 60, 520, 60);
  pen.block(-300, -230, 600, 330, 6, steel, { shade: 0.7 });
  pen.block(-270, -190, 540, 200, 6, mix(steel, palette.ink, 0.12), { shade: 0.4 });
  pen.block(-60, -130, 120, 22, 10, palette.ink);
  pen.solid(
    polygon([-230, -300], [230, -300], [270, -230], [-270, -230]),
    [-270, -300, 540, 70],
    mix(palette.accent, palette.ink, 0.4),
  );
  pen.path(polygon([-200, -296], [200, -296], [230, -240], [-230, -240]), palette.pale);
  pen.block(-60, -316, 120, 22, 6, steelOf(pen));
  for (const [x, fill] of [
    [-110, palette.accent],
    [110, palette.pop],
  ] as const) {
    pen.solid(
      polygon([x - 74, -450], [x + 74, -450], [x + 54, -262], [x - 54, -262]),
      [x - 74, -450, 148, 188],
      palette.pale,
      { shade: 0.5 },
    );
    pen.solid(
      polygon([x - 70, -400], [x + 70, -400], [x + 60, -320], [x - 60, -320]),
      [x - 70, -400, 140, 80],
      fill,
    );
    pen.block(x - 82, -472, 164, 28, 8, palette.ink);
    pen.stroke(`M${x} -490c-22 -34 22 -50 0 -86`, palette.pale, 7, 'opacity=".6"');
  }
};

const bundle: Draw = (pen) => {
  const { palette } = pen;
  pen.block(-1000, -660, 2000, 70, 0, mix(palette.wallLow, palette.ink, 0.4), { angle: 90 });
  pen.path(ellipse(210, -596, 250, 26), palette.ink);
  for (let i = 0; i < 13; i++) {
    const off = (i - 6) * 30;
    const fill = cycle([palette.accent, palette.pop, palette.accent, palette.glow], i);
    cable(
      pen,
      `M${-560 + off * 0.4} 120C${-420 + off} -100 ${-300 + off * 0.9} -240 ${-60 + off} -300S${200 + off} -440 ${210 + off} -620`,
      34,
      fill,
    );
  }
  for (const [x, y, turn] of [
    [-290, -190, -42],
    [130, -400, -62],
  ] as const)
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      pen.block(-22, -150, 44, 300, 20, mix(palette.ink, palette.body, 0.2)),
    );
};

const handTruck: Draw = (pen) => {
  const { palette } = pen;
  pen.facing(() => {
    pen.block(-240, -600, 420, 600, 0, mix(palette.wallLow, palette.ink, 0.4));
    pen.path(rect(-204, -566, 348, 566), palette.glow);
    pen.spray(
      polygon([-204, 0], [144, 0], [260, 100], [-220, 100]),
      pen.linear(0, 0, 0, 100, [0, palette.glow, 0.8], [1, palette.glow, 0]),
    );
    pen.pool(40, 46, 280, 20, 0.7);
    pen.group('translate(60 30) rotate(14)', () => {
      pen.stroke(line([-150, -20], [-150, -500], [-110, -540]), palette.accent, 24);
      for (const y of [-130, -280, -420]) pen.stroke(line([-190, y], [-110, y]), palette.accent, 14);
      pen.block(-150, -34, 300, 24, 4, steelOf(pen));
      pen.block(-128, -390, 260, 356, 8, mix(palette.pale, palette.body, 0.12), { shade: 0.6 });
      for (let i = 0; i < 5; i++)
        pen.stroke(`M-128 ${-350 + i * 70}L132 ${-380 + i * 70}`, palette.pale, 16, 'opacity=".8"');
      pen.block(-128, -250, 260, 26, 0, palette.pop, { shade: 0.3 });
    });
    pen.ball(-90, 8, 44, palette.ink);
    pen.path(ellipse(-90, 8, 18), steelOf(pen));
  });
};

const liftedTile: Draw = (pen) => {
  const { palette } = pen;
  const tile = mix(palette.pale, palette.wallLow, 0.3);
  pen.path(rect(-1000, -1000, 2000, 1300), mix(tile, palette.ink, 0.12));
  const corner = (i: number, j: number) => [i * 300 - j * 150 + 60, -560 + j * 190] as const;
  for (let j = 0; j < 4; j++)
    for (let i = -3; i < 4; i++) {
      const cell = polygon(corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1));
      const hole = i === 0 && j === 1;
      pen.path(cell, hole ? palette.ink : tile, `stroke="${mix(tile, palette.ink, 0.35)}" stroke-width="7"`);
      if (!hole) continue;
      pen.inside(cell, () => {
        for (let n = 0; n < 6; n++)
          cable(
            pen,
            `M-300 ${-330 + n * 40}C-100 ${-360 + n * 44} 100 ${-280 + n * 20} 500 ${-340 + n * 44}`,
            24,
            cycle([palette.accent, palette.pop, palette.glow], n),
          );
        pen.spray(cell, pen.linear(0, -370, 0, -180, [0, palette.ink, 0.9], [1, palette.ink, 0]));
      });
    }
  const lid = polygon([250, -240], [550, -270], [430, -60], [120, -20]);
  pen.path(polygon([264, -210], [566, -236], [450, -20], [134, 20]), palette.ink, 'opacity=".4"');
  pen.solid(lid, [120, -270, 430, 250], mix(tile, '#FFFFFF', 0.3), { shade: 0.5 });
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++)
      pen.path(ellipse(272 + i * 38 - row * 26, -226 - i * 4 + row * 40, 9, 6), palette.ink);
};

const chilledWater: Draw = (pen) => {
  const { palette } = pen;
  const water = waterOf(pen);
  for (const [i, x] of [-420, -230, -40].entries()) {
    pen.block(x, -640, 100, 760, 0, cycle([water, palette.accent, water], i), {
      shade: 0.8,
      angle: pen.light > 0 ? 0 : 180,
    });
    for (const y of [-520, -120])
      pen.block(x - 16, y, 132, 46, 6, mix(cycle([water, palette.accent, water], i), palette.ink, 0.25));
  }
  pen.block(60, -330, 340, 70, 0, water, { angle: 90 });
  pen.block(384, -346, 36, 102, 6, mix(water, palette.ink, 0.3));
  pen.block(180, -430, 26, 100, 4, steelOf(pen));
  pen.ball(193, -500, 104, steelOf(pen));
  pen.path(ellipse(193, -500, 84), palette.pale);
  for (let i = 0; i < 9; i++)
    pen.group(`translate(193 -500) rotate(${-120 + i * 30})`, () =>
      pen.path(rect(-4, -76, 8, 20), palette.ink),
    );
  pen.stroke(line([193, -500], [226, -550]), palette.accent, 10);
  pen.block(272, -260, 60, 60, 6, mix(water, palette.ink, 0.35));
  pen.stroke(ellipse(302, -164, 50, 16), palette.accent, 16);
  pen.block(294, -214, 16, 50, 2, steelOf(pen));
  drop(pen, 302, -60, 24, mix(water, '#FFFFFF', 0.35));
  pen.path(ellipse(302, 30, 60, 10), water, 'opacity=".6"');
};

const highWindow: Draw = (pen, random) => {
  const { palette } = pen;
  const brick = mix(palette.wallTop, palette.ink, 0.55);
  pen.path(rect(-1000, -1000, 2000, 1300), brick);
  for (let row = 0; row < 16; row++)
    for (let i = -6; i < 7; i++)
      pen.path(
        rect(i * 120 + (row % 2) * 60, -700 + row * 52, 112, 44, 2),
        mix(brick, palette.pale, random.between(0.02, 0.09)),
      );
  pen.spray(
    polygon([-300, -240], [300, -240], [480, 120], [-160, 120]),
    pen.linear(0, -240, 0, 120, [0, palette.glow, 0.5], [1, palette.glow, 0]),
  );
  pen.block(-350, -540, 700, 310, 4, mix(palette.ink, palette.body, 0.2));
  const pane = rect(-316, -508, 632, 246);
  pen.inside(pane, () => {
    pen.path(pane, pen.linear(0, -508, 0, -262, [0, palette.wallLow], [1, palette.accent]));
    pen.path(rect(-400, -300, 800, 60), palette.ink);
    pen.block(-210, -560, 560, 170, 8, palette.pale, { shade: 0.5 });
    pen.path(rect(-210, -440, 560, 26), palette.pop);
    for (const x of [-90, 220]) {
      pen.ball(x, -364, 74, palette.ink, { shine: 0.2 });
      pen.path(ellipse(x, -364, 34), steelOf(pen));
    }
  });
  for (const x of [-106, 106]) pen.block(x - 7, -508, 14, 246, 0, mix(palette.ink, palette.body, 0.2));
  pen.block(-370, -236, 740, 34, 4, mix(brick, palette.pale, 0.35), { angle: 90 });
  pen.halo(ellipse(round(-460), -60, 40), palette.glow, 0.7);
  pen.path(ellipse(-460, -60, 9), palette.glow);
};

const day = 'a-day-in-a-server-room-hour-by-hour';

export const serverRoom: StoryDrawings = {
  [`${day}-1`]: { palette: 'sodium', backdrop: 'plain', draw: midnight },
  [`${day}-2`]: { palette: 'graphite', backdrop: 'plain', draw: pulledDrive },
  [`${day}-3`]: { palette: 'lilac', backdrop: 'lines', draw: earplugs },
  [`${day}-4`]: { palette: 'pine', backdrop: 'window', draw: scaled(generator, 0.9) },
  [`${day}-5`]: { palette: 'apricot', backdrop: 'window', draw: handover },
  [`${day}-6`]: { palette: 'fog', backdrop: 'plain', draw: bundle },
  [`${day}-7`]: { palette: 'sky', backdrop: 'plain', draw: handTruck },
  [`${day}-8`]: { palette: 'nebula', backdrop: 'plain', draw: liftedTile },
  [`${day}-9`]: { palette: 'ember', backdrop: 'plain', draw: chilledWater },
  [`${day}-10`]: { palette: 'halpha', backdrop: 'plain', draw: highWindow },
};
