import { mix } from '../../color.ts';
import { envelope } from '../../motifs/inbox.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** A tank on four legs, and the letter that will change its password. */
function waterTowerAndLetter(pen: Pen): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.35);
  pen.facing(() => {
    pen.cast(-300, 0, 340, 120);
    for (const [top, foot] of [
      [-230, -320],
      [-170, -200],
      [-10, 40],
      [50, 160],
    ] as const)
      pen.stroke(line([top, -300], [foot, 0]), steel, 20, 'stroke-linecap="butt"');
    pen.stroke(line([-290, -100], [130, -100]), steel, 10);
    pen.stroke(line([-256, -210], [140, -60]), mix(steel, palette.ink, 0.3), 7);
    pen.stroke(line([76, -210], [-300, -60]), mix(steel, palette.ink, 0.3), 7);
    pen.block(-104, -310, 28, 310, 4, mix(steel, palette.ink, 0.2), { angle: 0 });
    pen.solid(
      'M-270 -480V-330C-270 -280 -180 -260 -90 -260S90 -280 90 -330V-480z',
      [-270, -480, 360, 220],
      palette.body,
      { shade: 0.9 },
    );
    pen.solid(polygon([-296, -476], [116, -476], [-90, -570]), [-296, -570, 412, 94], palette.accent, {
      shade: 0.7,
    });
    pen.path(rect(-270, -420, 360, 16), mix(palette.body, palette.accent, 0.5));
    pen.pool(300, 10, 220, 22, 0.6);
    pen.group('translate(266 -124) rotate(-14)', () => {
      envelope(pen, 370, 250, palette.pale);
      pen.ball(0, 26, 50, palette.accent);
      pen.stroke(ellipse(-14, 26, 12), palette.glow, 7);
      pen.stroke(line([-2, 26], [28, 26]), palette.glow, 7);
      for (const x of [14, 26]) pen.stroke(line([x, 28], [x, 38]), palette.glow, 6);
    });
  });
}

/** What the letters do not say has been cut out of them. */
function letterWithHoles(pen: Pen): void {
  const { palette } = pen;
  const fill = palette.accent;
  const holes = [
    [-150, -500, 210],
    [76, -500, 80],
    [-150, -440, 120],
    [-14, -440, 170],
    [-150, -380, 306],
    [-150, -320, 180],
    [46, -320, 110],
    [-150, -260, 90],
    [-44, -260, 200],
  ] as const;
  const sheet = rect(-200, -556, 400, 460, 6);
  const cut = holes.map(([x, y, width]) => rect(x, y, width, 32, 3)).join('');
  pen.facing(() => {
    pen.cast(-300, 0, 600, 120);
    pen.solid(
      polygon([-310, -270], [310, -270], [0, -480]),
      [-310, -480, 620, 210],
      mix(fill, palette.ink, 0.35),
    );
    pen.group('rotate(-3)', () => {
      pen.path(
        `${sheet}${cut}`,
        palette.ink,
        'fill-rule="evenodd" opacity=".35" transform="translate(12 12)"',
      );
      pen.path(`${sheet}${cut}`, palette.pale, 'fill-rule="evenodd"');
      for (const [x, y, width] of holes) pen.path(rect(x, y, width, 7), mix(palette.pale, palette.ink, 0.55));
    });
    pen.solid(
      polygon([-310, -270], [0, -110], [310, -270], [310, 0], [-310, 0]),
      [-310, -270, 620, 270],
      fill,
      { shade: 0.7 },
    );
    pen.stroke(line([-306, -6], [-40, -130]), mix(fill, palette.ink, 0.35), 7);
    pen.stroke(line([306, -6], [40, -130]), mix(fill, palette.ink, 0.35), 7);
  });
}

/** A letter inside a letter inside a letter: each relay opens one. */
function nestedEnvelopes(pen: Pen): void {
  const { palette } = pen;
  const back = (width: number, y: number, fill: string): void =>
    pen.solid(
      polygon([-width / 2, y], [0, y - 120], [width / 2, y], [width / 2, 0], [-width / 2, 0]),
      [-width / 2, y - 120, width, 300],
      mix(fill, palette.ink, 0.4),
    );
  const front = (width: number, y: number, fill: string): void =>
    pen.solid(
      polygon([-width / 2, y], [0, y + 110], [width / 2, y], [width / 2, 0], [-width / 2, 0]),
      [-width / 2, y, width, -y],
      fill,
      { shade: 0.7 },
    );
  pen.facing(() => {
    pen.cast(-330, 0, 660, 120);
    back(660, -240, palette.body);
    back(500, -360, palette.accent);
    pen.group('translate(0 -430)', () => envelope(pen, 350, 240, palette.pale));
    front(500, -360, palette.accent);
    front(660, -240, palette.body);
  });
}

export const letters: StoryDrawings = {
  'rural-water-group-changes-pump-passwords-by-mail': {
    palette: 'sky',
    backdrop: 'disc',
    draw: waterTowerAndLetter,
  },
  'last-anonymous-place-on-the-internet-1': { palette: 'lilac', backdrop: 'disc', draw: nestedEnvelopes },
  'we-read-200-breach-letters': { palette: 'halpha', backdrop: 'lines', draw: letterWithHoles },
};
