import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { type Draw, scaled } from '../../motif.ts';
import { buses } from '../../motifs/buses.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { busFront, cable, outdoors, steelOf, waterOf } from './props.ts';

const sideBus = buses.drawings[0].draw;

/** A hall with a concrete floor and roof beams, in which the buses stand. */
function hall(pen: Pen): void {
  const { palette } = pen;
  outdoors(
    pen,
    [mix(palette.wallTop, palette.ink, 0.5), mix(palette.wallLow, palette.ink, 0.25)],
    mix(palette.floor, palette.ink, 0.15),
    -150,
  );
  for (const y of [-650, -590])
    pen.block(-1000, y, 2000, 16, 0, mix(palette.ink, palette.body, 0.25), { angle: 90 });
  for (let x = -700; x < 700; x += 90)
    pen.stroke(line([x, -642], [x + 45, -582], [x + 90, -642]), mix(palette.ink, palette.body, 0.2), 6);
}

/** One magnet for each of the 92 buses, in rows of 16. Green goes out first, red has a fault. */
const magnetBoard: Draw = (pen, random) => {
  const { palette } = pen;
  pen.block(-540, -600, 1080, 560, 12, steelOf(pen), { shade: 0.4 });
  pen.block(-516, -576, 1032, 512, 4, palette.pale, { shade: 0.3 });
  for (let row = 0; row < 6; row++)
    pen.stroke(
      line([-496, -506 + row * 82], [496, -506 + row * 82]),
      mix(palette.pale, palette.ink, 0.18),
      4,
    );
  const faulty = new Set([45, 62, 87]);
  for (let magnet = 0; magnet < 92; magnet++) {
    const fill = faulty.has(magnet) ? palette.pop : magnet < 40 ? palette.glow : palette.accent;
    const turn = random.chance(0.08) ? random.sign() * random.whole(9, 22) : 0;
    const [x, y] = [-465 + (magnet % 16) * 62, -532 + Math.floor(magnet / 16) * 82];
    pen.group(`translate(${x} ${y}) rotate(${turn}) scale(.62)`, () => {
      pen.path(rect(-38, -24, 84, 56, 8), palette.ink, 'opacity=".25"');
      pen.block(-42, -30, 84, 50, 9, fill, { shade: 0.5 });
      for (let w = 0; w < 3; w++) pen.path(rect(-34 + w * 24, -22, 18, 16, 3), palette.ink);
      for (const wheel of [-22, 22]) pen.path(ellipse(wheel, 20, 9), palette.ink);
    });
  }
  pen.block(-560, -44, 1120, 30, 6, mix(steelOf(pen), palette.ink, 0.3), { angle: 90 });
};

const comingIn: Draw = (pen) => {
  const { palette } = pen;
  hall(pen);
  pen.block(-330, -560, 660, 430, 0, mix(palette.ink, palette.body, 0.18));
  for (let i = 0; i < 3; i++) pen.block(-300, -560 + i * 26, 600, 23, 3, steelOf(pen), { angle: 90 });
  pen.path(
    rect(-300, -482, 600, 352),
    pen.linear(0, -482, 0, -130, [0, palette.wallLow], [1, mix(palette.accent, palette.wallLow, 0.4)]),
  );
  for (const side of [-1, 1])
    pen.spray(
      polygon(
        [side * 90 - 26, -110],
        [side * 90 + 26, -110],
        [side * 240 + 120, 130],
        [side * 240 - 120, 130],
      ),
      pen.linear(0, -110, 0, 130, [0, palette.glow, 0.95], [1, palette.glow, 0.15]),
    );
  busFront(pen, 0, -60, 1.3, { fill: palette.body, inside: mix(palette.ink, palette.glow, 0.35) });
  for (const side of [-1, 1]) {
    pen.halo(ellipse(side * 96, -154, 60), palette.glow, 1);
    pen.path(ellipse(side * 96, -154, 24, 18), palette.pale);
  }
};

const wash: Draw = (pen, random) => {
  const { palette } = pen;
  const water = waterOf(pen);
  hall(pen);
  pen.path(ellipse(0, 40, 560, 60), water, 'opacity=".4"');
  busFront(pen, 0, 20, 1.55, { fill: palette.accent });
  for (const side of [-1, 1]) {
    const x = side * 330;
    pen.block(x - 14, -640, 28, 660, 6, steelOf(pen));
    for (let i = 0; i < 22; i++) {
      const y = -520 + i * 24;
      const reach = 128 + (i % 3) * 10;
      pen.stroke(
        `M${x - reach} ${y + 18}Q${x} ${y - 26} ${x + reach} ${y + 18}`,
        cycle([palette.pop, palette.glow, mix(palette.pop, palette.pale, 0.4)], i),
        17,
      );
    }
  }
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random.between(-560, 560), random.between(-580, 20)];
    pen.stroke(line([x, y], [x, y + random.between(24, 70)]), mix(water, '#FFFFFF', 0.5), 4, 'opacity=".6"');
  }
  for (let i = 0; i < 14; i++)
    pen.path(
      ellipse(random.between(-460, 460), random.between(10, 60), random.between(8, 26)),
      palette.pale,
      'opacity=".6"',
    );
};

