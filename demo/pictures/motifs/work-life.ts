import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { line, polygon, rect } from '../shapes.ts';
import { mug, plant } from './props.ts';

/** A seesaw: work on one side, a beach ball's worth of free time on the other, in balance. */
function seesaw(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-120, 0, 240, 120);
  pen.solid(polygon([-120, 0], [0, -190], [120, 0]), [-120, -190, 240, 190], palette.accent, { shade: 0.9 });
  pen.group(`rotate(${light * -4} 0 -196)`, () => {
    pen.block(-460, -224, 920, 34, 17, palette.body, { angle: 90, shade: 0.7 });
    pen.stroke(
      `M${-light * 360} -380V-412C${-light * 360} -436 ${-light * 260} -436 ${-light * 260} -412V-380`,
      palette.ink,
      20,
    );
    pen.block(-light * 310 - 120, -390, 240, 166, 20, palette.pop, { shade: 0.9 });
    pen.path(rect(-light * 310 - 120, -322, 240, 9), mix(palette.pop, palette.ink, 0.45));
    pen.block(-light * 310 - 18, -338, 36, 44, 8, palette.glow);
    pen.ball(light * 310, -346, 122, palette.glow, { shadeColor: palette.accent });
    for (const bend of [-70, 0, 70]) {
      const seam = `M${light * 310} -468Q${light * 310 + bend} -346 ${light * 310} -224`;
      pen.stroke(seam, mix(palette.accent, palette.glow, 0.35), 8);
    }
  });
}

/** A deck chair under a parasol; the laptop is closed. */
function deckChair(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.stroke(line([-230, 0], [-200, -600]), mix(palette.pale, palette.ink, 0.25), 14);
    const parasol = 'M-480 -470C-440 -640 40 -700 90 -440C-90 -490 -300 -500 -480 -470z';
    pen.solid(parasol, [-480, -670, 570, 230], palette.accent, { shade: 0.85 });
    pen.path(
      'M-300 -494C-290 -600 -230 -650 -198 -652C-160 -640 -110 -570 -104 -480C-170 -494 -240 -498 -300 -494z',
      palette.pale,
    );
    pen.cast(-120, 0, 460, 110);
    pen.stroke(line([-130, -10], [250, -260]), mix(palette.ink, palette.accent, 0.4), 18);
    pen.stroke(line([290, -10], [-60, -190]), mix(palette.ink, palette.accent, 0.3), 18);
    const canvas = 'M-150 -330C-90 -180 60 -110 250 -130L262 -160C90 -150 -50 -220 -110 -346z';
    pen.solid(canvas, [-150, -346, 412, 236], palette.pop, { shade: 0.7 });
    pen.stroke(line([-150, -340], [-60, -190]), palette.pop, 14);
    pen.cast(330, 0, 170, 70);
    pen.block(330, -100, 170, 20, 6, palette.body);
    for (const x of [346, 468]) pen.path(rect(x, -80, 16, 80), mix(palette.body, palette.ink, 0.3));
    pen.block(350, -120, 130, 20, 6, palette.glow);
  });
}

/** An armchair by the window with a laptop left open on the table. */
function armchair(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 420, 120);
    pen.block(-300, -420, 330, 330, 90, palette.accent, { shade: 0.9 });
    pen.block(-290, -190, 320, 110, 40, mix(palette.accent, palette.pale, 0.15), { angle: 90 });
    for (const x of [-360, -20])
      pen.block(x, -270, 100, 230, 48, mix(palette.accent, palette.ink, 0.1), { shade: 0.9 });
    for (const x of [-320, 10]) pen.path(rect(x, -44, 24, 44), mix(palette.ink, palette.accent, 0.3));
    pen.solid('M-250 -200L-220 -340L-90 -320L-110 -196z', [-250, -340, 160, 144], palette.glow);
    pen.cast(180, 0, 240, 90);
    pen.cylinder(300, -160, 130, 20, palette.body);
    pen.block(288, -140, 24, 140, 4, mix(palette.body, palette.ink, 0.4));
    pen.block(232, -286, 150, 110, 8, palette.ink, { shade: 0 });
    pen.inside(rect(240, -278, 134, 94, 4), () => screenArt(pen, random, 240, -278, 134, 94));
    pen.block(222, -180, 170, 12, 6, palette.pale);
    plant(pen, 440, 0, 1.9);
  });
  mug(pen, -pen.light * 430, 0.7);
}

export const workLife: Motif = {
  palettes: ['apricot', 'sky', 'rose', 'mint', 'lilac'],
  backdrops: ['disc', 'window', 'arch'],
  drawings: [
    { seen: 'a seesaw balancing a briefcase and a ball', draw: seesaw },
    { seen: 'an armchair beside an open laptop and a plant', draw: armchair },
    { seen: 'a deck chair under a parasol', draw: scaled(deckChair, 0.86) },
  ],
};
