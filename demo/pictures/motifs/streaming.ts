import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { arc, ellipse, polygon, rect, round } from '../shapes.ts';

function remote(pen: Pen, height: number): void {
  const { palette } = pen;
  pen.block(-52, -height, 104, height, 46, palette.body, { shade: 0.85 });
  pen.path(ellipse(0, -height + 70, 36), mix(palette.body, palette.ink, 0.5));
  pen.ball(0, -height + 70, 20, palette.accent);
  for (let row = 0; row < 3; row++) {
    for (const x of [-20, 20]) {
      pen.path(ellipse(x, -height + 146 + row * 44, 12), mix(palette.body, palette.ink, 0.55));
    }
  }
  pen.path(rect(-24, -height + 272, 48, 16, 8), palette.glow);
}

/** A small box, a tall remote and the picture they make. */
function boxAndRemote(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const left = light > 0 ? -360 : -200;
  pen.halo(rect(left - 20, -560, 600, 350, 40), palette.glow, 0.4);
  pen.block(left, -550, 560, 330, 14, palette.ink, { shade: 0 });
  pen.inside(rect(left + 12, -538, 536, 306, 6), () => screenArt(pen, random, left + 12, -538, 536, 306));
  pen.path(polygon([left + 246, -440], [left + 246, -330], [left + 340, -385]), palette.pale);
  pen.cast(left + 90, 0, 380, 120);
  pen.block(left + 90, -104, 380, 104, 40, mix(palette.ink, palette.body, 0.3), { shade: 0.6 });
  pen.path(rect(left + 90, -64, 380, 6), mix(palette.ink, palette.pale, 0.3));
  pen.path(ellipse(left + 430, -30, 8), palette.glow);
  pen.group(`translate(${light * 330} 10) rotate(${light * 9})`, () => {
    pen.cast(-46, 0, 92, 90);
    remote(pen, 400);
  });
}

/** A streaming stick held out like a key, sending its rings. */
function streamingStick(pen: Pen): void {
  const { light, palette } = pen;
  for (let ring = 1; ring <= 4; ring++) {
    const signal = arc(light * -200, -330, 60 + ring * 62, light > 0 ? 150 : -30, light > 0 ? 250 : 70);
    pen.stroke(signal, palette.glow, 12 - ring, `opacity="${round(1 - ring * 0.18)}"`);
  }
  pen.pool(light * 10, 6, 380, 44, 0.65);
  pen.facing(() =>
    pen.group('translate(0 -280) rotate(-18)', () => {
      pen.block(250, -44, 130, 88, 8, mix(palette.pale, palette.ink, 0.3), { angle: 90 });
      for (const y of [-22, 12]) pen.path(rect(300, y, 50, 14, 3), mix(palette.pale, palette.ink, 0.65));
      pen.block(-300, -92, 560, 184, 60, palette.accent, { angle: 70, shade: 0.95 });
      pen.path(polygon([-60, -48], [-60, 48], [26, 0]), palette.pale);
      pen.path(ellipse(-230, 0, 13), palette.glow);
      pen.path(rect(150, -60, 60, 120, 12), mix(palette.accent, palette.ink, 0.25));
    }),
  );
}

export const streaming: Motif = {
  palettes: ['ultra', 'sodium', 'ember', 'tide', 'rose'],
  backdrops: ['lines', 'disc', 'plain'],
  drawings: [
    { seen: 'a streaming box and its remote in front of a screen', draw: boxAndRemote },
    { seen: 'a streaming stick sending out a signal', draw: streamingStick },
  ],
};
