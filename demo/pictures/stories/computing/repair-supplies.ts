import { mix } from '../../color.ts';
import { lens } from '../../motifs/phones.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { polygon, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { phoneBack, screw } from './props.ts';

/** Alcohol and floss, the floss already under the battery. */
function flossUnderBattery(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-420, 0, 200, 110);
    pen.block(-430, -280, 220, 280, 30, mix(palette.pale, palette.pop, 0.35), { shade: 0.6 });
    pen.block(-406, -170, 172, 100, 10, palette.pop);
    pen.block(-356, -330, 72, 56, 8, palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.5) });
    pen.block(-334, -400, 28, 76, 4, palette.pale);
    pen.block(-390, -430, 150, 40, 16, palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.5) });
    pen.cast(-90, 0, 520, 90);
    pen.stroke('M-40 -60C-120 -300 20 -430 160 -440', palette.pale, 9);
    pen.solid(
      polygon([-40, -170], [380, -170], [450, -40], [-110, -40]),
      [-110, -170, 560, 130],
      palette.accent,
      { angle: 90 },
    );
    pen.block(-110, -42, 560, 42, 8, mix(palette.accent, palette.ink, 0.4));
    pen.path(
      polygon([120, -170], [200, -170], [216, -40], [100, -40]),
      mix(palette.accent, palette.ink, 0.35),
    );
    pen.stroke('M-60 -34C80 -14 290 -14 420 -40C520 -120 470 -380 180 -440', palette.pale, 9);
    pen.ball(170, -446, 26, palette.glow);
  });
}

/** Two eyepieces over a circuit board. */
function microscope(pen: Pen): void {
  const { palette } = pen;
  const metal = palette.body;
  pen.facing(() => {
    pen.cast(-220, 0, 440, 120);
    pen.block(-240, -40, 480, 40, 14, mix(metal, palette.ink, 0.3), { angle: 90 });
    pen.block(120, -450, 60, 420, 10, mix(metal, palette.ink, 0.4));
    pen.block(-160, -64, 260, 26, 4, palette.accent, { angle: 90 });
    for (const [x, width] of [
      [-140, 40],
      [-80, 60],
      [0, 30],
      [50, 34],
    ] as const)
      pen.path(rect(x, -78, width, 16, 2), palette.ink);
    pen.spray(
      polygon([-70, -190], [10, -190], [60, -64], [-120, -64]),
      pen.linear(0, -190, 0, -64, [0, palette.glow, 0.9], [1, palette.glow, 0.2]),
    );
    pen.block(-86, -260, 112, 74, 12, mix(metal, palette.ink, 0.35));
    pen.block(-130, -400, 310, 150, 30, metal, { shade: 0.8 });
    pen.ball(190, -330, 40, palette.accent);
    for (const side of [-1, 1])
      pen.group(`translate(${-50 + side * 62} -390) rotate(${-16 + side * 5})`, () => {
        pen.block(-34, -150, 68, 160, 8, metal);
        pen.block(-44, -186, 88, 52, 12, palette.ink, { shine: 0.4 });
      });
  });
}

/** A supply with two dials, clipped to a bare board. */
function benchSupply(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-440, 0, 420, 110);
    pen.block(-450, -380, 440, 380, 24, palette.body, { shade: 0.7 });
    pen.path(rect(-420, -350, 380, 120, 10), palette.ink);
    pen.stroke('M-400 -270L-340 -290L-300 -250L-250 -310L-200 -268L-150 -282L-70 -270', palette.glow, 9);
    for (const x of [-340, -130]) {
      pen.ball(x, -150, 58, mix(palette.ink, palette.body, 0.3));
      pen.group(`translate(${x} -150) rotate(${x < -200 ? 40 : -60})`, () =>
        pen.path(rect(-5, -52, 10, 40, 4), palette.pale),
      );
    }
    for (const [x, color] of [
      [-290, palette.accent],
      [-190, palette.pop],
    ] as const)
      pen.ball(x, -46, 24, color);
    pen.solid(
      polygon([110, -120], [460, -120], [500, -20], [80, -20]),
      [80, -120, 420, 100],
      mix(palette.pop, palette.ink, 0.35),
      { angle: 90 },
    );
    pen.block(80, -22, 420, 18, 3, mix(palette.pop, palette.ink, 0.6));
    for (const [x, y] of [
      [190, -94],
      [280, -70],
      [380, -96],
      [420, -56],
    ] as const)
      pen.path(rect(x, y, 54, 24, 3), palette.ink);
    for (const [from, x, y, color] of [
      [-190, 150, -60, palette.pop],
      [-290, 240, -106, palette.accent],
    ] as const) {
      pen.stroke(
        `M${from} -46C${from} 60 ${x - 120} ${y - 260} ${x} ${y - 40}`,
        mix(color, palette.ink, 0.5),
        16,
      );
      pen.stroke(`M${from} -46C${from} 60 ${x - 120} ${y - 260} ${x} ${y - 40}`, color, 10);
      pen.solid(
        polygon([x - 18, y - 60], [x + 18, y - 60], [x + 8, y], [x - 8, y]),
        [x - 18, y - 60, 36, 60],
        color,
      );
    }
  });
}

