import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import { buses } from '../../motifs/buses.ts';
import { chairs } from '../../motifs/chairs.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { busFront, cable, outdoors, pole, rain, steelOf } from './props.ts';

const sideBus = buses.drawings[0].draw;
const chair = chairs.drawings[0].draw;

const missingBus: Draw = (pen, random) => {
  const { palette } = pen;
  const road = mix(palette.floor, palette.ink, 0.4);
  outdoors(pen, [mix(palette.wallTop, palette.ink, 0.4), palette.wallLow], road, -40);
  pen.block(-1000, -60, 2000, 34, 0, mix(palette.floor, palette.pale, 0.3), { angle: 90 });
  for (const x of [-560, -240, 80, 400]) pen.path(rect(x, 40, 190, 14), palette.pale, 'opacity=".35"');
  pen.facing(() => {
    pen.cast(-500, -60, 20, 80);
    pen.block(-500, -560, 20, 500, 6, steelOf(pen));
    pen.ball(-490, -520, 84, palette.accent);
    pen.path(ellipse(-490, -520, 62), palette.pale);
    pen.path(rect(-526, -552, 72, 54, 12), palette.accent);
    for (const x of [-512, -468]) pen.path(ellipse(x, -496, 10), palette.accent);
    pen.block(-430, -170, 250, 26, 8, palette.pop, { angle: 90 });
    pen.block(-430, -250, 250, 44, 8, palette.pop);
    for (const x of [-406, -216]) pen.block(x, -240, 16, 180, 4, steelOf(pen));
    const dashed = 'stroke-dasharray="26 20" opacity=".95"';
    pen.stroke(rect(-120, -440, 660, 350, 44), palette.glow, 9, dashed);
    for (let i = 0; i < 4; i++) pen.stroke(rect(-84 + i * 130, -396, 104, 110, 14), palette.glow, 6, dashed);
    pen.stroke(rect(436, -396, 80, 150, 14), palette.glow, 6, dashed);
    for (const x of [20, 400]) pen.stroke(ellipse(x, -76, 52), palette.glow, 8, dashed);
  });
  rain(pen, random, 90);
};

const depotFromAbove: Draw = (pen) => {
  const { palette } = pen;
  pen.path(rect(-1000, -1000, 2000, 1300), mix(palette.floor, palette.ink, 0.35));
  for (const [y, scale, gap] of [
    [-390, 0.86, 200],
    [0, 1.12, 240],
  ] as const)
    for (let i = -2; i <= 2; i++) {
      const x = i * gap;
      const fill = cycle([palette.body, palette.accent, palette.body, palette.pop], i + 2);
      pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
        pen.path(rect(-84, -262, 180, 300, 20), palette.ink, 'opacity=".4"');
        pen.path(
          line([-104, -280], [-104, 40]),
          'none',
          `stroke="${palette.glow}" stroke-width="4" opacity=".4"`,
        );
        pen.block(-74, -270, 148, 300, 26, fill, { shade: 0.8 });
        pen.path(rect(-58, -6, 116, 22, 8), palette.ink);
        pen.block(-46, -226, 92, 70, 10, mix(fill, palette.ink, 0.25));
        pen.block(-46, -70, 92, 40, 8, mix(fill, palette.ink, 0.2));
        pen.halo(ellipse(0, -112, 46), palette.glow, 0.9);
        pen.block(-20, -130, 40, 36, 8, palette.ink);
        pen.path(ellipse(0, -112, 9), palette.glow);
      });
      const top = y - 112 * scale;
      cable(
        pen,
        `M${x * 1.16} -760C${x * 1.16} ${top - 150} ${x + 12} ${top - 60} ${x} ${round(top)}`,
        9,
        palette.glow,
      );
    }
  pen.block(-1000, -610, 2000, 26, 0, steelOf(pen), { angle: 90 });
  pen.spray(
    rect(-1000, -700, 2000, 900),
    pen.linear(-600, 0, 600, 0, [0, palette.ink, 0.6], [0.4, palette.ink, 0], [1, palette.ink, 0.5]),
  );
};

