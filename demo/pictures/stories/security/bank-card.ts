import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { raised, scaled } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import { fromAbove, ground, lit, metal, spread, under } from '../business/props.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** A bank card, layer by layer. All of them keep the true proportions, 85.6 to 54. */
const size = { width: 640, height: 404, corner: 24 } as const;
const outline = rect(-size.width / 2, -size.height / 2, size.width, size.height, size.corner);
const bounds = [-size.width / 2, -size.height / 2, size.width, size.height] as const;

const gold = ({ palette }: Pen): string => mix(palette.glow, palette.accent, 0.25);

function contacts(pen: Pen, width: number): void {
  const { palette } = pen;
  const height = width * 0.8;
  pen.block(-width / 2, -height / 2, width, height, width * 0.14, gold(pen), { shade: 0.5 });
  const cut = mix(gold(pen), palette.ink, 0.55);
  const [x, y] = [width / 2, height / 2];
  for (const part of [-0.5, 0, 0.5]) {
    pen.stroke(line([-x, y * part], [-x * 0.36, y * part]), cut, width * 0.025);
    pen.stroke(line([x * 0.36, y * part], [x, y * part]), cut, width * 0.025);
  }
  pen.stroke(rect(-x * 0.36, -y * 0.62, x * 0.72, y * 1.24, width * 0.08), cut, width * 0.025);
  for (const side of [-1, 1]) pen.stroke(line([0, side * y], [0, side * y * 0.62]), cut, width * 0.025);
}

/** One layer seen from the side and above: a slanted sheet with a thickness. */
function layer(pen: Pen, y: number, thickness: number, fill: string, attributes = ''): void {
  const place = ground([-240, 420, y - 150], [-420, 240, y]);
  const [frontLeft, frontRight, backRight] = [place(0, 1), place(1, 1), place(1, 0)];
  const drop = (point: readonly [number, number]) => [point[0], point[1] + thickness] as const;
  const side = mix(fill, pen.palette.ink, 0.4);
  pen.path(polygon(frontLeft, frontRight, drop(frontRight), drop(frontLeft)), side, attributes);
  pen.path(
    polygon(frontRight, backRight, drop(backRight), drop(frontRight)),
    mix(side, pen.palette.ink, 0.3),
    attributes,
  );
  const top = polygon(place(0, 0), backRight, frontRight, frontLeft);
  if (attributes) pen.path(top, fill, attributes);
  else pen.solid(top, [-420, y - 150, 840, 150], fill, { shade: 0.35 });
}

function loopOn(pen: Pen, y: number): void {
  const place = ground([-240, 420, y - 150], [-420, 240, y]);
  for (const inset of [0.05, 0.09, 0.13])
    pen.stroke(
      `${line(place(inset, inset), place(1 - inset, inset), place(1 - inset, 1 - inset), place(inset, 1 - inset))}z`,
      pen.palette.accent,
      4,
    );
}

function sevenLayers(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 20, 420, 46, 0.6);
  const clear = 'opacity=".45"';
  layer(pen, -10, 6, palette.pale, clear);
  layer(pen, -78, 8, palette.pop);
  layer(pen, -146, 18, palette.pale);
  layer(pen, -224, 8, mix(palette.pale, palette.body, 0.25));
  loopOn(pen, -224);
  layer(pen, -300, 18, palette.pale);
  pen.group('translate(-120 -378) skewX(-48) scale(1 .5)', () => contacts(pen, 120));
  layer(pen, -378, 8, palette.accent);
  pen.group('translate(-130 -442) skewX(-48) scale(1 .42)', () => contacts(pen, 130));
  layer(pen, -440, 6, palette.pale, clear);
}

function blankCardAndRuler(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.wallLow, palette.body, 0.25));
  pen.group('translate(-20 -370) rotate(-4)', () => {
    under(pen, outline);
    pen.solid(outline, bounds, palette.accent, { shade: 0.5 });
  });
  pen.group('translate(10 -60) rotate(-4)', () => {
    const ruler = rect(-520, -50, 1040, 104, 6);
    under(pen, ruler, 14, 18);
    pen.solid(ruler, [-520, -50, 1040, 104], palette.glow, { shade: 0.4 });
    for (const [i, x] of spread(-500, 500, 51).entries())
      pen.path(rect(x - 1.5, -50, 3, i % 5 ? 22 : 40), palette.ink);
  });
}