function plug(pen: Pen, x: number, y: number, scale: number, turn = 0): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => {
    for (const at of [-26, 14]) pen.block(at, 90, 14, 44, 3, steelOf(pen));
    pen.block(-24, -56, 48, 60, 10, palette.ink);
    pen.block(-54, -10, 108, 106, 22, palette.accent);
    pen.stroke(rect(-80, 6, 40, 66, 16), palette.ink, 12);
    pen.path(ellipse(10, 40, 13), palette.glow);
  });
}

const fromTheCeiling: Draw = (pen) => {
  const { palette } = pen;
  hall(pen);
  pen.block(-1000, -560, 2000, 34, 0, steelOf(pen), { angle: 90 });
  pen.block(-110, -530, 160, 60, 10, mix(palette.ink, palette.body, 0.3));
  pen.ball(-30, -440, 76, palette.pop);
  for (const r of [54, 34]) pen.stroke(ellipse(-30, -440, r), mix(palette.pop, palette.ink, 0.45), 9);
  cable(pen, 'M44 -440C60 -380 40 -370 50 -320', 26, mix(palette.ink, palette.pop, 0.35));
  plug(pen, 50, -286, 1.25);
  pen.block(-560, -40, 1120, 240, 60, palette.body, { shade: 0.7 });
  for (let i = 0; i < 6; i++)
    pen.block(-510 + i * 172, 10, 150, 140, 16, palette.ink, {
      shineColor: palette.glow,
      shine: 0.8,
      shade: 0,
      angle: 60,
    });
  pen.block(-420, -84, 840, 52, 18, mix(palette.body, palette.ink, 0.25));
  pen.block(-20, -104, 150, 30, 8, palette.ink);
  for (const x of [20, 70]) pen.path(ellipse(x, -92, 12, 6), palette.glow);
};

const fortyAtOnce: Draw = (pen) => {
  const { palette } = pen;
  hall(pen);
  for (const [row, count] of [
    [0, 9],
    [1, 7],
  ] as const)
    for (let i = 0; i < count; i++) {
      const scale = row ? 0.66 : 0.5;
      const x = (i - (count - 1) / 2) * 232 * scale;
      const lit = row ? i < 3 : i < 4;
      const fill = mix(palette.body, palette.ink, lit ? 0.1 : 0.6);
      busFront(pen, round(x), row ? 50 : -190, scale, { fill, lamp: lit ? palette.glow : '' });
    }
};

const lunchOnTheStep: Draw = (pen) => {
  const { palette } = pen;
  pen.path(rect(-1000, -1000, 2000, 1000), palette.body);
  pen.path(rect(-1000, -70, 2000, 80), mix(palette.body, palette.ink, 0.4));
  pen.block(-420, -700, 840, 640, 0, mix(palette.ink, palette.body, 0.12));
  pen.path(
    rect(-390, -690, 780, 520),
    pen.linear(0, -690, 0, -170, [0, palette.glow], [1, mix(palette.glow, palette.accent, 0.4)]),
  );
  pen.stroke(line([330, -690], [330, -170]), palette.pop, 20);
  pen.block(-460, -170, 920, 60, 6, steelOf(pen), { angle: 90 });
  pen.block(-500, -60, 1000, 60, 6, steelOf(pen), { angle: 90 });
  for (let x = -480; x < 480; x += 30) pen.path(rect(x, -60, 14, 12), palette.ink);
  pen.solid('M-330 -170V-300A130 90 0 0 1 -70 -300V-170z', [-330, -390, 260, 220], palette.pop);
  pen.stroke(line([-330, -290], [-70, -290]), mix(palette.pop, palette.ink, 0.4), 6);
  pen.stroke('M-250 -386C-250 -430 -150 -430 -150 -386', steelOf(pen), 12);
  pen.block(-10, -400, 96, 230, 16, palette.accent);
  pen.block(-4, -450, 84, 60, 12, steelOf(pen));
  pen.block(150, -214, 120, 44, 4, mix(palette.pale, palette.ink, 0.12));
  for (let y = -206; y < -176; y += 8)
    pen.stroke(line([152, y], [268, y]), mix(palette.pale, palette.ink, 0.4), 2);
  pen.group('translate(214 -222) rotate(-6)', () => {
    pen.block(-74, -16, 148, 20, 4, palette.pale, { shade: 0.3 });
    pen.path(polygon([0, -14], [16, -6], [0, 2], [-16, -6]), palette.accent);
  });
};