const lastBus: Draw = (pen, random) => {
  const { palette } = pen;
  const night = mix(palette.wallTop, palette.ink, 0.45);
  outdoors(
    pen,
    [night, mix(palette.wallLow, palette.accent, 0.16)],
    mix(palette.floor, palette.ink, 0.3),
    -110,
  );
  pen.facing(() => {
    const far = [470, -112] as const;
    const bed = polygon([150, 140], [620, 140], [far[0] + 8, far[1]], [far[0] - 8, far[1]]);
    pen.path(bed, mix(palette.ink, palette.floor, 0.25));
    for (const x of [250, 540]) pen.stroke(line([x, 120], [far[0], far[1]]), steelOf(pen), 6);
    pen.halo(ellipse(far[0], far[1] - 30, 90, 60), palette.glow, 0.9);
    pen.block(far[0] - 40, far[1] - 66, 80, 70, 18, mix(palette.ink, palette.body, 0.2));
    for (const x of [-20, 20]) pen.path(ellipse(far[0] + x, far[1] - 18, 9), palette.glow);
    pen.solid(
      polygon([-60, 60], [140, 140], [448, -106], [380, -106]),
      [-60, -110, 510, 250],
      mix(palette.body, palette.floor, 0.5),
    );
    pen.block(286, -360, 12, 330, 4, steelOf(pen));
    pen.halo(ellipse(250, -370, 80, 60), palette.glow, 0.8);
    pen.path(rect(214, -368, 90, 14, 7), palette.glow);
    pen.group('translate(-190 20) scale(.76)', () => {
      pen.recolored({ ink: mix(palette.glow, palette.accent, 0.2) }, () => sideBus(pen, random));
      pen.path(rect(58, -302, 84, 250, 8), palette.glow);
      pen.path(rect(136, -302, 12, 250, 4), mix(palette.body, palette.ink, 0.4));
      pen.spray(
        polygon([58, -52], [142, -52], [260, 70], [70, 70]),
        pen.linear(0, -52, 0, 70, [0, palette.glow, 0.8], [1, palette.glow, 0]),
      );
    });
  });
};

/** A rounded car with a sensor on its roof and nobody at the wheel. */
function robotaxi(pen: Pen, fill: string): void {
  const { palette } = pen;
  pen.pool(0, 6, 230, 16, 0.8);
  pen.solid(
    'M-220 -60C-224 -110 -200 -122 -168 -128C-130 -190 -80 -206 0 -206C80 -206 120 -180 150 -130C196 -122 220 -104 220 -60C220 -44 210 -40 200 -40H-204C-214 -40 -220 -48 -220 -60z',
    [-220, -206, 440, 166],
    fill,
    { angle: 80 },
  );
  for (const glass of ['M-134 -130C-104 -176 -70 -188 -10 -188V-130z', 'M6 -188C70 -188 96 -166 120 -130H6z'])
    pen.path(glass, mix(palette.ink, palette.glow, 0.16));
  pen.block(-34, -236, 68, 32, 14, palette.ink);
  pen.path(rect(-30, -226, 60, 7, 3), palette.glow);
  for (const x of [-130, 130]) {
    pen.ball(x, -42, 44, palette.ink, { shine: 0.2 });
    pen.path(ellipse(x, -42, 22), steelOf(pen));
  }
  pen.path(ellipse(210, -86, 9, 13), palette.glow);
}