function peelingFilm(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-350, 0, 700, 110);
  pen.group('translate(0 -228) scale(1.12)', () => {
    pen.solid(outline, bounds, palette.pop, { shade: 0.7 });
    pen.path(rect(-270, 90, 300, 26, 13), mix(palette.pop, palette.pale, 0.5));
    pen.path(rect(-320, -202, 640, 404, 24), palette.pale, 'opacity=".16"');
    pen.path(polygon([60, -202], [296, -202], [320, -178], [320, 40]), mix(palette.pop, palette.ink, 0.35));
    const curl =
      'M60 -202C20 -120 30 -40 90 -10C160 20 240 60 320 40C250 10 200 -40 170 -80S110 -170 60 -202z';
    pen.path(curl, palette.pale, 'opacity=".72"');
    pen.stroke('M76 -160C60 -90 80 -40 130 -20', palette.pale, 12);
    pen.stroke('M60 -202C110 -170 140 -130 170 -80S250 10 320 40', mix(palette.pale, palette.ink, 0.3), 5);
  });
}

function printedSheet(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 12, 420, 34, 0.6);
  const sheet =
    'M-420 -470C-260 -540 -120 -420 60 -470S320 -520 420 -460L400 -40C300 -100 180 -10 20 -40S-300 -90 -400 -30z';
  pen.solid(sheet, [-420, -530, 840, 520], palette.pale, { shade: 0.2 });
  pen.inside(sheet, () => {
    const bands = [
      palette.glow,
      palette.accent,
      palette.pop,
      palette.body,
      mix(palette.pop, palette.glow, 0.5),
    ];
    for (const [i, color] of bands.entries()) {
      const y = -440 + i * 96;
      const band = `M-500 ${y}C-260 ${y - 90} -60 ${y + 90} 140 ${y}S420 ${y - 60} 520 ${y}V${y + 130}C360 ${y + 60} 300 ${y + 110} 140 ${y + 110}S-260 ${y + 20} -500 ${y + 110}z`;
      pen.path(band, pen.linear(-420, 0, 420, 0, [0, color, 0.9], [1, mix(color, palette.pale, 0.5), 0.9]));
    }
  });
  pen.stroke(sheet, palette.pale, 8);
}

function whiteCore(pen: Pen): void {
  pen.pool(0, 20, 420, 40, 0.7);
  layer(pen, -30, 46, pen.palette.pale);
  layer(pen, -230, 46, pen.palette.pale);
  for (const [x, y] of [
    [-400, -20],
    [220, -20],
  ] as const)
    pen.stroke(line([x, y - 150], [x, y - 30]), pen.palette.accent, 5, 'stroke-dasharray="4 16"');
}

function copperLoop(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.ink, palette.wallTop, 0.5));
  pen.group('translate(0 -270) rotate(-3) scale(1.24)', () => {
    under(pen, outline);
    pen.solid(outline, bounds, mix(palette.pale, palette.pop, 0.12), { shade: 0.3 });
    const copper = mix(palette.accent, palette.glow, 0.2);
    for (const inset of [18, 34, 50, 66])
      pen.stroke(rect(-320 + inset, -202 + inset, 640 - 2 * inset, 404 - 2 * inset, 26), copper, 6);
    pen.stroke(line([-254, -60], [-200, -30]), copper, 6);
    pen.stroke(line([-254, 20], [-200, 0]), copper, 6);
    pen.block(-204, -56, 84, 84, 10, palette.ink, { shade: 0.2 });
    pen.path(rect(-184, -36, 44, 44, 4), mix(palette.ink, palette.pale, 0.35));
  });
}

function goldPlate(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.accent, palette.wallLow, 0.3));
  pen.group('translate(0 -280)', () => {
    pen.path(rect(-320, -260, 640, 520, 96), palette.ink, 'opacity=".3" transform="translate(14 16)"');
    contacts(pen, 640);
  });
}