const swap: Draw = (pen) => {
  const { palette } = pen;
  hall(pen);
  pen.block(-1000, -560, 2000, 26, 0, steelOf(pen), { angle: 90 });
  busFront(pen, -370, 40, 1.3, { fill: palette.accent });
  busFront(pen, 370, 40, 1.3, { fill: palette.body, lamp: palette.glow });
  cable(pen, 'M-300 -540C-280 -420 120 -420 170 -300', 22, mix(palette.ink, palette.pop, 0.4));
  cable(pen, 'M300 -540C280 -470 -110 -480 -160 -380', 22, palette.pop);
  plug(pen, 184, -260, 0.9, -14);
  plug(pen, -172, -346, 0.9, 18);
  for (const [x, y, way] of [
    [60, -170, 1],
    [-60, -170, -1],
  ] as const)
    pen.stroke(
      line([x, y - way * 60], [x, y + way * 60]) +
        line([x - 26, y + way * 30], [x, y + way * 62], [x + 26, y + way * 30]),
      palette.glow,
      14,
    );
};

const oneCell: Draw = (pen) => {
  const { palette } = pen;
  hall(pen);
  pen.block(-640, -520, 1280, 480, 40, palette.body, { shade: 0.6 });
  for (let i = 0; i < 6; i++)
    pen.block(-590 + i * 200, -480, 170, 130, 14, palette.ink, {
      shineColor: palette.glow,
      shine: 0.7,
      shade: 0,
      angle: 60,
    });
  for (const x of [-480, 480]) pen.ball(x, -30, 90, palette.ink, { shine: 0.2 });
  pen.block(-330, -310, 600, 250, 6, palette.ink);
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      const warm = row === 1 && i === 3;
      pen.block(
        -314 + i * 116,
        -296 + row * 116,
        104,
        104,
        6,
        warm ? palette.accent : mix(palette.pop, palette.ink, 0.2),
        { shade: 0.6 },
      );
      for (const x of [24, 66]) pen.path(ellipse(-314 + i * 116 + x, -282 + row * 116, 8), palette.pale);
    }
  pen.solid(
    polygon([-330, -310], [-330, -60], [-400, 0], [-400, -350]),
    [-400, -350, 70, 350],
    mix(palette.body, palette.ink, 0.2),
  );
  pen.halo(ellipse(300, -250, 110, 80), palette.glow, 1);
  pen.stroke(line([290, -330], [290, -280]), steelOf(pen), 9);
  pen.solid(polygon([268, -290], [312, -290], [344, -230], [236, -230]), [236, -290, 108, 60], palette.pop);
  pen.path(ellipse(290, -230, 46, 11), palette.glow);
  pen.cast(40, 64, 240, 30);
  pen.block(40, -16, 250, 80, 8, palette.accent);
  pen.stroke('M110 -16V-46H220V-16', palette.ink, 14);
  pen.path(rect(40, 10, 250, 10), mix(palette.accent, palette.ink, 0.4));
};

const firstOut: Draw = (pen, random) => {
  const { palette } = pen;
  hall(pen);
  pen.facing(() => {
    pen.block(120, -580, 560, 450, 0, mix(palette.ink, palette.body, 0.2));
    const dark = mix(palette.wallTop, palette.ink, 0.45);
    const paling = mix(palette.wallLow, palette.accent, 0.5);
    pen.path(
      rect(156, -560, 900, 430),
      pen.linear(0, -560, 0, -130, [0, palette.ink], [0.6, dark], [0.9, palette.wallLow], [1, paling]),
    );
    for (let i = 0; i < 16; i++)
      pen.path(
        ellipse(random.between(180, 900), random.between(-545, -330), random.between(2, 4)),
        palette.pale,
      );
    pen.path(polygon([156, -130], [1100, -130], [1100, 140], [60, 140]), dark);
    pen.recolored({ body: mix(palette.body, palette.ink, 0.35) }, () => {
      pen.group('translate(-500 -40) scale(.44)', () => sideBus(pen, random));
      pen.group('translate(-200 -16) scale(.52)', () => sideBus(pen, random));
    });
    pen.group('translate(190 30) scale(.66)', () => {
      sideBus(pen, random);
      pen.halo(ellipse(384, -82, 70), palette.glow, 0.9);
      pen.path(ellipse(380, -82, 17, 13), palette.pale);
      pen.spray(
        polygon([384, -92], [384, -70], [900, 90], [900, -60]),
        pen.linear(384, 0, 900, 0, [0, palette.glow, 0.8], [1, palette.glow, 0]),
      );
    });
  });
};

const night = 'a-night-in-an-electric-bus-depot';

export const depot: StoryDrawings = {
  [`${night}-1`]: { palette: 'pine', backdrop: 'plain', draw: scaled(magnetBoard, 0.93) },
  [`${night}-2`]: { palette: 'sodium', backdrop: 'plain', draw: comingIn },
  [`${night}-3`]: { palette: 'tide', backdrop: 'plain', draw: wash },
  [`${night}-4`]: { palette: 'ultra', backdrop: 'plain', draw: fromTheCeiling },
  [`${night}-5`]: { palette: 'nebula', backdrop: 'plain', draw: fortyAtOnce },
  [`${night}-6`]: { palette: 'apricot', backdrop: 'plain', draw: lunchOnTheStep },
  [`${night}-7`]: { palette: 'graphite', backdrop: 'plain', draw: swap },
  [`${night}-8`]: { palette: 'pine', backdrop: 'plain', draw: oneCell },
  [`${night}-9`]: { palette: 'sodium', backdrop: 'plain', draw: firstOut },
};
