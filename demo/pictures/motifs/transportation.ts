import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect, wave } from '../shapes.ts';

function electricCar(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    const color = random.pick([palette.body, palette.accent]);
    pen.pool(0, 8, 450, 26, 0.9);
    for (let i = 0; i < 7; i++)
      pen.path(
        rect(
          -820 + random.between(0, 220),
          -270 + i * 38,
          random.between(120, 330),
          random.pick([4, 6, 10]),
          3,
        ),
        random.pick([palette.glow, palette.pop, palette.pale, palette.accent]),
        'opacity=".9"',
      );
    const outline =
      'M-420 -84C-424 -150 -400 -172 -330 -182C-250 -262 -150 -292 -10 -290C110 -288 180 -232 240 -190C330 -180 410 -160 424 -112C430 -84 420 -62 404 -58H-396C-412 -60 -420 -70 -420 -84z';
    pen.solid(outline, [-430, -292, 860, 236], color, { angle: 80, shade: 0.9 });
    pen.path('M-280 -184C-220 -244 -140 -270 -30 -270V-188z', palette.ink);
    pen.path('M-10 -270C80 -268 140 -230 190 -190L-10 -188z', palette.ink);
    pen.spray(
      'M-10 -270C80 -268 140 -230 190 -190L-10 -188z',
      pen.linear(0, -270, 140, -180, [0, palette.glow, 0.9], [1, palette.glow, 0]),
    );
    pen.stroke(line([-18, -182], [-18, -70]), mix(color, palette.ink, 0.5), 4);
    pen.path(rect(30, -158, 60, 8, 4), mix(color, palette.ink, 0.5));
    pen.path('M424 -112L372 -128L382 -148C410 -142 420 -130 424 -112z', palette.glow);
    pen.path(rect(-420, -140, 40, 14, 6), '#FF3D2E');
    pen.stroke(line([-400, -104], [404, -92]), mix(color, palette.pale, 0.6), 5, 'opacity=".7"');
    for (const x of [-262, 256]) {
      pen.path(ellipse(x, -58, 78), mix(palette.ink, color, 0.05));
      pen.ball(x, -58, 62, mix(palette.ink, palette.pale, 0.18));
      pen.path(ellipse(x, -58, 40), mix(palette.pale, palette.ink, 0.2));
      for (let spoke = 0; spoke < 5; spoke++)
        pen.group(`translate(${x} -58) rotate(${spoke * 72})`, () =>
          pen.path(rect(-5, -40, 10, 32), palette.ink),
        );
      pen.path(ellipse(x, -58, 12), palette.accent);
    }
  });
}

function train(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const color = palette.body;
    for (const y of [10, 26]) pen.path(rect(-1000, y, 2000, 6), mix(palette.floor, palette.pale, 0.4));
    pen.spray(rect(-900, 0, 1400, 26), pen.linear(0, 0, 0, 26, [0, palette.ink, 0.9], [1, palette.ink, 0.2]));
    const outline = 'M-1000 -320H60C240 -320 380 -210 450 -96C462 -60 452 -12 420 -8H-1000z';
    pen.solid(outline, [-600, -320, 1060, 320], color, { angle: 75, shade: 0.85 });
    pen.inside(outline, () => {
      pen.path(wave(-1000, 520, -60, 0, 400, 0, 40), palette.accent);
      pen.path('M-1000 -96H300C380 -96 420 -80 460 -60V-40H-1000z', palette.pop);
    });
    pen.path('M150 -286C250 -260 330 -200 372 -146H190C160 -160 144 -250 150 -286z', palette.ink);
    pen.spray(
      'M150 -286C250 -260 330 -200 372 -146H190C160 -160 144 -250 150 -286z',
      pen.linear(150, -286, 300, -140, [0, palette.glow, 0.95], [1, palette.glow, 0]),
    );
    for (let i = 0; i < 6; i++)
      pen.block(-760 + i * 146, -256, 110, 86, 16, palette.ink, {
        shineColor: palette.glow,
        shine: 0.9,
        shade: 0,
        angle: 60,
      });
    pen.stroke('M-1000 -330H40', palette.glow, 5);
    pen.path(ellipse(408, -66, 14, 9), palette.glow);
  });
}

function drone(pen: Pen): void {
  const { palette } = pen;
  const cy = -330;
  pen.pool(0, 14, 300, 36, 0.6);
  pen.spray(
    polygon([-40, cy + 70], [40, cy + 70], [230, 0], [-230, 0]),
    pen.linear(0, cy + 70, 0, 0, [0, palette.glow, 0.8], [1, palette.glow, 0.05]),
  );
  for (const side of [-1, 1]) {
    pen.stroke(line([0, cy], [side * 330, cy - 70]), mix(palette.body, palette.ink, 0.4), 30);
    pen.stroke(line([0, cy - 4], [side * 330, cy - 76]), palette.body, 18);
    pen.block(side * 330 - 24, cy - 120, 48, 76, 12, palette.accent);
    pen.path(ellipse(side * 330, cy - 128, 190, 13), palette.pale, 'opacity=".75"');
    pen.path(ellipse(side * 330, cy - 128, 190, 5), palette.pop);
    pen.stroke(
      line([side * 80, cy + 30], [side * 120, cy + 120], [side * 170, cy + 120]),
      mix(palette.ink, palette.body, 0.35),
      12,
    );
  }
  pen.block(-130, cy - 66, 260, 124, 56, palette.body, { shade: 0.85 });
  pen.path(rect(-130, cy - 10, 260, 10), palette.accent);
  pen.path(ellipse(0, cy + 64, 52), palette.ink);
  pen.ball(0, cy + 64, 38, palette.glow);
  pen.path(ellipse(0, cy + 64, 16), palette.ink);
}

export const transportation: Motif = {
  palettes: ['ember', 'sky', 'sodium', 'rose', 'nebula'],
  backdrops: ['disc', 'lines', 'waves'],
  drawings: [
    { seen: 'an electric car with streaks of light behind it', draw: electricCar },
    { seen: 'a fast train', draw: train },
    { seen: 'a drone hovering above a pool of light', draw: drone },
  ],
};
