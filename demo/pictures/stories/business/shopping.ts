import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cardboard, coin, lit, magnifier, metal, parcel, spread } from './props.ts';

function broom(pen: Pen): void {
  const { palette } = pen;
  pen.group('translate(352 0) rotate(-17)', () => {
    pen.block(-11, -590, 22, 470, 11, palette.pop, { angle: 0 });
    const head = polygon([-48, -150], [48, -150], [112, 4], [-112, 4]);
    pen.solid(head, [-112, -150, 224, 154], palette.glow);
    for (const x of spread(-84, 84, 9))
      pen.stroke(line([x * 0.5, -128], [x, -2]), mix(palette.glow, palette.ink, 0.4), 4);
    pen.path(rect(-50, -152, 100, 26, 6), mix(palette.pop, palette.ink, 0.3));
    pen.group('translate(14 -62) rotate(-9)', () => {
      pen.block(-52, -32, 104, 64, 5, palette.pale, { shade: 0.2 });
      for (const [i, width] of [70, 58, 40].entries())
        pen.path(rect(-38, -18 + i * 16, width, 7, 3), mix(palette.pale, palette.ink, 0.55));
    });
  });
}

function flattenedBoxesAndBroom(pen: Pen): void {
  const { palette } = pen;
  const card = cardboard(pen);
  pen.cast(-350, 0, 700, 110);
  for (let i = 0; i < 9; i++) {
    const left = -350 + cycle([0, 26, 10, 44, 18, 4, 34, 14, 40], i);
    const width = 590 - cycle([0, 50, 24, 70, 40, 8, 60, 30, 84], i);
    const y = -36 * (i + 1);
    const fill = mix(card, i % 2 ? palette.pale : palette.ink, 0.14);
    pen.block(left, y, width, 34, 3, fill, { angle: 90, shade: 0.6 });
    pen.stroke(line([left + 8, y + 18], [left + width - 8, y + 18]), mix(fill, palette.ink, 0.3), 3);
    if (i % 3 === 1) pen.path(rect(left + 60, y + 4, 80, 26), mix(fill, palette.pale, 0.6));
  }
  broom(pen);
}

const smallDrawer = (pen: Pen, x: number, y: number, out: boolean): void => {
  const { palette } = pen;
  const wood = mix(palette.body, palette.accent, 0.25);
  if (!out) {
    pen.block(x, y, 78, 66, 4, wood, { shade: 0.5 });
    pen.path(ellipse(x + 39, y + 33, 7), palette.glow);
    return;
  }
  pen.path(rect(x, y, 78, 66), palette.ink);
  pen.path(
    polygon([x + 4, y + 12], [x + 74, y + 12], [x + 86, y + 34], [x - 8, y + 34]),
    mix(wood, palette.ink, 0.6),
  );
  pen.block(x - 10, y + 32, 98, 62, 4, mix(wood, palette.pale, 0.2), { shade: 0.6 });
  pen.path(ellipse(x + 39, y + 62, 8), palette.glow);
};

function cabinetOfDrawers(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-390, 0, 780, 110);
  pen.block(-400, -590, 800, 590, 10, mix(palette.accent, palette.ink, 0.35), { shade: 0.8 });
  const outs = [2, 5, 9, 11, 14, 17, 19, 24, 27, 30, 33, 35, 37, 42, 45, 48, 52];
  for (const pulled of [false, true])
    for (let i = 0; i < 56; i++) {
      const out = outs.includes(i);
      if (out === pulled) smallDrawer(pen, -376 + (i % 8) * 95, -566 + Math.floor(i / 8) * 80, out);
    }
  const colors = [palette.accent, palette.pop, palette.glow, palette.pale];
  const button = (x: number, y: number, n: number): void => {
    const fill = cycle(colors, n);
    pen.ball(x, y, 19, fill, { shade: 0.6 });
    for (const side of [-5, 5]) pen.path(ellipse(x + side, y, 3), mix(fill, palette.ink, 0.7));
  };
  for (let n = 0; n < 5; n++) button(28 + n * 22, -88 + (n % 2) * 14, n);
  for (let n = 0; n < 7; n++) button(50 + random.between(-26, 26), -50 + n * 12, n + 1);
  for (let n = 0; n < 13; n++) button(-60 + n * 24, 34 + random.between(-14, 22), n);
}

