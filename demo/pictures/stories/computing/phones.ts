import { mix } from '../../color.ts';
import { lens } from '../../motifs/phones.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { box, phoneBack, screenFront, screw } from './props.ts';

/** Six phones of six sizes, standing like books. */
function phonesLikeBooks(pen: Pen): void {
  const { palette } = pen;
  const colors = [palette.accent, palette.body, palette.pop, palette.glow, palette.body, palette.accent];
  const sizes = [300, 420, 360, 500, 250, 450];
  pen.facing(() => {
    pen.cast(-470, 0, 940, 120);
    for (const [i, height] of sizes.entries()) {
      const width = 84 + height * 0.1;
      const x = -372 + i * 128;
      const color = mix(colors[i] ?? palette.body, palette.ink, i === 4 ? 0.35 : 0);
      pen.block(x, -height, width, height, 26, mix(color, palette.ink, 0.5), { shine: 0.2 });
      pen.block(x, -height, width - 18, height, 26, color, { shade: 0.9 });
      lens(pen, x + 36, 44 - height, 21);
      if (i % 2) lens(pen, x + 36, 98 - height, 21);
      pen.path(rect(x + width - 12, 90 - height, 8, 60, 4), mix(color, palette.pale, 0.4));
    }
    const wood = mix(palette.floor, palette.pale, 0.45);
    for (const side of [-1, 1]) {
      pen.block(side > 0 ? 408 : -440, -230, 34, 230, 4, wood);
      pen.block(side > 0 ? 408 : -520, -26, 114, 26, 4, wood, { angle: 90 });
    }
  });
}

/** A small phone in the breast pocket of a shirt, seen close. */
function phoneInPocket(pen: Pen): void {
  const { light, palette } = pen;
  const shirt = palette.accent;
  const cloth = rect(-760, -760, 1520, 920);
  pen.solid(cloth, [-760, -760, 1520, 920], shirt, { shade: 0.6 });
  pen.stroke(line([-light * 420, -760], [-light * 420, 160]), mix(shirt, palette.ink, 0.3), 90);
  pen.stroke(
    line([-light * 374, -760], [-light * 374, 160]),
    mix(shirt, palette.pale, 0.35),
    5,
    'stroke-dasharray="18 12"',
  );
  for (const y of [-500, -240, 20]) {
    pen.path(ellipse(-light * 420, y + 4, 32), mix(shirt, palette.ink, 0.5));
    pen.path(ellipse(-light * 420, y, 30), palette.pale);
    pen.stroke(line([-light * 420 - 9, y - 9], [-light * 420 + 9, y + 9]), mix(shirt, palette.ink, 0.3), 5);
    pen.stroke(line([-light * 420 + 9, y - 9], [-light * 420 - 9, y + 9]), mix(shirt, palette.ink, 0.3), 5);
  }
  pen.group(`translate(30 -330) rotate(${light * 5})`, () => {
    phoneBack(pen, { width: 236, height: 480, color: palette.body });
    lens(pen, -62, -176, 44);
    pen.path(ellipse(4, -190, 12), palette.glow);
  });
  const pocket = 'M-190 -300H250V-40L30 60L-190 -40z';
  pen.path('M-180 -286H264V-30L44 72L-180 -30z', mix(shirt, palette.ink, 0.5), 'opacity=".6"');
  pen.solid(pocket, [-190, -300, 440, 360], mix(shirt, palette.pale, 0.12), { shade: 0.75 });
  pen.stroke(
    'M-172 -222H232V-50L30 40L-172 -50z',
    mix(shirt, palette.pale, 0.55),
    5,
    'stroke-dasharray="18 12"',
  );
  pen.stroke(line([-190, -250], [250, -250]), mix(shirt, palette.ink, 0.4), 5);
}

/** The phone from its edge: thin all the way, and then the camera. */
function phoneEdge(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-45, 0, 90, 130);
    pen.halo(ellipse(140, -420, 120), palette.glow, 0.35);
    pen.block(44, -500, 64, 190, 22, mix(palette.body, palette.ink, 0.3));
    for (const y of [-474, -396]) pen.block(100, y, 26, 58, 8, palette.ink, { shine: 0.6 });
    pen.block(-46, -560, 92, 560, 34, palette.body, { angle: 0, shade: 0.9 });
    pen.path(rect(-46, -520, 14, 480, 7), mix(palette.ink, palette.body, 0.2));
    for (const [y, height] of [
      [-410, 46],
      [-350, 46],
      [-270, 90],
    ] as const)
      pen.block(-10, y, 20, height, 9, palette.accent, { angle: 0 });
    pen.path(
      ellipse(0, -60, 6) + ellipse(0, -40, 6) + ellipse(0, -80, 6),
      mix(palette.ink, palette.body, 0.3),
    );
  });
}

