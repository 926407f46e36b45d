import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { writing } from '../../motifs/paperwork.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** A pupil's file that goes to school like the pupil. */
function folderWithStraps(pen: Pen): void {
  const { palette } = pen;
  const manila = mix(palette.glow, palette.accent, 0.3);
  pen.facing(() => {
    pen.cast(-420, 0, 840, 90);
    pen.block(-460, -70, 920, 70, 10, palette.body, { angle: 90, shade: 0.6 });
    pen.solid(
      polygon([-230, -530], [-60, -530], [-30, -490], [230, -490], [230, -70], [-230, -70]),
      [-230, -530, 460, 460],
      mix(manila, palette.ink, 0.22),
    );
    for (const [i, y] of [-506, -494].entries())
      pen.block(-206 + i * 20, y, 400, 200, 6, palette.pale, { shade: 0.3 });
    pen.block(-244, -460, 488, 390, 18, manila, { shade: 0.7 });
    pen.block(-120, -200, 240, 104, 20, mix(manila, palette.ink, 0.14), { shade: 0.5 });
    pen.stroke(line([-104, -172], [104, -172]), mix(manila, palette.ink, 0.5), 6, 'stroke-dasharray="14 8"');
    pen.path(rect(70, -172, 14, 34, 6), palette.pop);
    for (const side of [-1, 1]) {
      const strap = `M${side * 120} -470C${side * 60} -560 ${side * 190} -560 ${side * 190} -400C${side * 190} -250 ${side * 190} -180 ${side * 214} -90`;
      pen.stroke(
        strap,
        mix(palette.accent, palette.ink, 0.45),
        50,
        'stroke-linecap="butt" transform="translate(6 4)"',
      );
      pen.stroke(strap, palette.accent, 44, 'stroke-linecap="butt"');
      pen.block(side * 190 - 34, -270, 68, 44, 10, mix(palette.pale, palette.ink, 0.3));
      pen.path(rect(side * 190 - 16, -258, 32, 20, 5), mix(palette.accent, palette.ink, 0.3));
    }
  });
}

/** Nobody knew how many there were until the door was opened. */
function burstLocker(pen: Pen, random: Random): void {
  const { palette } = pen;
  const tiles = [
    palette.accent,
    palette.pop,
    palette.glow,
    palette.pale,
    mix(palette.accent, palette.glow, 0.5),
    mix(palette.pop, palette.pale, 0.4),
  ];
  const tile = (x: number, y: number, i: number): void =>
    pen.group(`translate(${round(x)} ${round(y)}) rotate(${random.whole(-40, 40)})`, () =>
      pen.block(-27, -27, 54, 54, 14, cycle(tiles, i * 5 + random.whole(0, 2)), { shade: 0.5 }),
    );
  pen.facing(() => {
    pen.cast(-420, 0, 260, 130);
    pen.block(-420, -560, 270, 560, 8, palette.body, { shade: 0.6 });
    pen.path(rect(-396, -536, 222, 536), mix(palette.body, palette.ink, 0.7));
    pen.solid(
      polygon([-420, -560], [-420, 0], [-540, 40], [-540, -590]),
      [-540, -590, 120, 630],
      mix(palette.body, palette.pale, 0.25),
      { shade: 0.5 },
    );
    for (const y of [-520, -494, -468])
      pen.stroke(line([-516, y - 12], [-446, y]), mix(palette.body, palette.ink, 0.5), 8);
    pen.path(rect(-530, -270, 14, 60, 7), palette.glow);
    let count = 0;
    for (let step = 0; step < 15; step++) {
      const x = -350 + step * 60;
      const height = Math.max(0, 430 - step * 34 - step * step * 0.6);
      for (let y = height; y > -30; y -= 44)
        tile(x + random.between(-24, 24), -y - 10 + random.between(-14, 14), count++);
    }
  });
}

