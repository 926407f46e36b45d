import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, polygon, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { padlock } from './props.ts';

const inksOf = ({ palette }: Pen) => [palette.ink, palette.pop, palette.accent, palette.glow];

/** A squat tank printer standing on `y`, 460 wide: four windows in its base show what is left. */
export function tankPrinter(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.solid(
      polygon([-130, -350], [130, -350], [150, -240], [-150, -240]),
      [-150, -350, 300, 110],
      palette.pale,
      { shade: 0.3 },
    );
    pen.block(-230, -260, 460, 260, 36, palette.body, { shade: 0.8 });
    pen.path(rect(-150, -210, 300, 34, 10), palette.ink);
    pen.path(polygon([-126, -194], [126, -194], [140, -150], [-140, -150]), palette.pale);
    for (const [i, ink] of inksOf(pen).entries()) {
      const level = [70, 44, 82, 26][i] ?? 50;
      pen.path(rect(-190 + i * 98, -122, 84, 96, 10), mix(palette.pale, palette.ink, 0.15));
      pen.inside(rect(-184 + i * 98, -116, 72, 84, 6), () =>
        pen.path(rect(-190 + i * 98, -32 - level, 90, 90), ink),
      );
    }
  });
}

/** The Tank 40 on a kitchen scale, where its ink is counted. */
function printerOnScale(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-230, 0, 460, 120);
  const base = polygon([-150, -180], [150, -180], [240, 0], [-240, 0]);
  pen.solid(base, [-240, -180, 480, 180], palette.accent);
  pen.path(ellipse(0, -84, 74), palette.pale);
  for (let mark = 0; mark < 9; mark++)
    pen.group(`translate(0 -84) rotate(${mark * 32 - 128})`, () =>
      pen.path(rect(-3, -68, 6, 16), palette.ink),
    );
  pen.group(`translate(0 -84) rotate(${light * 38})`, () => pen.path(rect(-4, -56, 8, 70, 4), palette.pop));
  pen.path(ellipse(0, -84, 10), palette.ink);
  pen.block(-24, -206, 48, 40, 4, mix(palette.ink, palette.pale, 0.4));
  pen.solid(
    rectWithCorners(-310, -230, 620, 34, [6, 6, 30, 30]),
    [-310, -230, 620, 34],
    mix(palette.pale, palette.ink, 0.25),
    { angle: 90 },
  );
  tankPrinter(pen, 0, -228, 1);
}

/** Four cartridges in an open bay, one of them barred. */
function barredCartridge(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-440, 0, 880, 110);
  pen.block(-440, -540, 880, 130, 30, palette.body, { angle: 90 });
  pen.block(-440, -430, 880, 430, 20, palette.body, { shade: 0.7 });
  pen.path(rect(-396, -420, 792, 340, 14), palette.ink);
  for (const [i, ink] of [
    palette.pop,
    palette.accent,
    palette.glow,
    mix(palette.ink, palette.body, 0.35),
  ].entries()) {
    const x = -376 + i * 192;
    pen.path(rect(x, -404, 176, 308, 10), mix(palette.ink, palette.body, 0.12));
    pen.block(x + 16, -380, 144, 284, 14, ink, { shade: 0.8 });
    pen.path(rect(x + 44, -340, 88, 110, 8), palette.pale, 'opacity=".85"');
    pen.path(`M${x + 88} -322c-30 44 -26 70 0 70s30 -26 0 -70z`, ink);
    pen.path(ellipse(x + 88, -64, 12), i === 2 ? palette.accent : mix(palette.body, palette.ink, 0.5));
  }
  pen.block(-6, -240, 190, 30, 8, mix(palette.pale, palette.ink, 0.3), { angle: 90 });
  padlock(pen, 89, -182, 104, palette.pop);
}