/** A low dome on a stem, the lamp of the story. */
/** A cream shade on a brass stem, whatever the palette: the story says so. */
const lampColors = { shade: '#F7E9C9', brass: '#C7973A' };

export function mushroomLamp(pen: Pen, isLit: boolean): void {
  const { palette } = pen;
  pen.cylinder(0, -26, 92, 26, mix(lampColors.brass, palette.ink, 0.2));
  pen.block(-24, -190, 48, 170, 20, lampColors.brass, { angle: 0 });
  if (isLit) pen.halo(ellipse(0, -230, 250, 210), palette.glow, 0.6);
  const dome = 'M-170 -180C-170 -330 -90 -390 0 -390S170 -330 170 -180C110 -160 -110 -160 -170 -180z';
  pen.solid(
    dome,
    [-170, -390, 340, 226],
    isLit ? mix(lampColors.shade, palette.glow, 0.25) : lampColors.shade,
    {
      shade: isLit ? 0.35 : 0.7,
      ...(isLit && { shadeColor: palette.accent }),
    },
  );
}

function lampOnTheRoad(pen: Pen): void {
  const { palette } = pen;
  const grass = mix(palette.pop, palette.wallLow, 0.25);
  const hill = 'M-900 300V-300C-640 -420 -420 -330 -200 -360S260 -450 480 -380S760 -330 900 -380V300z';
  pen.solid(hill, [-900, -440, 1800, 740], grass, { angle: 90, shade: 0.6 });
  pen.path(
    'M-900 -230C-600 -280 -380 -150 -80 -190S420 -330 900 -250V-190C500 -250 260 -120 -80 -130S-560 -190 -900 -160z',
    palette.glow,
  );
  const road =
    'M-330 -366C-60 -330 -420 -280 -180 -240S420 -210 330 -150S-620 -60 -760 110L-200 220C-160 20 560 -60 520 -170S-20 -230 -60 -262S60 -330 -296 -368z';
  pen.path(road, mix(palette.ink, palette.pale, 0.35));
  pen.stroke(
    'M120 14C60 60 -180 90 -300 60S-180 -20 80 -70S520 -140 430 -176S20 -210 -110 -248S-120 -320 -312 -367',
    palette.pale,
    9,
  );
  for (const [x, y, size] of [
    [-520, -250, 30],
    [-470, -262, 24],
    [560, -300, 34],
    [500, -290, 24],
    [620, -60, 44],
  ] as const) {
    pen.path(rect(x - 4, y - 6, 8, size), palette.ink);
    pen.ball(x, y - size, size, mix(palette.pop, palette.ink, 0.4));
  }
  pen.group('translate(120 18) scale(1.08)', () => {
    pen.cast(-90, 0, 180, 80);
    mushroomLamp(pen, false);
  });
}

function skyline(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.path(
    rect(-70, -600, 480, 420),
    pen.linear(0, -600, 0, -180, [0, palette.ink], [0.9, mix(palette.accent, palette.ink, 0.25)]),
  );
  for (let i = 0; i < 8; i++) {
    const height = random.between(90, 280);
    const x = -70 + i * 62;
    pen.path(rect(x, -180 - height, 58, height), mix(palette.ink, palette.body, 0.2));
    for (let y = -160 - height; y < -200; y += 30)
      for (const dx of [12, 34]) if (random.chance(0.45)) pen.path(rect(x + dx, y, 10, 14), palette.glow);
  }
}

function lampAtHome(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.inside(rect(-70, -600, 480, 420), () => skyline(pen, random));
  pen.stroke(rect(-70, -600, 480, 420), palette.pale, 18);
  pen.stroke(line([170, -600], [170, -180]), palette.pale, 12);
  pen.cast(150, 0, 380, 100);
  pen.block(190, -420, 330, 330, 60, palette.accent, { shade: 0.8 });
  pen.block(180, -190, 350, 150, 30, mix(palette.accent, palette.pale, 0.12), { angle: 90 });
  for (const x of [130, 490]) pen.block(x, -270, 96, 250, 44, mix(palette.accent, palette.ink, 0.18));
  pen.cast(-290, 0, 200, 100);
  pen.stroke(line([-190, -180], [-190, -10]), metal(pen), 26);
  pen.cylinder(-190, -14, 110, 14, metal(pen));
  pen.cylinder(-190, -200, 210, 22, mix(palette.body, palette.ink, 0.25));
  pen.group('translate(-190 -200) scale(.86)', () => {
    mushroomLamp(pen, true);
    pen.path(ellipse(94, -270, 30, 18), mix(palette.accent, palette.ink, 0.2), 'opacity=".55"');
  });
}

