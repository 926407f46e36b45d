import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { polygon, rect } from '../shapes.ts';
import { mug, plant } from './props.ts';

function panel(pen: Pen, random: Random, x: number, y: number, width: number, height: number): void {
  const { palette } = pen;
  pen.block(x, y, width, height, 16, mix(palette.ink, palette.body, 0.1), { shade: 0.4, shine: 0.2 });
  const screen = [x + 14, y + 14, width - 28, height - 28] as const;
  pen.inside(rect(...screen, 6), () => screenArt(pen, random, ...screen));
}

function foot(pen: Pen, x: number, top: number): void {
  const metal = mix(pen.palette.body, pen.palette.ink, 0.2);
  const neck = polygon([x - 34, top], [x + 34, top], [x + 26, -22], [x - 26, -22]);
  pen.solid(neck, [x - 34, top, 68, -top], metal);
  pen.block(x - 130, -26, 260, 26, 12, metal, { angle: 90 });
}

function wideMonitor(pen: Pen, random: Random): void {
  const { light } = pen;
  pen.cast(-150, 0, 300, 110);
  foot(pen, 0, -150);
  panel(pen, random, -370, -500, 740, 372);
  mug(pen, -light * 290, 0.8);
}

function twoMonitors(pen: Pen, random: Random): void {
  const { light } = pen;
  pen.cast(-330, 0, 660, 110);
  pen.facing(() => {
    foot(pen, 215, -130);
    // the second one stands upright, for long pages
    panel(pen, random, 95, -560, 250, 440);
    foot(pen, -130, -140);
    panel(pen, random, -390, -440, 520, 320);
  });
  plant(pen, light * 395, 0, 1);
}

export const monitors: Motif = {
  palettes: ['fog', 'lilac', 'nebula', 'ember', 'argon', 'mint'],
  backdrops: ['window', 'lines', 'disc', 'arch'],
  drawings: [
    { seen: 'a wide monitor on its stand beside a mug', draw: wideMonitor },
    { seen: 'two monitors, one of them standing upright', draw: twoMonitors },
  ],
};
