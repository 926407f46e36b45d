import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { tag } from './props.ts';

type ChairLook = {
  readonly color: string;
  /** Height of the backrest, of the gas column under the seat, and width of the seat. */
  readonly back?: number;
  readonly column?: number;
  readonly seat?: number;
  readonly arms?: boolean;
  readonly mesh?: boolean;
  readonly headrest?: boolean;
};

/** An office chair from the front; zero is the middle of its foot. */
function officeChair(pen: Pen, look: ChairLook): void {
  const { palette } = pen;
  const { color, back = 300, column = 110, seat = 330, arms = true, mesh = false, headrest = false } = look;
  const metal = mix(palette.ink, palette.pale, 0.28);
  pen.pool(0, 8, 200, 22, 0.7);
  for (const x of [-150, -80, 0, 80, 150]) {
    pen.stroke(line([0, -62], [x, -22]), metal, 16);
    pen.ball(x, -15, 15, palette.ink);
  }
  const under = -60 - column;
  pen.path(rect(-20, -110, 40, 50, 6), metal);
  pen.path(rect(-12, under, 24, column), mix(palette.pale, palette.ink, 0.35));
  const top = under - 76 - back;
  pen.path(rect(-16, under - 100, 32, 70), metal);
  const rest = rectWithCorners(-seat * 0.42, top, seat * 0.84, back, [64, 64, 34, 34]);
  pen.solid(rest, [-seat * 0.42, top, seat * 0.84, back], color, { shade: 0.8 });
  if (mesh)
    pen.inside(rest, () => {
      for (let y = top + 16; y < top + back; y += 17)
        for (let x = -seat * 0.42 + ((y / 17) % 2) * 8; x < seat * 0.42; x += 17)
          pen.path(rect(x, y, 8, 8, 4), mix(color, palette.wallLow, 0.55));
    });
  if (mesh) pen.stroke(rest, mix(color, palette.ink, 0.2), 12);
  else
    for (let i = 1; i < 4; i++)
      pen.path(rect(-seat * 0.3, top + (back / 4) * i, seat * 0.6, 7, 3), mix(color, palette.ink, 0.3));
  if (headrest) pen.block(-seat * 0.28, top - 92, seat * 0.56, 74, 34, mix(color, palette.pale, 0.12));
  if (headrest) pen.path(rect(-30, top - 26, 60, 34), mix(palette.pale, palette.ink, 0.4));
  pen.block(-seat / 2, under - 66, seat, 72, 34, mix(color, palette.pale, 0.14), { angle: 90, shade: 0.8 });
  if (!arms) return;
  for (const side of [-1, 1]) {
    pen.stroke(line([side * (seat / 2 - 8), under - 26], [side * (seat / 2 + 24), under - 150]), metal, 15);
    pen.block(side * (seat / 2 + 24) - 27, under - 174, 54, 28, 14, metal);
  }
}

function threeSideBySide(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-330 -16) scale(.8)', () =>
      officeChair(pen, { color: palette.pop, back: 260, seat: 380 }),
    );
    pen.group('translate(10 26) scale(1.02)', () =>
      officeChair(pen, { color: palette.accent, mesh: true, back: 290 }),
    );
    pen.group('translate(345 -16) scale(.8)', () =>
      officeChair(pen, { color: palette.body, back: 330, headrest: true, column: 90 }),
    );
  });
}

function tallWindows(pen: Pen): void {
  const { palette } = pen;
  const light = mix(palette.glow, palette.pale, 0.3);
  for (const x of [-480, -160, 160, 480]) {
    pen.path(rect(x - 120, -640, 240, 500), mix(palette.wallLow, palette.ink, 0.12));
    pen.path(rect(x - 108, -640, 216, 488), light);
    pen.path(rect(x - 5, -640, 10, 488), mix(palette.wallLow, palette.ink, 0.12));
    pen.path(rect(x - 108, -380, 216, 10), mix(palette.wallLow, palette.ink, 0.12));
    const shift = pen.light * 130;
    pen.spray(
      polygon([x - 108, -72], [x + 108, -72], [x + 108 + shift, 110], [x - 108 + shift, 110]),
      pen.linear(0, -72, 0, 110, [0, palette.glow, 0.8], [1, palette.glow, 0.2]),
    );
  }
}