/** A phone whose camera is too much for it. */
function hugeCamera(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-150, 0, 320, 130);
  pen.group(`translate(0 -284) rotate(${light * -6})`, () => {
    phoneBack(pen, { width: 280, height: 560, color: palette.body });
    pen.block(-150 + light * 12, -236, 300, 300, 110, mix(palette.accent, palette.ink, 0.5));
    pen.block(-150, -250, 300, 300, 110, palette.accent, { shade: 0.9 });
    lens(pen, -26, -70, 104);
    pen.path(rect(-66, -110, 80, 80, 10), palette.ink);
    pen.path(polygon([-66, -110], [-20, -110], [-66, -64]), mix(palette.ink, palette.pale, 0.35));
    lens(pen, 96, -186, 36);
    lens(pen, -90, -200, 28);
    pen.path(ellipse(110, 6, 14), palette.glow);
  });
}

/** A phone half folded, dust coming out of its hinge. */
function dustyHinge(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 600, 120);
    const left = polygon([-330, -20], [-10, -20], [-10, -480], [-250, -430]);
    const leaf = (x: number) => polygon([x * 330, 0], [x * 16, -30], [x * 16, -500], [x * 290, -440]);
    pen.solid(leaf(-1), [-330, -500, 320, 500], mix(palette.ink, palette.body, 0.12), { shade: 0.3 });
    pen.solid(leaf(1), [10, -500, 320, 500], mix(palette.ink, palette.body, 0.2), { shade: 0.3 });
    pen.inside(polygon([-300, -30], [-34, -54], [-34, -470], [-266, -418]), () =>
      pen.path(left, pen.linear(-330, 0, 0, -400, [0, palette.accent], [1, palette.pop])),
    );
    pen.path(
      polygon([300, -30], [34, -54], [34, -470], [266, -418]),
      pen.linear(0, -400, 330, 0, [0, palette.pop], [1, palette.accent]),
    );
    pen.path(ellipse(150, -414, 13), palette.ink);
    pen.path(rect(-210, -76, 100, 9, 4), palette.pale);
    pen.block(-18, -508, 36, 484, 14, palette.body, { angle: 0 });
    for (const y of [-440, -300, -160]) pen.path(rect(-18, y, 36, 8), mix(palette.body, palette.ink, 0.5));
    for (let grain = 0; grain < 90; grain++) {
      const up = random.between(0, 1);
      const x = random.between(-1, 1) * (24 + (1 - up) * 150) * (0.4 + random.next());
      pen.path(
        ellipse(x, -40 - up * 330 + random.between(-30, 60), random.between(3, 9)),
        mix(palette.glow, palette.pale, random.next() * 0.6),
      );
    }
    pen.solid(
      'M-190 14C-150 -50 -60 -64 0 -66S140 -56 180 14z',
      [-190, -66, 370, 80],
      mix(palette.glow, palette.accent, 0.15),
    );
  });
}

/** A phone with seven switches on its screen. */
function sevenSwitches(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-150, 0, 300, 120);
  pen.group(`translate(0 -290) rotate(${light * -4})`, () =>
    screenFront(pen, random, { width: 310, height: 570, color: palette.body }, () => {
      pen.path(
        rect(-160, -290, 320, 580),
        pen.linear(0, -290, 0, 290, [0, palette.pale], [1, mix(palette.pale, palette.pop, 0.35)]),
      );
      for (let row = 0; row < 7; row++) {
        const y = -222 + row * 74;
        const isOn = row !== 1 && row !== 4;
        pen.path(rect(-112, y - 9, 96 - (row % 3) * 18, 18, 9), mix(palette.ink, palette.pale, 0.45));
        pen.path(rect(24, y - 25, 92, 50, 25), isOn ? palette.accent : mix(palette.pale, palette.ink, 0.35));
        pen.path(ellipse(isOn ? 91 : 49, y, 20), palette.pale);
      }
    }),
  );
}

/** A plain phone with one large button, and what it says. */
function loudButton(pen: Pen, random: Random): void {
  const { palette } = pen;
  for (let i = 1; i <= 4; i++)
    for (const [from, to] of [
      [-44, 26],
      [154, 224],
    ] as const)
      pen.stroke(
        arc(0, -110, 130 + i * 62, from, to),
        palette.glow,
        18 - i * 2.5,
        `opacity="${1 - i * 0.17}"`,
      );
  pen.cast(-150, 0, 300, 120);
  pen.group('translate(0 -290)', () => {
    screenFront(pen, random, { width: 300, height: 570, color: palette.body }, () => {
      pen.path(rect(-150, -290, 300, 580), mix(palette.ink, palette.body, 0.12));
      pen.path(rect(-116, -240, 232, 270, 14), mix(palette.pale, palette.glow, 0.3));
      pen.path(ellipse(0, -140, 44), mix(palette.pop, palette.pale, 0.2));
      pen.path(rectWithCorners(-80, -82, 160, 112, [80, 80, 0, 0]), mix(palette.pop, palette.pale, 0.2));
    });
    pen.path(ellipse(0, 170, 106), mix(palette.accent, palette.ink, 0.55));
    pen.ball(0, 160, 98, palette.accent);
  });
}