function sleepingCat(pen: Pen): void {
  const { palette } = pen;
  const fur = mix(palette.ink, palette.pale, 0.2);
  pen.solid(ellipse(0, -34, 104, 40), [-104, -74, 208, 80], fur);
  pen.ball(78, -44, 40, fur);
  for (const x of [54, 92]) pen.path(polygon([x - 14, -70], [x + 18, -70], [x + 4, -104]), fur);
  pen.stroke('M-92 -26C-130 -10 -90 18 -20 4', fur, 20);
}

function rockingChair(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.15);
  pen.stroke('M-330 -40C-180 10 130 10 330 -50', wood, 26);
  for (const [x0, x1] of [
    [-190, -170],
    [180, 170],
  ] as const)
    pen.stroke(line([x0, -200], [x1, -14]), wood, 22);
  pen.stroke(line([-200, -200], [-290, -560]), wood, 26);
  pen.stroke(line([-270, -470], [-180, -480], [-180, -210]), mix(wood, palette.ink, 0.3), 12);
  pen.block(-230, -222, 450, 40, 18, wood, { angle: 90 });
  pen.stroke(line([-244, -350], [190, -340]), mix(wood, palette.ink, 0.15), 20);
  pen.stroke(line([170, -340], [176, -210]), mix(wood, palette.ink, 0.15), 18);
}

function boxesOnARockingChair(pen: Pen): void {
  const { palette } = pen;
  for (const x of spread(-620, 620, 12)) pen.path(rect(x - 7, -250, 14, 190), palette.pale, 'opacity=".7"');
  for (const y of [-260, -90]) pen.path(rect(-800, y, 1600, 20), palette.pale, 'opacity=".8"');
  pen.cast(-280, 0, 560, 110);
  pen.group('translate(0 20)', () => rockingChair(pen));
  for (let i = 0; i < 5; i++) {
    const y = -258 - i * 56;
    parcel(pen, -112 + (i % 2) * 10, y, 250, 54, mix(cardboard(pen), palette.ink, (i % 2) * 0.1));
  }
  pen.stroke(line([-30, -482], [-30, -202]), palette.pop, 8);
  pen.stroke('M-30 -482c-50 -30 -50 10 0 0c50 -30 50 10 0 0', palette.pop, 8);
  pen.group('translate(24 -482)', () => sleepingCat(pen));
}

function longScroll(pen: Pen): void {
  const { palette } = pen;
  pen.block(-190, -520, 380, 470, 0, palette.pale, { shade: 0.35 });
  pen.block(-120, -470, 240, 120, 6, palette.pop, { shade: 0.5 });
  for (let row = 0; row < 7; row++)
    pen.path(
      rect(-140, -320 + row * 34, cycle([280, 240, 270, 150], row), 12, 6),
      row === 6 ? palette.accent : mix(palette.pale, palette.ink, 0.35),
    );
  pen.block(-206, -66, 412, 40, 20, mix(palette.pale, palette.ink, 0.16), { angle: 90 });
}

function scrollUnderAnAwning(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-200, 0, 400, 90);
  longScroll(pen);
  for (let i = 0; i < 16; i++) {
    const x = -720 + i * 90;
    const cloth = `M${x} -800h90v270a45 40 0 0 1 -90 0z`;
    pen.solid(cloth, [x, -800, 90, 310], i % 2 ? palette.pale : palette.accent, { angle: 90 });
  }
  const wood = mix(palette.body, palette.ink, 0.1);
  for (const [top, foot] of [
    [330, 280],
    [380, 500],
  ] as const)
    pen.stroke(line([top, -330], [foot, 0]), wood, 18);
  for (const [i, y] of [-90, -180, -270].entries())
    pen.block(286 + i * 13, y, 188 - i * 46, 20, 4, mix(wood, palette.pale, 0.25), { angle: 90 });
  pen.block(308, -346, 96, 28, 6, wood, { angle: 90 });
  pen.group('translate(352 -140)', () => magnifier(pen, 46, 20));
}

