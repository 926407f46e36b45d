import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, rectWithCorners, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { brook, hookedBud } from './audio-props.ts';
import { boxOfBulbs, bulb } from './lights.ts';
import { tag, window } from './props.ts';
import { remote, stick } from './screen-props.ts';

function ovenThermometer(pen: Pen): void {
  const { palette } = pen;
  pen.path(rect(-44, 62, 88, 14, 5), mix(palette.ink, palette.pale, 0.3));
  pen.ball(0, 0, 72, mix(palette.pale, palette.ink, 0.2));
  pen.path(ellipse(0, 0, 56), palette.pale);
  for (let i = 0; i < 9; i++)
    pen.group(`rotate(${-120 + i * 30})`, () => pen.path(rect(-3, -50, 6, 14, 2), palette.ink));
  pen.stroke(line([0, 0], [26, -28]), palette.accent, 8);
  pen.path(ellipse(0, 0, 8), palette.ink);
}

function openOven(pen: Pen): void {
  const { palette } = pen;
  const steel = palette.body;
  pen.block(-430, -590, 860, 660, 18, steel, { shade: 0.6 });
  for (const [x, turn] of [
    [-300, 0],
    [-150, 40],
    [300, -30],
  ] as const) {
    pen.ball(x, -520, 42, mix(palette.ink, palette.pale, 0.25));
    pen.group(`translate(${x} -520) rotate(${turn})`, () => pen.path(rect(-5, -38, 10, 34, 4), palette.pale));
  }
  pen.group('translate(-226 -520) rotate(-5)', () => {
    pen.block(-26, -19, 52, 38, 3, palette.glow, { shade: 0.3 });
    pen.stroke(line([-15, 0], [15, -2]), palette.ink, 5);
  });
  pen.path(rect(-360, -450, 720, 340, 16), mix(palette.ink, palette.accent, 0.18));
  pen.halo(ellipse(0, -280, 280, 110), palette.accent, 0.6);
  for (const y of [-390, -190]) pen.path(rect(-360, y, 720, 9), mix(palette.pale, palette.ink, 0.35));
  for (let x = -340; x < 350; x += 40) pen.path(rect(x, -196, 6, 26), mix(palette.pale, palette.ink, 0.45));
  const cake = mix(palette.pop, palette.accent, 0.25);
  pen.solid(rectWithCorners(-20, -310, 290, 120, [60, 60, 8, 8]), [-20, -310, 290, 120], cake);
  pen.path(
    'M-16 -270C20 -300 60 -262 100 -280C140 -300 190 -262 266 -272C270 -312 230 -312 200 -312H50C0 -312 -16 -300 -16 -270z',
    mix(palette.pop, palette.pale, 0.35),
  );
  pen.block(-36, -216, 322, 26, 6, mix(palette.ink, palette.pale, 0.3));
  pen.group('translate(-180 -268) scale(1.02)', () => ovenThermometer(pen));
  pen.solid(
    polygon([-400, -80], [400, -80], [470, 60], [-470, 60]),
    [-470, -80, 940, 140],
    mix(steel, palette.ink, 0.3),
  );
  pen.path(polygon([-300, -62], [300, -62], [344, 36], [-344, 36]), mix(palette.ink, steel, 0.15));
  pen.block(-300, 46, 600, 22, 11, mix(palette.pale, palette.ink, 0.2), { angle: 90 });
}

/** The filter comes out as clean as it went in. */
function cleanFilter(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-250, 0, 320, 110);
    pen.path(rect(20, -400, 260, 350, 8), palette.ink, 'opacity=".2"');
    pen.block(-20, -420, 300, 360, 8, mix(palette.pale, palette.ink, 0.14), { shade: 0.4 });
    for (let x = 0; x < 262; x += 22) {
      pen.path(polygon([x, -404], [x + 11, -404], [x + 11, -76], [x, -76]), palette.pale);
      pen.path(
        polygon([x + 11, -404], [x + 22, -404], [x + 22, -76], [x + 11, -76]),
        mix(palette.pale, palette.ink, 0.2),
      );
    }
    pen.path(rect(266, -300, 40, 110, 12), palette.accent);
    pen.solid(rectWithCorners(-250, -560, 300, 560, [80, 80, 20, 20]), [-250, -560, 300, 560], palette.pale, {
      shade: 0.5,
      shadeColor: mix(palette.pale, palette.ink, 0.45),
    });
    pen.path(rect(34, -440, 22, 400, 4), mix(palette.ink, palette.pale, 0.2));
    for (let row = 0; row < 7; row++)
      pen.path(rect(-210, -260 + row * 30, 200, 10, 5), mix(palette.pale, palette.ink, 0.35));
    pen.halo(ellipse(-110, -410, 90, 90), palette.accent, 0.8);
    pen.stroke(ellipse(-110, -410, 64), palette.accent, 20);
    pen.group('translate(330 0) rotate(-8)', () => {
      pen.cast(-10, 0, 110, 60);
      pen.block(0, -500, 40, 500, 14, mix(palette.pale, palette.ink, 0.1), { shade: 0.5 });
    });
  });
}