/** A laser and a tank on a seesaw whose pivot is a ream of paper. */
function seesaw(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-110, 0, 220, 110);
    for (let sheet = 0; sheet < 8; sheet++)
      pen.path(
        rect(-110 + (sheet % 2) * 6, -16 - sheet * 16, 216, 13, 2),
        mix(palette.pale, palette.ink, sheet % 2 ? 0.08 : 0.2),
      );
    pen.path(rect(-116, -96, 232, 50), palette.accent);
    pen.group('translate(0 -140) rotate(-5)', () => {
      pen.block(-540, -14, 1080, 28, 8, mix(palette.accent, palette.ink, 0.3), { angle: 90 });
      pen.group('translate(-300 -14)', () => {
        pen.block(-170, -300, 340, 300, 22, mix(palette.ink, palette.body, 0.35), { shade: 0.6 });
        pen.path(rect(-150, -316, 250, 22, 8), mix(palette.ink, palette.body, 0.5));
        pen.path(rect(-130, -250, 220, 26, 8), palette.ink);
        pen.path(rect(-150, -110, 300, 6), palette.ink);
        pen.path(ellipse(124, -236, 12), palette.glow);
      });
      pen.cylinder(-78, -110, 34, 92, palette.pop, { depth: 10 });
      pen.path(rect(-112, -70, 68, 18), mix(palette.pop, palette.ink, 0.4));
      tankPrinter(pen, 330, -14, 0.74);
      for (const [i, ink] of inksOf(pen).entries()) {
        const x = 34 + i * 32;
        pen.block(x, -64, 26, 50, 7, ink === palette.ink ? mix(ink, palette.pale, 0.3) : ink, { shade: 0.5 });
        pen.block(x + 7, -80, 12, 18, 3, palette.pale);
      }
    });
  });
}

/** A print head and the towel it drips on; three of its nozzles give nothing. */
function blockedNozzles(pen: Pen): void {
  const { palette } = pen;
  const blocked = new Set([3, 6, 7]);
  const inks = [palette.pop, palette.pop, palette.accent, palette.accent, palette.glow, palette.glow];
  pen.solid(
    polygon([-420, -20], [-350, -120], [370, -130], [440, -14], [420, 14], [-410, 16]),
    [-420, -130, 860, 146],
    palette.pale,
    {
      shadeColor: mix(palette.pale, palette.pop, 0.5),
    },
  );
  pen.stroke('M-410 -6L-340 -100L366 -108', mix(palette.pale, palette.ink, 0.2), 6);
  for (let stain = 0; stain < 9; stain++)
    if (!blocked.has(stain))
      pen.path(ellipse(-272 + stain * 68, -66, 56, 30), cycle(inks, stain), 'opacity=".6"');
  pen.block(-370, -580, 740, 210, 20, palette.body, { shade: 0.6 });
  pen.block(-330, -380, 660, 66, 8, mix(palette.ink, palette.body, 0.3), { angle: 90 });
  for (let nozzle = 0; nozzle < 9; nozzle++) {
    const x = -272 + nozzle * 68;
    pen.path(ellipse(x, -318, 22, 12), palette.pale);
    if (blocked.has(nozzle)) {
      pen.path(ellipse(x, -316, 20, 15), palette.ink);
      continue;
    }
    pen.path(ellipse(x, -316, 12, 7), palette.ink);
    for (let drop = 0; drop < 4; drop++)
      pen.path(
        ellipse(x, -284 + drop * 46, 12 - drop, 15 - drop),
        cycle(inks, nozzle),
        `opacity="${round(1 - drop * 0.1)}"`,
      );
  }
  for (const x of [-300, 220]) pen.path(rect(x, -540, 80, 110, 10), mix(palette.body, palette.ink, 0.35));
}

export const printers: StoryDrawings = {
  'fenwick-tank-40': { palette: 'apricot', backdrop: 'window', draw: printerOnScale },
  'inkwell-update-locks-out-refills': { palette: 'argon', backdrop: 'lines', draw: barredCartridge },
  'laser-or-ink-tank-printer': { palette: 'mint', backdrop: 'disc', draw: seesaw },
  'unclog-an-inkjet': { palette: 'tide', backdrop: 'plain', draw: blockedNozzles },
};
