import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { line, polygon, rect, round, wave } from '../shapes.ts';
import { pylons } from './pylons.ts';

function windTurbines(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  for (let i = 0; i < 3; i++) {
    const scale = cycle([0.62, 1.08, 0.8], i);
    const x = cycle([-310, 20, 320], i);
    pen.group(`translate(${x} ${i === 1 ? 30 : 0}) scale(${scale})`, () => {
      pen.solid(polygon([-9, -430], [9, -430], [17, 0], [-17, 0]), [-17, -430, 34, 430], palette.pale, {
        angle: light > 0 ? 0 : 180,
        shadeColor: mix(palette.pale, palette.ink, 0.6),
      });
      const firstBlade = random.between(0, 120);
      for (let blade = 0; blade < 3; blade++)
        pen.group(`translate(0 -434) rotate(${round(firstBlade + blade * 120)})`, () =>
          pen.solid(
            'M-6 0C-30 -60 -22 -170 2 -258C12 -180 20 -70 6 0z',
            [-30, -258, 50, 258],
            blade === 1 ? mix(palette.pale, palette.accent, 0.25) : palette.pale,
            { shadeColor: mix(palette.pale, palette.ink, 0.5), shade: 0.7 },
          ),
        );
      pen.ball(0, -434, 19, palette.accent);
    });
  }
  pen.solid(
    wave(-1000, 1000, -10, 40, 900, 0.15, 400),
    [-1000, -60, 2000, 400],
    mix(palette.accent, palette.floor, 0.35),
    { angle: 90, shade: 0.9, shadeFrom: 0.02 },
  );
  pen.solid(
    wave(-1000, 1000, 60, 30, 700, 0.6, 400),
    [-1000, 30, 2000, 300],
    mix(palette.floor, palette.ink, 0.2),
    { angle: 90, shine: 0.2 },
  );
}

function solarField(pen: Pen): void {
  const { light, palette } = pen;
  pen.ball(light * -250, -420, 104, palette.glow, { shade: 0.3 });
  for (let i = 0; i < 12; i++)
    pen.group(`translate(${light * -250} -420) rotate(${i * 30})`, () =>
      pen.path(rect(-4, -178, 8, 44, 4), palette.glow),
    );
  for (let row = 0; row < 3; row++) {
    // Nearer rows are lower and larger.
    const y = -190 + row * 96;
    const scale = 0.7 + row * 0.26;
    pen.group(`translate(${light * (60 - row * 20)} ${y}) scale(${round(scale)})`, () => {
      for (let panel = -1; panel <= 1; panel++)
        pen.group(`translate(${panel * 270} 0)`, () => {
          pen.cast(-60, 20, 150, 50, { strength: 0.5 });
          pen.path(rect(-6, -20, 12, 54), mix(palette.ink, palette.pale, 0.3));
          const outline = polygon([-120 + light * -24, -120], [120 + light * -24, -120], [128, 0], [-128, 0]);
          pen.solid(outline, [-150, -120, 300, 120], palette.body, {
            shineColor: palette.glow,
            shine: 0.85,
            shade: 0.5,
          });
          pen.inside(outline, () => {
            for (let seam = -2; seam <= 2; seam++)
              pen.stroke(
                line([seam * 52 + light * -24, -120], [seam * 55, 0]),
                mix(palette.body, palette.pale, 0.4),
                3,
              );
            pen.stroke(line([-160, -80], [160, -80]), mix(palette.body, palette.pale, 0.4), 3);
            pen.stroke(line([-160, -42], [160, -42]), mix(palette.body, palette.pale, 0.4), 3);
          });
        });
    });
  }
}

function batteryCells(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 140);
  const outline = rect(-150, -470, 300, 470, 34);
  pen.block(-56, -510, 112, 60, 14, mix(palette.body, palette.ink, 0.3));
  pen.solid(outline, [-150, -470, 300, 470], palette.body, { shade: 0.6 });
  const window = rect(-118, -438, 236, 406, 16);
  pen.path(window, mix(palette.ink, palette.body, 0.06));
  const charge = random.between(0.45, 0.8);
  pen.inside(window, () => {
    pen.path(
      wave(-120, 120, -32 - 406 * charge, 18, 150, random.next(), 10),
      mix(palette.glow, palette.accent, 0.2),
    );
    pen.path(wave(-120, 120, -6 - 406 * charge, 18, 190, random.next(), 10), palette.glow);
    pen.spray(
      window,
      pen.linear(0, -32 - 406 * charge, 0, -20, [0, palette.accent, 0], [1, palette.accent, 0.9]),
    );
  });
  pen.path(polygon([22, -370], [-62, -208], [-8, -208], [-26, -100], [66, -266], [10, -266]), palette.pale);
  for (const side of [-1, 1])
    pen.group(`translate(${side * 290} 0) scale(.55)`, () => {
      pen.cast(-150, 0, 300, 100);
      pen.block(-56, -510, 112, 60, 14, mix(palette.accent, palette.ink, 0.3));
      pen.solid(outline, [-150, -470, 300, 470], side < 0 ? palette.accent : palette.pop, { shade: 0.9 });
    });
}

export const energy: Motif = {
  palettes: ['pine', 'sky', 'sulfur', 'apricot', 'sodium'],
  backdrops: ['disc', 'lines'],
  drawings: [
    { seen: 'wind turbines on rolling hills', draw: windTurbines },
    { seen: 'rows of solar panels under a sun', draw: solarField },
    { seen: 'a charging battery between two smaller cells', draw: batteryCells },
    { seen: 'power lines passing a row of lit sheds', draw: pylons },
  ],
};