/** A desk turned to look down the room, a quilt over the window, a rug, and the waves that die in them. */
function deadClap(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    window(pen, 330, -400, 250, 270, mix(palette.pop, palette.pale, 0.4));
    const quilt = rectWithCorners(170, -600, 340, 470, [4, 4, 20, 20]);
    pen.stroke(line([140, -596], [540, -596]), palette.ink, 16);
    pen.solid(quilt, [170, -600, 340, 470], palette.accent, { shade: 0.7 });
    pen.inside(quilt, () => {
      for (let i = -6; i < 12; i++) {
        pen.stroke(
          line([170 + i * 60, -600], [170 + i * 60 + 470, -130]),
          mix(palette.accent, palette.ink, 0.35),
          4,
        );
        pen.stroke(
          line([170 + i * 60, -600], [170 + i * 60 - 470, -130]),
          mix(palette.accent, palette.ink, 0.35),
          4,
        );
      }
    });
    pen.path('M-560 70L-440 -60H440L560 70z', palette.pop);
    pen.path('M-480 54L-384 -46H384L480 54z', mix(palette.pop, palette.pale, 0.35));
    pen.block(-470, -230, 420, 30, 6, palette.body, { angle: 90 });
    for (const x of [-440, -104]) pen.path(rect(x, -204, 26, 226), mix(palette.body, palette.ink, 0.3));
    pen.block(-440, -440, 190, 170, 10, palette.ink, { shine: 0.3 });
    pen.path(rect(-356, -274, 22, 46), mix(palette.ink, palette.pale, 0.3));
    pen.stroke(line([-140, -230], [-140, -330], [-180, -370]), mix(palette.ink, palette.pale, 0.3), 11);
    pen.block(-226, -430, 56, 88, 28, palette.glow, { shade: 0.7 });
    for (let i = 0; i < 4; i++)
      pen.stroke(
        `M${-120 + i * 70} ${-440 + i * 12}C${-90 + i * 70} ${-400} ${-90 + i * 70} ${-360} ${-120 + i * 70} ${-320 - i * 12}`,
        palette.glow,
        13 - i * 3,
        `opacity="${1 - i * 0.22}"`,
      );
  });
}

function string(pen: Pen, x: number, y: number, width: number, height: number): void {
  const twine = pen.palette.pale;
  pen.path(rect(x + width / 2 - 5, y, 10, height), twine);
  pen.path(rect(x, y + height / 2 - 5, width, 10), twine);
  for (const side of [-1, 1])
    pen.stroke(
      `M${x + width / 2} ${y}C${x + width / 2 + side * 50} ${y - 50} ${x + width / 2 + side * 60} ${y - 6} ${x + width / 2} ${y}`,
      twine,
      8,
    );
}

function parcelsOnDoormat(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.block(-220, -640, 520, 570, 0, mix(palette.pop, palette.ink, 0.2), { shade: 0.6 });
    pen.block(-170, -600, 180, 480, 6, mix(palette.pop, palette.ink, 0.36), { shade: 0.4 });
    pen.block(70, -600, 180, 480, 6, mix(palette.pop, palette.ink, 0.36), { shade: 0.4 });
    pen.path('M-500 80L-420 -40H430L510 80z', mix(palette.accent, palette.ink, 0.5));
    for (let x = -480; x < 500; x += 16)
      pen.stroke(line([x, 80], [x + 2, 92]), mix(palette.accent, palette.ink, 0.5), 5);
    pen.pool(0, 20, 400, 34, 0.6);
    pen.block(-290, -200, 270, 210, 6, palette.accent, { shade: 0.7 });
    string(pen, -290, -200, 270, 210);
    // clearly a bulb, whatever the paper says
    pen.group('translate(120 20) rotate(180) scale(1.05)', () => {
      const shape =
        'M-40 0C-46 60 -130 90 -130 180C-130 260 -70 300 0 300C70 300 130 260 130 180C130 90 46 60 40 0z';
      pen.solid(shape, [-130, 0, 260, 300], palette.glow, { shade: 0.7, angle: pen.light > 0 ? 205 : 335 });
      pen.block(-46, -14, 92, 84, 10, mix(palette.glow, palette.ink, 0.25));
      for (const y of [0, 22, 44]) pen.path(rect(-52, y, 104, 11, 5), mix(palette.glow, palette.ink, 0.5));
      pen.stroke('M-128 190C-60 220 60 220 128 190', palette.pop, 10);
    });
    pen.group('translate(330 20) rotate(9)', () => {
      pen.block(-36, -470, 72, 470, 10, palette.body, { shade: 0.7 });
      for (const y of [-380, -230, -90]) pen.path(rect(-40, y, 80, 10), palette.pale);
    });
    pen.block(-420, -90, 160, 110, 6, palette.body, { shade: 0.7 });
    string(pen, -420, -90, 160, 110);
    pen.block(-230, -280, 160, 80, 6, palette.pop, { shade: 0.6 });
    string(pen, -230, -280, 160, 80);
  });
}