/** The machine that gives marks has been given one. */
function gradedMachine(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 560, 120);
    pen.group('rotate(-3 -40 -420)', () => {
      pen.block(-170, -560, 280, 250, 6, palette.pale, { shade: 0.3 });
      writing(pen, random, [-140, -530, 220, 170], 6);
    });
    pen.block(-300, -340, 540, 300, 34, palette.body, { shade: 0.8 });
    pen.path(rect(-210, -346, 360, 20, 10), palette.ink);
    pen.path(rect(-210, -96, 360, 16, 8), palette.ink);
    pen.solid(polygon([-180, -88], [120, -88], [160, 20], [-220, 20]), [-220, -88, 380, 108], palette.pale, {
      shade: 0.3,
    });
    for (let i = 0; i < 3; i++)
      pen.path(rect(-150 - i * 8, -62 + i * 24, 200 + i * 30, 9, 4), mix(palette.pale, palette.ink, 0.4));
    for (const x of [-270, 190]) pen.path(rect(x, -42, 44, 42, 6), palette.ink);
    for (const [i, color] of [palette.glow, palette.pop, palette.accent].entries())
      pen.path(ellipse(-240 + i * 44, -290, 14), color);
    pen.stroke(
      `M20 -300C140 -316 206 -240 176 -180C140 -110 -40 -110 -60 -190C-74 -260 -10 -300 70 -296`,
      palette.accent,
      15,
    );
    pen.stroke(line([-6, -206], [50, -160], [130, -262]), palette.accent, 20);
    pen.group('translate(200 -220) rotate(34)', () => {
      pen.path(polygon([-24, -70], [24, -70], [0, 0]), mix(palette.pale, palette.glow, 0.5));
      pen.path(polygon([-9, -26], [9, -26], [0, 0]), palette.accent);
      pen.block(-25, -370, 50, 302, 4, palette.accent, { angle: 0 });
      pen.block(-25, -416, 50, 48, 12, palette.pop, { angle: 0 });
    });
  });
}

/** Keyboard up like the lid of a lunchbox, screws in a muffin tin. */
function laptopAndMuffinTin(pen: Pen, random: Random): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.3);
  pen.facing(() => {
    pen.cast(-430, 0, 460, 60);
    pen.solid(
      polygon([-420, -390], [10, -390], [40, -60], [-400, -60]),
      [-420, -390, 460, 330],
      mix(palette.ink, palette.body, 0.25),
      { shade: 0.4 },
    );
    pen.path(polygon([-398, -372], [-6, -372], [20, -80], [-382, -80]), mix(palette.pop, palette.ink, 0.3));
    pen.block(-440, -62, 500, 62, 12, palette.body, { angle: 90, shade: 0.5 });
    pen.path(rect(-410, -62, 440, 26, 4), mix(palette.ink, palette.body, 0.15));
    for (const [x, width, color] of [
      [-396, 130, palette.glow],
      [-250, 90, palette.accent],
      [-140, 150, palette.pop],
    ] as const)
      pen.block(x, -58, width, 20, 4, color, { shade: 0.3 });
    pen.group('translate(-424 -62) rotate(-48)', () => {
      pen.block(0, -24, 430, 26, 6, mix(palette.body, palette.pale, 0.2), { angle: 90 });
      for (let i = 0; i < 11; i++) pen.path(rect(18 + i * 36, -36, 27, 15, 4), palette.ink);
    });
    pen.cast(130, 0, 380, 60);
    pen.solid(polygon([180, -110], [450, -110], [510, 0], [120, 0]), [120, -110, 390, 110], steel, {
      shade: 0.5,
    });
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 3; i++) {
        const [x, y] = [(row ? 196 : 222) + i * (row ? 118 : 92), row ? -32 : -82];
        pen.path(ellipse(x, y, row ? 46 : 36, row ? 19 : 14), mix(steel, palette.ink, 0.7));
        for (let screw = 0; screw < 5; screw++)
          pen.ball(
            x + random.between(-22, 22),
            y + random.between(-5, 7),
            7,
            cycle([palette.pale, palette.glow, palette.accent], i + row),
          );
      }
  });
}

export const school: StoryDrawings = {
  'ask-your-school-what-it-knows-about-your-child': {
    palette: 'mint',
    backdrop: 'disc',
    draw: folderWithStraps,
  },
  'district-counted-its-classroom-apps': { palette: 'argon', backdrop: 'plain', draw: burstLocker },
  'school-district-grades-the-machines-that-grade-essays': {
    palette: 'apricot',
    backdrop: 'window',
    draw: gradedMachine,
  },
  'fourteen-students-fixed-1146-laptops': {
    palette: 'nebula',
    backdrop: 'plain',
    framing: 'bench',
    draw: laptopAndMuffinTin,
  },
};
