import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, polygon, rect, rectWithCorners, wave } from '../shapes.ts';
import { mug } from './props.ts';

function steam(pen: Pen, x: number, y: number): void {
  for (const offset of [-28, 0, 28]) {
    const wisp = `M${x + offset} ${y}c-26 -36 26 -60 0 -98s20 -54 0 -84`;
    pen.stroke(wisp, pen.palette.pale, 9, 'opacity=".75"');
  }
}

function espressoMachine(pen: Pen): void {
  const { light, palette } = pen;
  const color = palette.accent;
  pen.cast(-270, 0, 540, 130);
  pen.solid(rectWithCorners(-270, -470, 540, 150, [30, 30, 6, 6]), [-270, -470, 540, 150], color, {
    shade: 0.8,
  });
  pen.facing(() => {
    pen.block(-270, -330, 190, 300, 0, mix(color, palette.ink, 0.18), { shade: 0.6 });
    pen.path(rect(-80, -330, 350, 270), mix(palette.ink, color, 0.3));
    pen.block(20, -330, 150, 44, 6, mix(palette.pale, palette.ink, 0.3));
    pen.block(40, -290, 110, 30, 6, mix(palette.pale, palette.ink, 0.15));
    pen.stroke(line([150, -276], [280, -262]), mix(palette.ink, palette.pale, 0.15), 24);
    pen.path(rect(82, -262, 8, 96), palette.glow);
    pen.path(rect(104, -262, 8, 96), palette.glow);
    pen.solid(rectWithCorners(50, -166, 96, 96, [4, 4, 30, 30]), [50, -166, 96, 96], palette.pale, {
      shadeColor: mix(palette.pale, palette.ink, 0.55),
    });
    pen.stroke(arc(150, -126, 22, -80, 80), palette.pale, 10);
  });
  pen.block(-290, -60, 580, 60, 10, mix(palette.body, palette.ink, 0.1));
  for (let i = 0; i < 3; i++)
    pen.path(ellipse(-180 + i * 66, -396, 22), i === 1 ? palette.glow : mix(color, palette.ink, 0.4));
  pen.ball(180, -396, 36, palette.body);
  pen.path(rect(176, -426, 8, 26, 4), palette.ink);
  steam(pen, light * 98, -478);
}

function blender(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-140, 0, 280, 130);
  pen.solid(polygon([-130, -150], [130, -150], [164, 0], [-164, 0]), [-164, -150, 328, 150], palette.body, {
    shade: 0.85,
  });
  pen.ball(0, -72, 36, palette.accent);
  pen.path(rect(-3, -100, 6, 30), palette.pale);
  const jar = polygon([-150, -500], [150, -500], [110, -160], [-110, -160]);
  const mixed = mix(palette.accent, palette.pop, 0.5);
  const layers = [palette.glow, palette.accent, mixed, palette.pop, mix(palette.pop, palette.ink, 0.3)];
  pen.path(jar, palette.pale, 'opacity=".32"');
  pen.inside(jar, () => {
    for (const [i, color] of layers.entries()) {
      pen.path(wave(-170, 170, -400 + i * 52, 20, 190 - i * 18, random.next(), -140), color);
    }
    // Glass is bright on the near edge and dark on the far one.
    const glass = [
      [0, '#FFFFFF', 0.75],
      [0.3, '#FFFFFF', 0],
      [0.7, palette.ink, 0],
      [1, palette.ink, 0.6],
    ] as const;
    pen.spray(rect(-150, -500, 300, 350), pen.linear(-light * 150, 0, light * 150, 0, ...glass));
  });
  pen.stroke(
    light > 0 ? 'M146 -450C250 -450 250 -230 124 -240' : 'M-146 -450C-250 -450 -250 -230 -124 -240',
    mix(palette.body, palette.ink, 0.25),
    26,
  );
  pen.block(-166, -544, 332, 50, 14, palette.body);
  pen.block(-60, -580, 120, 40, 10, palette.accent);
  for (const [dx, radius, color] of [
    [-300, 62, palette.glow],
    [-216, 40, palette.pop],
    [296, 54, palette.accent],
  ] as const) {
    pen.cast(dx - radius * 0.7, 0, radius * 1.4, 60);
    pen.ball(dx, -radius, radius, color);
    pen.stroke(`M${dx} ${-2 * radius + 4}q6 -22 ${light * 20} -28`, palette.ink, 6);
  }
}

function potAndMug(pen: Pen): void {
  const { light, palette } = pen;
  const color = palette.body;
  pen.cast(-250, 0, 500, 120);
  pen.solid(rectWithCorners(-230, -250, 460, 250, [6, 6, 70, 70]), [-230, -250, 460, 250], color, {
    shade: 0.9,
  });
  pen.path(rect(-244, -262, 488, 22, 11), mix(color, palette.ink, 0.35));
  pen.solid(
    'M-224 -262C-224 -330 224 -330 224 -262z',
    [-224, -320, 448, 60],
    mix(color, palette.pale, 0.15),
    {
      shade: 0.7,
    },
  );
  pen.ball(0, -330, 28, palette.accent);
  for (const side of [-1, 1])
    pen.stroke(
      side > 0 ? 'M232 -200H300V-150H238' : 'M-232 -200H-300V-150H-238',
      mix(color, palette.ink, 0.3),
      20,
    );
  steam(pen, -60, -372);
  steam(pen, 70, -360);
  pen.path(rect(-190, -120, 380, 30), palette.accent, 'opacity=".95"');
  mug(pen, -light * 380, 1);
}

export const kitchen: Motif = {
  palettes: ['rose', 'mint', 'sulfur', 'apricot', 'nebula'],
  backdrops: ['window', 'arch', 'disc'],
  drawings: [
    { seen: 'an espresso machine filling a cup', draw: espressoMachine },
    { seen: 'a blender beside fruit', draw: blender },
    { seen: 'a steaming pot and a mug', draw: potAndMug },
  ],
};
