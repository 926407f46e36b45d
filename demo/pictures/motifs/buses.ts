import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';

function wheel(pen: Pen, x: number, radius: number): void {
  pen.ball(x, -radius, radius, pen.palette.ink, { shine: 0.2 });
  pen.path(ellipse(x, -radius, radius * 0.5), mix(pen.palette.pale, pen.palette.ink, 0.3));
}

function electricBus(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-460, 0, 900, 110);
    pen.block(-470, -400, 940, 350, 54, palette.body, { shade: 0.6 });
    pen.block(-420, -440, 560, 46, 18, mix(palette.body, palette.ink, 0.25), { shade: 0.5 });
    pen.inside(rect(-470, -400, 940, 350, 54), () => {
      pen.path('M-470 -150C-200 -250 120 -60 470 -190V-50H-470z', palette.accent);
    });
    for (let i = 0; i < 5; i++)
      pen.block(-430 + i * 146, -356, 124, 120, 16, palette.ink, {
        shineColor: palette.glow,
        shine: 0.8,
        shade: 0,
        angle: 60,
      });
    pen.block(316, -356, 136, 176, 22, palette.ink, {
      shineColor: palette.glow,
      shine: 0.9,
      shade: 0,
      angle: 60,
    });
    pen.path(rect(60, -356, 8, 290), mix(palette.body, palette.ink, 0.4));
    pen.path(ellipse(440, -96, 17, 12), palette.glow);
    for (const x of [-270, 240]) wheel(pen, x, 66);
  });
}

function chargingBus(pen: Pen): void {
  const { palette } = pen;
  const metal = mix(palette.ink, palette.body, 0.3);
  pen.facing(() => {
    pen.cast(-200, 0, 400, 110);
    pen.block(-200, -480, 400, 430, 46, palette.accent, { shade: 0.7 });
    pen.block(-166, -440, 332, 200, 26, palette.ink, {
      shineColor: palette.glow,
      shine: 0.9,
      shade: 0,
      angle: 70,
    });
    pen.path(rect(-110, -470, 220, 20, 10), palette.glow);
    pen.path(rect(-170, -180, 340, 10, 5), mix(palette.accent, palette.ink, 0.4));
    for (const x of [-140, 140]) pen.path(ellipse(x, -130, 30, 22), palette.glow);
    for (const x of [-150, 150]) wheel(pen, x, 46);
    pen.block(290, -330, 120, 330, 30, palette.body, { shade: 0.7 });
    pen.path(
      polygon([356, -290], [322, -226], [350, -226], [340, -176], [382, -248], [352, -248]),
      palette.pop,
    );
    pen.stroke('M300 -120C250 -40 230 -90 204 -150', metal, 14);
    pen.stroke(line([196, -166], [204, -140]), metal, 30);
  });
}

export const buses: Motif = {
  palettes: ['sky', 'ember', 'mint', 'sodium', 'rose', 'sulfur'],
  backdrops: ['disc', 'waves', 'lines', 'blocks'],
  drawings: [
    { seen: 'an electric bus from the side', draw: scaled(electricBus, 0.86) },
    { seen: 'an electric bus at a charging post', draw: chargingBus },
  ],
};