/** A jar two-thirds full of screws. */
function jarOfScrews(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-200, 0, 400, 120);
  const jar = rectWithCorners(-210, -470, 420, 470, [60, 60, 40, 40]);
  pen.path(jar, mix(palette.pale, palette.wallLow, 0.5));
  pen.inside(rectWithCorners(-194, -456, 388, 444, [50, 50, 30, 30]), () => {
    pen.path(rect(-210, -310, 420, 320), mix(palette.ink, palette.pale, 0.35));
    for (let i = 0; i < 190; i++) {
      const [x, y] = [random.between(-200, 200), random.between(-306, 0)];
      pen.group(`translate(${round(x)} ${round(y)}) rotate(${round(random.between(0, 360))})`, () => {
        const metal = mix(
          random.pick([palette.pale, palette.glow, palette.pale, palette.accent]),
          palette.ink,
          random.between(0.05, 0.4),
        );
        pen.path(`${rect(-4, -4, 8, 40, 2)}${rect(-11, -12, 22, 11, 4)}`, metal);
      });
    }
    pen.spray(
      rect(-210, -470, 420, 470),
      pen.linear(-pen.light * 200, 0, pen.light * 200, 0, [0, palette.pale, 0.6], [0.4, palette.pale, 0]),
    );
  });
  pen.stroke(jar, mix(palette.pale, palette.ink, 0.1), 9);
  pen.block(-190, -530, 380, 76, 16, palette.accent);
  pen.group('translate(330 0) rotate(-70)', () => screw(pen, 90));
}

/** A cloth folded over a finished phone. */
function clothOverPhone(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 0, 460, 44, 0.6);
  pen.group(`translate(0 -230) rotate(${light * -80})`, () => {
    phoneBack(pen, { width: 290, height: 620, color: mix(palette.ink, palette.body, 0.25) });
    lens(pen, -80, -240, 36);
    lens(pen, -80, -160, 36);
  });
  const cloth = 'M-190 -430L250 -390L290 -40C220 -20 180 -56 110 -34S-20 -40 -90 -16S-190 -30 -240 -20z';
  pen.group(`scale(${light} 1)`, () => {
    pen.solid(cloth, [-240, -430, 530, 414], palette.accent, { angle: 30 });
    pen.stroke('M20 -408L60 -40', mix(palette.accent, palette.ink, 0.35), 7);
    pen.stroke('M-208 -260L268 -220', mix(palette.accent, palette.pale, 0.4), 7);
    pen.stroke('M-172 -408L230 -372', mix(palette.accent, palette.pale, 0.5), 5, 'stroke-dasharray="14 12"');
  });
}

const NAME = 'the-tools-of-a-phone-repair-bench';

export const repairBenchSupplies: StoryDrawings = {
  [`${NAME}-7`]: { palette: 'ember', backdrop: 'window', draw: flossUnderBattery },
  [`${NAME}-8`]: { palette: 'pine', backdrop: 'plain', draw: microscope },
  [`${NAME}-9`]: { palette: 'argon', backdrop: 'blocks', draw: benchSupply },
  [`${NAME}-10`]: { palette: 'rose', backdrop: 'window', draw: jarOfScrews },
  [`${NAME}-11`]: { palette: 'sulfur', backdrop: 'arch', draw: clothOverPhone },
};