const politeTruck: Draw = (pen) => {
  const { palette } = pen;
  const road = mix(palette.ink, palette.floor, 0.35);
  outdoors(pen, [palette.wallTop, palette.wallLow], road, -96);
  pen.solid(
    'M-1000 -96C-700 -200 -480 -180 -260 -120S200 -230 460 -170S800 -140 1000 -96z',
    [-1000, -230, 2000, 134],
    mix(palette.floor, palette.body, 0.25),
  );
  pen.facing(() => {
    for (const x of [-530, 520]) pen.block(x, -560, 20, 470, 4, steelOf(pen));
    pen.block(-560, -560, 1120, 20, 4, steelOf(pen));
    pen.block(-240, -610, 330, 150, 12, mix(palette.floor, palette.body, 0.3), { shade: 0.4 });
    pen.stroke(rect(-228, -598, 306, 126, 8), palette.pale, 6);
    for (const [i, part] of [0.8, 0.5].entries())
      pen.path(rect(-200, -570 + i * 44, 220 * part, 20, 10), palette.pale);
    pen.stroke(line([30, -500], [30, -584]), palette.pale, 12);
    pen.stroke(line([6, -560], [30, -588], [54, -560]), palette.pale, 12);
    pen.path(rect(-1000, -10, 2000, 8), palette.pale);
    for (let x = -700; x < 700; x += 230) pen.path(rect(x, 72, 130, 10), palette.pale, 'opacity=".7"');
    pen.group('translate(-330 30) scale(1.02)', () => robotaxi(pen, palette.accent));
    pen.pool(280, 36, 330, 18, 0.8);
    pen.solid(rect(-30, -260, 430, 200, 90), [-30, -260, 430, 200], palette.pale, { angle: 90 });
    for (const x of [90, 200, 310])
      pen.stroke(line([x, -256], [x, -64]), mix(palette.pale, palette.ink, 0.3), 5);
    pen.block(-40, -64, 470, 30, 6, mix(palette.ink, palette.body, 0.25));
    pen.block(416, -290, 150, 260, 30, palette.pop, { shade: 0.6 });
    pen.path(rect(480, -256, 76, 90, 14), palette.ink);
    for (const x of [50, 160, 350, 490]) {
      pen.ball(x, -18, 50, palette.ink, { shine: 0.2 });
      pen.path(ellipse(x, -18, 22), steelOf(pen));
    }
  });
};

const oneWatcher: Draw = (pen, random) => {
  const { palette } = pen;
  for (let i = 0; i < 10; i++) {
    const angle = ((186 + i * 18.6) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 480, -110 + Math.sin(angle) * 420];
    pen.stroke(line([0, -250], [x, y]), palette.glow, 4, 'opacity=".8"');
    const fill = cycle([palette.accent, palette.pop, palette.body], i);
    pen.group(`translate(${round(x)} ${round(y + 24)}) scale(.3)`, () => robotaxi(pen, fill));
  }
  pen.recolored({ body: palette.accent, accent: mix(palette.body, palette.accent, 0.1) }, () =>
    pen.group('scale(.68)', () => chair(pen, random)),
  );
};

const standingSchoolBuses: Draw = (pen) => {
  const { palette } = pen;
  const evening = mix(palette.wallLow, palette.accent, 0.55);
  outdoors(pen, [palette.wallTop, evening], mix(palette.floor, palette.ink, 0.2), -80);
  pen.ball(-pen.light * 300, -120, 120, mix(palette.glow, palette.accent, 0.5), { shade: 0.2 });
  pen.path(rect(-1000, -80, 2000, 400), mix(palette.floor, palette.ink, 0.2));
  pole(pen, 0, -70, 1.16);
  const yellow = mix(palette.glow, palette.accent, 0.12);
  for (const i of [-2, 2, -1, 1, 0]) {
    const x = i * 222;
    busFront(pen, x, 26 - Math.abs(i) * 8, 0.98, { fill: yellow, lamp: palette.pop });
    pen.path(rect(x - 98, -126 - Math.abs(i) * 8, 196, 8), palette.ink);
    for (const side of [-78, 78]) pen.ball(x + side, -256 - Math.abs(i) * 8, 12, palette.accent);
    cable(
      pen,
      `M${x} ${-50 - Math.abs(i) * 8}C${x + 20} -420 ${x * 0.7} -420 ${i * 52} -560`,
      11,
      mix(palette.ink, palette.pop, 0.3),
    );
  }
};

export const transport: StoryDrawings = {
  'a-bus-that-never-came-should-count-as-late': { palette: 'tide', backdrop: 'plain', draw: missingBus },
  'a-night-in-an-electric-bus-depot': { palette: 'nebula', backdrop: 'plain', draw: depotFromAbove },
  'last-bus-now-waits-for-the-last-train': { palette: 'sodium', backdrop: 'plain', draw: lastBus },
  'germany-clears-robotaxis-for-the-autobahn': { palette: 'sky', backdrop: 'plain', draw: politeTruck },
  'what-a-robotaxi-seat-costs': { palette: 'mint', backdrop: 'plain', draw: oneWatcher },
  'school-buses-earned-199000-standing-still': {
    palette: 'sodium',
    backdrop: 'plain',
    draw: standingSchoolBuses,
  },
};
