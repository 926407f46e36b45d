import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';

function smallLock(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.stroke('M-48 -100V-140C-48 -204 48 -204 48 -140V-100', mix(palette.pale, palette.ink, 0.3), 26);
    pen.block(-86, -110, 172, 140, 22, palette.glow, { shade: 0.85, shadeColor: palette.accent });
    pen.path(ellipse(0, -54, 20), palette.ink);
    pen.path(polygon([-9, -46], [9, -46], [15, 0], [-15, 0]), palette.ink);
  });
}

/** Links of a chain along a straight line, seen flat and on edge in turn. */
function chain(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.35);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  pen.group(`translate(${x0} ${y0}) rotate(${Math.round(angle)})`, () => {
    for (let link = 0; link * 48 < length; link++) {
      const x = link * 48;
      if (link % 2) pen.stroke(line([x - 8, 0], [x + 52, 0]), mix(steel, palette.ink, 0.35), 17);
      else {
        pen.stroke(rect(x, -23, 58, 46, 23), mix(palette.ink, steel, 0.2), 21);
        pen.stroke(rect(x, -23, 58, 46, 23), steel, 14);
      }
    }
  });
}

/** A folder wrapped in chains. */
function chainedFolder(pen: Pen): void {
  const { light, palette } = pen;
  const tab = polygon([-320, -470], [-80, -470], [-40, -420], [320, -420], [320, -360], [-320, -360]);
  pen.cast(-320, 0, 640, 130);
  pen.solid(tab, [-320, -470, 640, 110], mix(palette.accent, palette.ink, 0.25));
  pen.block(-250, -440, 480, 120, 8, palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.5) });
  pen.block(-340, -390, 680, 390, 26, palette.accent, { shade: 0.85 });
  pen.path(rect(-290, -70, 200, 18, 9), mix(palette.accent, palette.pale, 0.5));
  chain(pen, -350, -350, 340, -50);
  chain(pen, -350, -60, 340, -340);
  smallLock(pen, light * 6, -150, 1.25);
}

/** A laptop whose screen is barred. */
function barredLaptop(pen: Pen): void {
  const { palette } = pen;
  const bar = mix(palette.pale, palette.ink, 0.3);
  pen.cast(-380, 4, 760, 130, { slant: 0.9 });
  pen.block(-312, -440, 624, 412, 20, mix(palette.ink, palette.body, 0.06), { shade: 0, shine: 0.3 });
  const screen = rect(-294, -422, 588, 366, 6);
  pen.path(
    screen,
    pen.linear(0, -422, 0, -56, [0, mix(palette.accent, palette.ink, 0.35)], [1, palette.accent]),
  );
  for (const [x, y, color] of [
    [-210, -340, palette.pop],
    [-40, -300, palette.glow],
    [140, -350, palette.pale],
    [-150, -180, palette.glow],
    [90, -170, palette.pop],
  ] as const) {
    pen.block(x, y, 110, 84, 10, color, { shade: 0.6 });
  }
  pen.inside(screen, () => {
    for (let x = -260; x <= 260; x += 74) pen.block(x - 12, -430, 24, 390, 0, bar, { angle: 0, shade: 0.9 });
  });
  const deck = polygon([-312, -34], [312, -34], [392, 0], [-392, 0]);
  pen.solid(deck, [-392, -34, 784, 34], palette.body, { angle: 90, shade: 0.35 });
  pen.block(-392, -1, 784, 20, 10, mix(palette.body, palette.ink, 0.14), { shade: 0.6 });
  smallLock(pen, 0, -190, 1.3);
}

export const ransomware: Motif = {
  palettes: ['graphite', 'ember', 'halpha', 'sodium', 'fog'],
  backdrops: ['lines', 'plain', 'disc'],
  drawings: [
    { seen: 'a folder wrapped in chains and locked', draw: chainedFolder },
    { seen: 'a laptop with bars and a lock across its screen', draw: barredLaptop },
  ],
};