function emptyOffice(pen: Pen): void {
  const { palette } = pen;
  tallWindows(pen);
  const looks: readonly ChairLook[] = [
    { color: palette.body, back: 230, arms: false, seat: 300 },
    { color: palette.pop, back: 300, seat: 360 },
    { color: palette.accent, back: 270, column: 190, mesh: true },
    { color: mix(palette.body, palette.pale, 0.3), back: 340, headrest: true, column: 90 },
  ];
  for (const [i, look] of looks.entries())
    pen.group(`translate(${-420 + i * 280} ${i % 2 ? 36 : 4}) scale(.72)`, () => officeChair(pen, look));
  tag(pen, 226, -290, 0.72, -12);
}

function lindalTask(pen: Pen): void {
  officeChair(pen, { color: pen.palette.accent, mesh: true, back: 280, seat: 340 });
}

function fenwickBasic(pen: Pen): void {
  const { palette } = pen;
  officeChair(pen, { color: palette.body, back: 220, seat: 310, arms: false });
  for (const [x, turn] of [
    [290, -10],
    [380, 8],
  ] as const)
    pen.group(`translate(${x} 20) rotate(${turn})`, () => {
      pen.cast(-18, 0, 36, 60);
      pen.path(rect(-9, -150, 18, 150, 6), mix(palette.ink, palette.pale, 0.28));
      pen.block(-46, -176, 92, 30, 14, palette.accent);
    });
}

function norraHigh(pen: Pen): void {
  pen.group('scale(.94)', () =>
    officeChair(pen, { color: pen.palette.pop, back: 350, seat: 400, column: 100, headrest: false }),
  );
}

/** The same chair again, with the parts that were taken out of it. */
function refurbished(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-130 10)', () =>
      officeChair(pen, { color: palette.body, mesh: true, back: 280, seat: 340 }),
    );
    pen.cast(190, 10, 260, 60);
    pen.block(170, -60, 300, 70, 30, mix(palette.accent, palette.pale, 0.3), { angle: 90 });
    pen.group('translate(330 -78) rotate(82)', () => {
      pen.path(rect(-14, -130, 28, 110), mix(palette.pale, palette.ink, 0.3));
      pen.block(-24, -30, 48, 150, 8, mix(palette.ink, palette.pale, 0.3));
    });
    for (const x of [200, 260]) {
      pen.ball(x, -90, 28, palette.ink, { shine: 0.5 });
      pen.ball(x, -90, 10, palette.glow);
    }
  });
}

function besideALargerOne(pen: Pen): void {
  const { palette } = pen;
  const outline = mix(palette.wallLow, palette.pale, 0.6);
  pen.facing(() => {
    // Only the outline of the standard chair, dashed, as on a drawing.
    const dash = 'stroke-dasharray="20 15"';
    pen.stroke(rectWithCorners(70, -560, 350, 330, [80, 80, 40, 40]), outline, 9, dash);
    pen.stroke(rect(40, -230, 410, 90, 42), outline, 9, dash);
    pen.stroke(line([245, -140], [245, -60]), outline, 9, dash);
    for (const x of [60, 430]) pen.stroke(line([245, -66], [x, -20]), outline, 9, dash);
    for (const x of [40, 450])
      pen.stroke(line([x, -190], [x + (x > 200 ? 30 : -30), -340]), outline, 9, dash);
    pen.group('translate(-180 16) scale(.98)', () =>
      officeChair(pen, { color: palette.accent, mesh: true, back: 230, seat: 270, column: 50 }),
    );
  });
}

export const chairs: StoryDrawings = {
  'best-office-chairs': { palette: 'lilac', backdrop: 'arch', draw: threeSideBySide },
  'best-office-chairs-1': { palette: 'sky', backdrop: 'disc', draw: lindalTask },
  'best-office-chairs-2': { palette: 'apricot', backdrop: 'lines', draw: fenwickBasic },
  'best-office-chairs-3': { palette: 'ember', backdrop: 'lines', draw: norraHigh },
  'best-office-chairs-4': { palette: 'mint', backdrop: 'window', draw: refurbished },
  'buy-a-used-office-chair': { palette: 'sulfur', backdrop: 'plain', draw: emptyOffice },
  'lindal-task-petite': { palette: 'nebula', backdrop: 'plain', draw: besideALargerOne },
};
