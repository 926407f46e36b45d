import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';

export function envelope(pen: Pen, width: number, height: number, fill: string): void {
  const { palette } = pen;
  const [x, y] = [-width / 2, -height / 2];
  pen.block(x, y, width, height, 12, fill, { shade: 0.5 });
  pen.path(polygon([x, y + 8], [x + width, y + 8], [0, y + height * 0.6]), mix(fill, palette.ink, 0.16));
  pen.stroke(
    line([x + 8, y + 10], [0, y + height * 0.6], [x + width - 8, y + 10]),
    mix(fill, palette.ink, 0.4),
    6,
  );
}

function trayOfLetters(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-290, 0, 580, 110);
  const fills = [palette.accent, palette.pale, palette.pop, palette.body];
  for (const [i, fill] of fills.entries()) {
    const [x, y] = [(i - 1.5) * 120, -300 + (i % 2) * 26 + i * 14];
    pen.group(`translate(${x} ${y}) rotate(${light * (i * 7 - 14) + random.whole(-3, 3)})`, () =>
      envelope(pen, 340, 230, fill),
    );
  }
  pen.solid(
    polygon([-330, -180], [330, -180], [290, 0], [-290, 0]),
    [-330, -180, 660, 180],
    mix(palette.body, palette.ink, 0.25),
  );
  pen.path(rect(-90, -120, 180, 40, 12), mix(palette.body, palette.pale, 0.3));
}

function calendarPage(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-270, 0, 540, 110);
  pen.block(-290, -520, 580, 520, 26, palette.pale, { shade: 0.35 });
  pen.block(-290, -520, 580, 110, 26, palette.accent, { shade: 0.6 });
  for (const x of [-170, 170]) pen.block(x - 14, -556, 28, 80, 14, mix(palette.ink, palette.body, 0.3));
  const marked = [random.whole(2, 9), random.whole(10, 17), random.whole(18, 26)];
  for (let day = 0; day < 28; day++) {
    const [x, y] = [-250 + (day % 7) * 74, -376 + Math.floor(day / 7) * 88];
    const place = marked.indexOf(day);
    const fill =
      place < 0
        ? mix(palette.pale, palette.ink, 0.12)
        : cycle([palette.pop, palette.glow, palette.accent], place);
    pen.path(rect(x, y, 58, 66, 12), fill);
    if (place === 1) pen.path(ellipse(x + 29, y + 33, 14), palette.ink);
  }
}

export const inbox: Motif = {
  palettes: ['fog', 'sky', 'mint', 'lilac', 'apricot', 'tide'],
  backdrops: ['window', 'lines', 'disc', 'arch'],
  drawings: [
    { seen: 'a tray of letters in different colors', draw: trayOfLetters },
    { seen: 'a calendar page with three marked days', draw: calendarPage },
  ],
};