function aboveTheSink(pen: Pen): void {
  const { palette } = pen;
  const wood = palette.accent;
  pen.facing(() => {
    for (const x of [-480, -140, 200]) {
      pen.block(x, -700, 320, 330, 8, wood, { shade: 0.6 });
      pen.stroke(rect(x + 34, -666, 252, 262, 4), mix(wood, palette.ink, 0.3), 7);
    }
    pen.ball(-110, -416, 24, palette.glow);
    pen.group('translate(-110 -412) scale(.86)', () => brook(pen, palette.body));
    pen.block(-620, -60, 1240, 40, 4, palette.pale, { angle: 90 });
    pen.block(-620, -20, 1240, 240, 0, mix(wood, palette.ink, 0.2), { angle: 90 });
    pen.path(rect(60, -64, 340, 20, 8), mix(palette.pale, palette.ink, 0.5));
    pen.stroke('M230 -60V-240C230 -310 130 -310 130 -240V-214', mix(palette.pale, palette.ink, 0.3), 26);
    pen.path(rect(126, -210, 10, 146, 5), palette.pop, 'opacity=".8"');
  });
}

function tiedWithRibbon(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(0, 10, 260, 30, 0.6);
    pen.group('translate(-70 0) rotate(-5) scale(1.42)', () => remote(pen, palette.body));
    pen.group('translate(120 -230) rotate(-86)', () => stick(pen, 330, 96, palette.accent));
    pen.block(-160, -232, 360, 46, 6, palette.pop, { angle: 90 });
    for (const side of [-1, 1]) {
      pen.solid(
        `M20 -210C${20 + side * 60} -310 ${20 + side * 190} -290 ${20 + side * 170} -220C${20 + side * 150} -170 ${20 + side * 60} -180 20 -210z`,
        [20 - 190, -300, 380, 120],
        palette.pop,
      );
      pen.stroke(
        `M20 -204C${20 + side * 40} -130 ${20 + side * 90} -110 ${20 + side * 110} -60`,
        palette.pop,
        22,
      );
    }
    pen.ball(20, -208, 32, mix(palette.pop, palette.ink, 0.15));
  });
}

function inAMitten(pen: Pen): void {
  const { palette } = pen;
  const wool = palette.accent;
  pen.facing(() => {
    pen.cast(-190, 10, 380, 90);
    for (const [x, turn] of [
      [-70, -14],
      [80, 12],
    ] as const)
      pen.group(`translate(${x} -400) rotate(${turn}) scale(.86)`, () =>
        hookedBud(pen, x < 0 ? -1 : 1, palette.body),
      );
    const mitten =
      'M-170 -330H170V-90C170 -40 150 0 110 0H-110C-150 0 -170 -40 -170 -90V-130C-230 -150 -280 -210 -270 -250C-250 -280 -200 -250 -170 -220z';
    pen.solid(mitten, [-270, -330, 440, 330], wool, { shade: 0.7 });
    pen.inside(mitten, () => {
      for (let y = -240; y < 0; y += 30)
        pen.stroke(wave(-280, 180, y, 8, 34, y / 60), mix(wool, palette.ink, 0.24), 5);
    });
    pen.block(-184, -370, 368, 100, 20, mix(wool, palette.pale, 0.3), { shade: 0.6 });
    for (let x = -164; x < 176; x += 30) pen.path(rect(x, -362, 8, 84, 4), mix(wool, palette.ink, 0.15));
  });
}

function bulbWithTag(pen: Pen): void {
  const { palette } = pen;
  pen.halo(ellipse(0, -300, 260, 240), palette.glow, 0.7);
  pen.cast(-60, 0, 120, 90);
  pen.group('translate(0 0) scale(1.5) rotate(180)', () => bulb(pen, palette.glow));
  pen.group(`scale(${pen.light} 1)`, () => {
    pen.stroke('M60 -110C120 -130 170 -100 190 -60', palette.ink, 5);
    pen.group('translate(190 -70) rotate(-52)', () => tag(pen, 0, 0, 0.8, 0));
  });
}

const gifts = 'gifts-under-100-for-people-who-need-nothing';

export const rooms: StoryDrawings = {
  'your-oven-dial-is-lying': { palette: 'nebula', backdrop: 'plain', draw: openOven },
  'stillwater-pure-2': { palette: 'sky', backdrop: 'waves', draw: cleanFilter },
  'fix-the-echo-on-your-calls': { palette: 'lilac', backdrop: 'plain', draw: deadClap },
  [gifts]: { palette: 'ember', backdrop: 'plain', draw: parcelsOnDoormat },
  [`${gifts}-1`]: { palette: 'mint', backdrop: 'plain', draw: aboveTheSink },
  [`${gifts}-2`]: { palette: 'sodium', backdrop: 'plain', draw: boxOfBulbs },
  [`${gifts}-3`]: { palette: 'tide', backdrop: 'disc', draw: tiedWithRibbon },
  [`${gifts}-4`]: { palette: 'rose', backdrop: 'arch', draw: inAMitten },
  [`${gifts}-5`]: { palette: 'sodium', backdrop: 'lines', draw: bulbWithTag },
};
