import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, rect } from '../shapes.ts';

function screwdriver(pen: Pen, length: number): void {
  const { palette } = pen;
  pen.block(-11, -length, 22, length * 0.6, 4, mix(palette.pale, palette.ink, 0.3));
  pen.block(-32, -length * 0.44, 64, length * 0.44, 26, palette.pop, { shade: 0.8 });
  for (const x of [-14, 0, 14])
    pen.path(rect(x - 3, -length * 0.38, 6, length * 0.3, 3), mix(palette.pop, palette.ink, 0.3));
}

function screw(pen: Pen, x: number, y: number, radius: number): void {
  pen.ball(x, y, radius, mix(pen.palette.pale, pen.palette.ink, 0.25));
  pen.stroke(line([x - radius * 0.5, y], [x + radius * 0.5, y]), pen.palette.ink, radius * 0.25);
}

/** A device with its lid off: board, battery and screws laid out in order. */
function openedDevice(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(0, 14, 380, 34, 0.6);
  pen.block(-320, -470, 400, 460, 40, palette.body, { shade: 0.6 });
  pen.path(rect(-292, -442, 344, 404, 26), mix(palette.ink, palette.pop, 0.25));
  pen.block(-270, -420, 150, 230, 12, palette.glow, { shade: 0.5 });
  pen.block(-96, -420, 124, 124, 10, palette.accent, { shade: 0.6 });
  for (let i = 0; i < 4; i++)
    pen.path(rect(-96 + i * 33, -280, 22, 66, 6), mix(palette.body, palette.ink, 0.35));
  pen.stroke(`M-250 -150H${random.whole(-120, -60)}V-90H20`, palette.glow, 8);
  for (const [x, y] of [
    [-296, -446],
    [56, -446],
    [-296, -36],
    [56, -36],
  ] as const)
    screw(pen, x, y, 13);
  for (let i = 0; i < 4; i++) screw(pen, 150 + i * 58, -40 + (i % 2) * 20, 20);
  pen.group(`translate(250 -110) rotate(${light * 24})`, () => screwdriver(pen, 360));
}

function toolRoll(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 14, 400, 34, 0.6);
  pen.block(-380, -300, 760, 290, 26, palette.accent, { shade: 0.7 });
  pen.block(-380, -160, 760, 150, 26, mix(palette.accent, palette.ink, 0.25), { shade: 0.6 });
  for (let i = 0; i < 4; i++)
    pen.group(`translate(${-300 + i * 130} -40) rotate(180) translate(0 ${300 + i * 8})`, () =>
      screwdriver(pen, 300 - i * 26),
    );
  pen.stroke(
    'M250 -90V-330C190 -350 190 -440 240 -460V-400H290V-460C340 -440 340 -350 280 -330V-90',
    mix(palette.pale, palette.ink, 0.2),
    24,
  );
  for (let i = 0; i < 5; i++)
    pen.path(rect(-360 + i * 150, -166, 90, 8, 4), mix(palette.accent, palette.pale, 0.5));
  pen.path(ellipse(330, -80, 16), palette.glow);
}

export const repair: Motif = {
  palettes: ['apricot', 'mint', 'sulfur', 'nebula', 'fog', 'pine'],
  backdrops: ['window', 'disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a device with its lid off beside a screwdriver and screws', draw: openedDevice },
    { seen: 'a roll of tools', draw: toolRoll },
  ],
};