/** The back of a phone turned open with a coin, and the screw that got away. */
function coinOpensPhone(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 520, 120);
    pen.group('translate(-200 -270) rotate(-8)', () => {
      phoneBack(pen, { width: 260, height: 520, color: mix(palette.ink, palette.body, 0.25) });
      pen.block(-92, -90, 184, 280, 14, palette.pop, { shade: 0.6 });
      pen.path(rect(-92, -50, 184, 20), mix(palette.pop, palette.ink, 0.4));
      pen.block(-100, -226, 120, 110, 10, mix(palette.accent, palette.ink, 0.3));
      lens(pen, 70, -180, 36);
    });
    pen.group('translate(130 -276) rotate(9)', () => {
      phoneBack(pen, { width: 264, height: 524, color: palette.body });
      pen.path(ellipse(74, -186, 42), mix(palette.ink, palette.body, 0.2));
      pen.path(ellipse(0, 150, 56), mix(palette.body, palette.ink, 0.45));
      pen.path(rect(-46, 141, 92, 18, 6), palette.ink);
      pen.group('translate(0 150) rotate(-14)', () => {
        pen.inside(rect(-140, -210, 280, 212), () => {
          pen.path(ellipse(14, -76, 104), mix(palette.glow, palette.ink, 0.55));
          pen.solid(ellipse(0, -80, 104), [-104, -184, 208, 208], palette.glow, { shade: 0.5 });
          pen.stroke(ellipse(0, -80, 80), mix(palette.glow, palette.ink, 0.4), 7);
          pen.path(rect(-24, -104, 48, 48, 6), mix(palette.glow, palette.ink, 0.4));
        });
      });
    });
    pen.pool(420, 10, 80, 16, 0.6);
    pen.group('translate(400 -12) rotate(-72)', () => screw(pen, 96));
  });
}

/** A phone box with a swing tag: what a screen, a battery and a port cost to repair. */
function repairTag(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 320, 120);
    box(pen, { x: -340, y: 0, width: 280, height: 520, depth: 80, color: palette.body });
    pen.group('translate(-200 -270)', () => {
      pen.stroke(rect(-66, -140, 132, 270, 26), mix(palette.body, palette.ink, palette.dark ? 0.4 : 0.7), 10);
      pen.path(ellipse(-32, -104, 17), mix(palette.body, palette.ink, palette.dark ? 0.4 : 0.7));
    });
    pen.stroke('M-120 -480C20 -600 150 -560 176 -452', palette.accent, 9);
    pen.group('translate(178 -446) rotate(7)', () => {
      const tag = polygon([-60, -40], [60, -40], [128, 40], [128, 430], [-128, 430], [-128, 40]);
      pen.pool(10, 452, 150, 14, 0.5);
      pen.solid(tag, [-128, -40, 256, 470], palette.pale, {
        shade: 0.5,
        shadeColor: mix(palette.pale, palette.accent, 0.5),
      });
      pen.stroke(ellipse(0, 6, 20), palette.accent, 10);
      pen.stroke(rect(-42, 56, 84, 104, 14), palette.ink, 9);
      pen.stroke('M-38 86L-8 108L-22 124L14 156', palette.ink, 6);
      pen.stroke(rect(-58, 192, 104, 58, 12), palette.ink, 9);
      pen.path(rect(52, 208, 12, 26, 4) + rect(-44, 206, 46, 30, 4), palette.ink);
      pen.path(rect(-42, 310, 84, 60, 14) + rect(-26, 282, 12, 34) + rect(14, 282, 12, 34), palette.ink);
      pen.stroke(line([0, 370], [0, 404]), palette.ink, 10);
    });
  });
}

export const phones: StoryDrawings = {
  'best-phones': { palette: 'ultra', backdrop: 'window', draw: phonesLikeBooks },
  'kestrel-pocket': { palette: 'sky', backdrop: 'plain', draw: phoneInPocket },
  'orrin-9-from-three-sides': { palette: 'tide', backdrop: 'disc', draw: phoneEdge },
  'orrin-9': { palette: 'nebula', backdrop: 'arch', draw: hugeCamera },
  'orrin-delays-foldable-third-time': { palette: 'sodium', backdrop: 'plain', draw: dustyHinge },
  'seven-settings-new-phone-before-you-sign-in': {
    palette: 'sulfur',
    backdrop: 'blocks',
    draw: sevenSwitches,
  },
  'solace-clear-two-preorders': { palette: 'graphite', backdrop: 'plain', draw: loudButton },
  'tern-open-day-live': { palette: 'halpha', backdrop: 'lines', draw: coinOpensPhone },
  'vermont-repair-price-label': { palette: 'fog', backdrop: 'disc', draw: repairTag },
};