function siliconOnADot(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.body, palette.ink, 0.25));
  under(pen, ellipse(0, -270, 230), 18, 22);
  pen.ball(0, -270, 230, palette.pale, { shade: 0.3 });
  pen.group('translate(0 -270) rotate(9)', () => {
    pen.block(-52, -52, 104, 104, 4, palette.ink, { shade: 0, shine: 0.4 });
    for (const [i, [x, y, w, h]] of (
      [
        [-40, -40, 36, 50],
        [6, -40, 34, 24],
        [6, -8, 34, 48],
        [-40, 20, 36, 20],
      ] as const
    ).entries())
      pen.path(
        rect(x, y, w, h, 3),
        mix(palette.ink, cycle([palette.glow, palette.pop, palette.accent], i), 0.55),
      );
  });
  // tweezers say how small it is
  for (const bend of [-26, 30])
    pen.stroke(`M76 -262C220 ${-262 + bend * 2} 420 ${-330 + bend * 3} 760 ${-470 + bend}`, metal(pen), 26);
}

function filings(pen: Pen, random: Random): void {
  const { palette } = pen;
  fromAbove(pen, palette.pop);
  pen.path(rect(-900, -430, 1800, 290), palette.ink);
  pen.spray(
    rect(-900, -430, 1800, 290),
    pen.linear(0, -430, 0, -140, [0, palette.pale, 0.25], [0.5, palette.pale, 0]),
  );
  const iron = mix(palette.pale, palette.ink, 0.35);
  let x = -660;
  while (x < 660) {
    x += random.pick([26, 26, 52]);
    for (let grain = 0; grain < 15; grain++) {
      const y = -420 + grain * 19 + random.between(-5, 5);
      pen.stroke(line([x + random.between(-6, 6), y], [x + random.between(-4, 4), y + 14]), iron, 4);
    }
  }
  for (let i = 0; i < 90; i++)
    pen.path(ellipse(random.between(-640, 640), random.between(-620, 80), random.between(2, 4)), palette.ink);
}

function backOfTheCard(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 110);
  pen.group('translate(0 -256) rotate(-3) scale(1.12)', () => {
    pen.solid(outline, bounds, palette.body, { shade: 0.7 });
    pen.path(rect(-320, -160, 640, 84), palette.ink);
    pen.path(rect(-280, -30, 400, 76, 4), palette.pale);
    pen.stroke('M-250 26l24 -40l24 40l24 -40l24 40l24 -40l24 40', palette.accent, 7);
    pen.path(rect(140, -30, 130, 76, 4), mix(palette.pale, palette.glow, 0.4));
    for (let i = 0; i < 3; i++) pen.path(rect(158 + i * 34, -4, 24, 24, 4), palette.ink);
    for (const [i, width] of [420, 360].entries())
      pen.path(rect(-280, 92 + i * 34, width, 14, 7), mix(palette.body, palette.ink, 0.35));
  });
}

const slug = 'what-is-inside-a-bank-card';

export const bankCard: StoryDrawings = {
  [slug]: { palette: 'halpha', backdrop: 'disc', draw: scaled(lit(sevenLayers), 0.95) },
  [`${slug}-1`]: { palette: 'sky', backdrop: 'plain', draw: lit(blankCardAndRuler) },
  [`${slug}-2`]: { palette: 'apricot', backdrop: 'lines', draw: lit(peelingFilm) },
  [`${slug}-3`]: { palette: 'ultra', backdrop: 'plain', draw: raised(lit(printedSheet), -26) },
  [`${slug}-4`]: { palette: 'ember', backdrop: 'disc', draw: lit(whiteCore) },
  [`${slug}-5`]: { palette: 'nebula', backdrop: 'plain', draw: lit(copperLoop) },
  [`${slug}-6`]: { palette: 'sodium', backdrop: 'plain', draw: lit(goldPlate) },
  [`${slug}-7`]: { palette: 'lilac', backdrop: 'plain', draw: lit(siliconOnADot) },
  [`${slug}-8`]: { palette: 'rose', backdrop: 'plain', draw: lit(filings) },
  [`${slug}-9`]: { palette: 'graphite', backdrop: 'lines', draw: lit(backOfTheCard) },
};