/** The sign for sending something back: an arrow that turns around. */
function turnBack(pen: Pen, cx: number, cy: number, size: number, color: string): void {
  pen.stroke(
    `M${cx + size * 0.5} ${cy + size * 0.42}H${cx - size * 0.1}a${size * 0.38} ${size * 0.38} 0 0 1 0 ${-size * 0.76}H${cx + size * 0.3}`,
    color,
    size * 0.17,
  );
  pen.path(
    polygon(
      [cx + size * 0.26, cy - size * 0.66],
      [cx + size * 0.26, cy - size * 0.02],
      [cx + size * 0.66, cy - size * 0.34],
    ),
    color,
  );
}

function returnsByTheMonth(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-330, 0, 480, 110);
  pen.block(-400, -580, 560, 580, 22, palette.pale, { shade: 0.35 });
  pen.block(-400, -580, 560, 90, 22, palette.accent, { shade: 0.6 });
  for (const x of [-280, 40]) pen.block(x - 13, -616, 26, 76, 13, metal(pen));
  for (let month = 0; month < 12; month++) {
    const [x, y] = [-372 + (month % 4) * 132, -464 + Math.floor(month / 4) * 150];
    pen.path(rect(x, y, 112, 128, 10), mix(palette.pale, palette.pop, 0.22));
    turnBack(pen, x + 52, y + 66, 54, palette.pop);
  }
  pen.cast(40, 0, 400, 120);
  const card = cardboard(pen);
  pen.block(40, -300, 410, 300, 6, card, { shade: 0.8 });
  pen.path(rect(220, -300, 50, 300), mix(card, palette.pale, 0.45));
  pen.block(92, -216, 250, 160, 8, palette.pale, { shade: 0.2 });
  turnBack(pen, 210, -128, 92, palette.accent);
}

function snailWithAParcel(pen: Pen): void {
  const { palette } = pen;
  const skin = mix(palette.pop, palette.pale, 0.35);
  for (const x of [250, 520]) pen.block(x, -430, 22, 430, 8, metal(pen));
  pen.path(rect(272, -330, 248, 44), palette.accent);
  for (let i = 0; i < 5; i++) pen.path(rect(284 + i * 50, -330, 24, 22), palette.pale);
  pen.cast(-360, 0, 700, 90);
  const body =
    'M-430 0C-330 -70 -200 -90 -60 -92C90 -90 160 -110 196 -190C214 -236 300 -230 300 -160C300 -70 230 0 130 0z';
  pen.solid(body, [-430, -230, 730, 230], skin);
  for (const [x, y] of [
    [232, -312],
    [292, -296],
  ] as const) {
    pen.stroke(line([x + 8, -190], [x, y]), skin, 15);
    pen.ball(x, y, 17, skin);
  }
  pen.group('rotate(-5 -80 -80)', () => {
    parcel(pen, -270, -410, 380, 330, cardboard(pen));
    pen.stroke(arc(-10, -300, 40, 180, 520), mix(cardboard(pen), palette.ink, 0.35), 8);
    pen.stroke(arc(-10, -300, 18, 100, 380), mix(cardboard(pen), palette.ink, 0.35), 8);
    coin(pen, -80, -466, 56);
  });
}

export const shopping: StoryDrawings = {
  'amazon-account-housekeeping-checklist': {
    palette: 'nebula',
    backdrop: 'window',
    draw: lit(flattenedBoxesAndBroom),
  },
  'cartwheel-listing-fee-sellers-prune': { palette: 'sodium', backdrop: 'arch', draw: lit(cabinetOfDrawers) },
  'lamp-that-traveled-4445-miles': { palette: 'apricot', backdrop: 'disc', draw: lit(lampOnTheRoad) },
  'lamp-that-traveled-4445-miles-1': { palette: 'sodium', backdrop: 'plain', draw: lit(lampAtHome) },
  'letter-about-packages-nobody-ordered': {
    palette: 'mint',
    backdrop: 'disc',
    draw: lit(boxesOnARockingChair),
  },
  'read-a-product-page-from-the-bottom': {
    palette: 'sky',
    backdrop: 'plain',
    draw: lit(scrollUnderAnAwning),
  },
  'return-label-is-becoming-a-subscription': {
    palette: 'rose',
    backdrop: 'lines',
    draw: lit(returnsByTheMonth),
  },
  'shoppers-will-wait-for-a-dollar': { palette: 'sulfur', backdrop: 'disc', draw: lit(snailWithAParcel) },
};
