import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { rect, round } from '../shapes.ts';

const VISOR =
  'M-292 -320C-292 -390 -230 -406 0 -406C230 -406 292 -390 292 -320V-230C292 -140 240 -128 150 -128C80 -128 50 -190 0 -190C-50 -190 -80 -128 -150 -128C-240 -128 -292 -140 -292 -230z';

function headset(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(0, 10, 330, 44, 0.65);
  pen.stroke('M-250 -250C-360 -550 360 -550 250 -250', mix(palette.accent, palette.ink, 0.3), 54);
  pen.stroke('M-250 -254C-356 -554 356 -554 250 -254', palette.accent, 42);
  pen.solid(VISOR, [-292, -406, 584, 278], palette.body, { shade: 0.8 });
  // The glass is the visor again, a little smaller around its own middle.
  pen.group('translate(0 -268) scale(.88 .82) translate(0 268)', () =>
    pen.inside(VISOR, () => {
      const world = random.pick(['sun', 'hills', 'waves'] as const);
      screenArt(pen, random, -292, -406, 584, 278, world);
      pen.spray(
        rect(-292, -406, 584, 278),
        pen.linear(-light * 292, -360, light * 100, -128, [0, '#FFFFFF', 0.75], [0.5, '#FFFFFF', 0]),
      );
    }),
  );
}

function framesAroundHeadset(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [palette.glow, palette.pop, palette.accent, palette.pale];
  for (let i = 4; i > 0; i--) {
    const scale = 0.55 + i * 0.28;
    const left = light * i * 26 - 300 * scale;
    const frame = rect(left, -300 - 190 * scale, 600 * scale, 380 * scale, 40 * scale);
    pen.stroke(frame, cycle(colors, i - 1), 7, `opacity="${round(1 - i * 0.15)}"`);
  }
  headset(pen, random);
}

function picturesAroundHeadset(pen: Pen, random: Random): void {
  for (let i = -1; i <= 1; i++) {
    const y = i === 0 ? -400 : -340;
    pen.group(`translate(${i * 330} ${y}) rotate(${i * 7})`, () =>
      pen.inside(rect(-130, -170, 260, 340, 26), () => screenArt(pen, random, -130, -170, 260, 340)),
    );
  }
  headset(pen, random);
}

export const arVr: Motif = {
  palettes: ['lilac', 'tide', 'rose', 'ultra', 'nebula'],
  backdrops: ['lines', 'plain', 'disc'],
  drawings: [
    { seen: 'a headset inside nested floating frames', draw: framesAroundHeadset },
    { seen: 'a headset in front of three floating pictures', draw: picturesAroundHeadset },
  ],
};
