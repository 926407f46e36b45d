import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { drop, hangingKey } from './props.ts';

/** Software has no shape of its own: each app is a phone with its sign on it, and the thing that is its own beside it. */
function app(pen: Pen, x: number, color: string, sign: () => void): void {
  const { palette } = pen;
  const screen = rect(x - 132, -532, 264, 504, 34);
  pen.cast(x - 140, 0, 280, 120);
  pen.block(x - 150, -550, 300, 540, 50, mix(palette.ink, palette.body, 0.3), { shade: 0.4 });
  pen.path(screen, color);
  pen.inside(screen, () => {
    pen.spray(
      screen,
      pen.linear(x - 132, -532, x + 132, -28, [0, palette.pale, 0.35], [0.5, palette.pale, 0]),
    );
    pen.group(`translate(${x} -290)`, sign);
  });
  pen.path(rect(x - 34, -518, 68, 16, 8), palette.ink);
}

/** The app will not finish its setup before this page is printed. */
function vaultWithItsSheet(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    app(pen, -120, palette.pop, () => {
      pen.ball(0, 0, 104, mix(palette.pale, palette.ink, 0.15));
      pen.stroke(ellipse(0, 0, 74), mix(palette.pale, palette.ink, 0.5), 9);
      for (let spoke = 0; spoke < 3; spoke++)
        pen.group(`rotate(${spoke * 60})`, () => pen.stroke(line([0, -62], [0, 62]), palette.accent, 16));
      pen.ball(0, 0, 22, palette.accent);
    });
    pen.cast(130, 0, 250, 90);
    pen.group('rotate(4 250 0)', () => {
      pen.block(130, -360, 250, 356, 6, palette.pale, { shade: 0.35 });
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 3; i++)
          pen.path(rect(158 + i * 68, -322 + row * 46, 56, 24, 5), mix(palette.pale, palette.ink, 0.35));
      pen.path(rect(158, -120, 84, 84, 6), mix(palette.ink, palette.pale, 0.15));
      pen.path(rect(176, -102, 48, 48, 4), palette.pale);
    });
  });
}

/** Six doors that keep their secrets, and one shelf for everybody. */
function sixVaults(pen: Pen): void {
  const { palette } = pen;
  const fills = [
    palette.accent,
    palette.pop,
    palette.glow,
    mix(palette.pop, palette.pale, 0.4),
    mix(palette.glow, palette.accent, 0.5),
    palette.accent,
  ];
  pen.facing(() => {
    pen.cast(-320, 0, 640, 120);
    pen.block(-330, -540, 660, 540, 20, palette.body, { shade: 0.6 });
    pen.path(rect(-300, -512, 600, 110, 8), mix(palette.ink, palette.body, 0.25));
    pen.block(-250, -460, 90, 58, 8, palette.glow);
    pen.ball(-60, -436, 34, palette.pop);
    pen.block(60, -488, 70, 86, 8, palette.accent);
    for (const [i, fill] of fills.entries()) {
      const [x, y] = [-300 + (i % 3) * 204, -386 + Math.floor(i / 3) * 184];
      pen.block(x, y, 192, 172, 12, fill, { shade: 0.6 });
      pen.path(ellipse(x + 96, y + 74, 17), palette.ink);
      pen.path(
        polygon([x + 89, y + 80], [x + 103, y + 80], [x + 110, y + 122], [x + 82, y + 122]),
        palette.ink,
      );
    }
  });
}

/** A key asleep in its burrow. */
function keyInABurrow(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    app(pen, 0, mix(palette.glow, palette.pale, 0.2), () => {
      pen.path('M-140 250V-40C-60 -90 60 -90 140 -40V250z', mix(palette.accent, palette.ink, 0.35));
      pen.path('M-96 250V80A96 96 0 0 1 96 80V250z', palette.ink);
      pen.group('translate(0 24) scale(.72)', () => hangingKey(pen, 'round', 280, palette.pop));
      for (const x of [-100, -70, 84, 108]) pen.stroke(line([x, -56], [x + 6, -92]), palette.accent, 8);
    });
  });
}

/** One lock, half of it the office's. */
function twoHalvesOfALock(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-200, 0, 400, 130);
    pen.stroke('M-116 -300V-400C-116 -530 116 -530 116 -400V-300', mix(palette.pale, palette.ink, 0.25), 50);
    pen.block(-200, -330, 400, 330, 36, palette.accent, { shade: 0.7 });
    pen.inside(rect(0, -340, 210, 350), () =>
      pen.block(-200, -330, 400, 330, 36, palette.pop, { shade: 0.7 }),
    );
    pen.path(rect(-5, -330, 10, 330), palette.pale);
    pen.block(-152, -210, 104, 80, 10, palette.pale, { shade: 0.3 });
    pen.stroke(rect(-124, -232, 48, 30, 6), palette.pale, 10);
    pen.path(polygon([48, -166], [102, -222], [156, -166], [156, -120], [48, -120]), palette.pale);
    pen.path(rect(90, -158, 26, 38), palette.pop);
  });
}

/** Without the key nobody gets in; you need two, because you will lose one. */
function twoHardwareKeys(pen: Pen): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.25);
  const token = (): void => {
    pen.block(-60, -120, 120, 210, 24, palette.accent, { shade: 0.7 });
    pen.block(-38, 86, 76, 74, 6, metal, { angle: 0 });
    pen.path(rect(-24, 104, 18, 36, 3), palette.ink);
    pen.path(rect(6, 104, 18, 36, 3), palette.ink);
    pen.ball(0, 10, 36, palette.glow);
    pen.path(ellipse(0, -86, 16), palette.ink);
  };
  pen.facing(() => {
    app(pen, -190, palette.pop, () => {
      for (let i = 1; i <= 3; i++) pen.stroke(arc(132, 226, i * 60, 184, 262), palette.pale, 12);
    });
    pen.pool(120, 8, 170, 18, 0.5);
    pen.group('translate(118 -62) rotate(90)', token);
    pen.cast(300, 0, 120, 90);
    pen.group('translate(360 -120) rotate(180)', token);
  });
}

/** A breakwater with a light, and one boat behind it. */
function harbor(pen: Pen): void {
  const { palette } = pen;
  const sea = mix(palette.floor, palette.glow, 0.25);
  pen.facing(() => {
    app(pen, 0, mix(palette.wallLow, palette.pale, 0.3), () => {
      pen.path(wave(-150, 150, 70, 14, 110, 0.2, 300), sea);
      pen.path(polygon([-40, -30], [-40, -190], [60, -30]), palette.accent);
      pen.stroke(line([-44, 40], [-44, -196]), palette.ink, 7);
      pen.path('M-104 0H80C70 60 30 76 -10 76S-90 50 -104 0z', palette.ink);
      pen.path(wave(-150, 150, 110, 14, 130, 0.6, 300), mix(sea, palette.ink, 0.35));
    });
    pen.cast(230, 0, 150, 90);
    pen.solid(polygon([250, -300], [340, -300], [372, 0], [218, 0]), [218, -300, 154, 300], palette.pale, {
      shade: 0.6,
    });
    for (const y of [-230, -110])
      pen.path(
        polygon(
          [242 - (y + 230) * 0.1, y],
          [348 + (y + 230) * 0.1, y],
          [354 + (y + 230) * 0.1, y + 56],
          [236 - (y + 230) * 0.1, y + 56],
        ),
        palette.accent,
      );
    pen.halo(ellipse(295, -340, 60), palette.glow, 0.8);
    pen.block(262, -362, 66, 62, 6, palette.glow, { shade: 0.2 });
    pen.path(polygon([246, -360], [344, -360], [295, -412]), palette.accent);
  });
}

/** Free as in given, and quiet. */
function quietShell(pen: Pen, isPaid: boolean): void {
  const { palette } = pen;
  pen.facing(() => {
    app(pen, 0, isPaid ? palette.accent : mix(palette.body, palette.pale, 0.12), () => {
      const line0 = isPaid ? palette.pale : palette.glow;
      pen.stroke(line([-132, 0], [-60, 0]), line0, 13);
      pen.stroke(wave(-60, 60, 0, isPaid ? 44 : 20, 60), line0, 13);
      pen.stroke(line([60, 0], [132, 0]), line0, 13);
      if (isPaid) pen.path(`${rect(-14, 90, 28, 92, 6)}${rect(-46, 122, 92, 28, 6)}`, palette.glow);
    });
    for (const side of [-1, 1])
      for (const reach of isPaid ? [210, 260, 310] : [210])
        pen.stroke(arc(0, -290, reach, side > 0 ? -22 : 158, side > 0 ? 22 : 202), palette.glow, 13);
  });
}

/** A small back door in a large wall: one button opens it. */
function backDoor(pen: Pen): void {
  const { palette } = pen;
  const stone = mix(palette.wallLow, palette.body, 0.3);
  pen.facing(() => {
    pen.cast(-420, 0, 840, 90);
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++) {
        const left = -440 + i * 176 - (row % 2) * 40;
        pen.block(
          left + 20,
          -108 - row * 108,
          170,
          102,
          4,
          mix(stone, palette.ink, ((row + i * 2) % 3) * 0.07),
          { shade: 0.5 },
        );
      }
    pen.block(-110, -300, 220, 300, 0, mix(stone, palette.ink, 0.6));
    pen.path('M-86 0V-190A86 86 0 0 1 86 -190V0z', palette.glow);
    pen.solid(
      polygon([-86, 0], [-86, -230], [-190, -250], [-190, 40]),
      [-190, -250, 104, 290],
      palette.accent,
      { shade: 0.6 },
    );
    pen.path(ellipse(-174, -110, 9), palette.pale);
    pen.spray(
      polygon([-86, 0], [86, 0], [200, 80], [-60, 80]),
      pen.linear(0, 0, 0, 80, [0, palette.glow, 0.9], [1, palette.glow, 0.1]),
    );
    pen.ball(240, -160, 66, mix(palette.pale, palette.ink, 0.3));
    pen.ball(240, -164, 48, palette.pop);
  });
}

/** A box at the router; the drop says how deep it goes. */
function boxAtTheRouter(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-360, 0, 760, 110);
    pen.stroke('M-60 -60C0 20 60 20 120 -60', mix(palette.ink, palette.pale, 0.2), 14);
    pen.block(-400, -120, 350, 120, 24, palette.body, { shade: 0.7 });
    for (const x of [-360, -225, -90]) pen.block(x - 11, -400, 22, 284, 11, palette.body, { angle: 0 });
    for (let i = 0; i < 4; i++)
      pen.path(ellipse(-350 + i * 40, -60, 9), i === 3 ? palette.accent : palette.glow);
    pen.block(110, -250, 280, 250, 50, palette.accent, { shade: 0.7 });
    drop(pen, 250, -206, 74);
  });
}

/** The other stories that the list offers: keys that move, and switches to turn off. */
function keyBetweenPhones(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    app(pen, -230, palette.pop, () => pen.path(ellipse(0, 0, 74), mix(palette.pop, palette.ink, 0.4)));
    app(pen, 230, palette.glow, () => pen.path(ellipse(0, 0, 74), mix(palette.glow, palette.ink, 0.3)));
    pen.group('translate(-200 -300) rotate(-90)', () => hangingKey(pen, 'round', 400, palette.accent));
  });
}

function sevenSwitches(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    app(pen, 0, mix(palette.pale, palette.body, 0.08), () => {
      for (let i = 0; i < 7; i++) {
        const [y, isOn] = [-182 + i * 60, i % 3 !== 1];
        pen.path(rect(-108, y, 100, 16, 8), mix(palette.pale, palette.ink, 0.4));
        pen.path(rect(40, y - 14, 76, 42, 21), isOn ? palette.accent : mix(palette.pale, palette.ink, 0.3));
        pen.path(ellipse(isOn ? 95 : 61, y + 7, 16), palette.pale);
      }
    });
  });
}

export const picks: StoryDrawings = {
  'best-password-managers-1': { palette: 'sky', backdrop: 'disc', draw: vaultWithItsSheet },
  'best-password-managers-2': { palette: 'apricot', backdrop: 'plain', draw: sixVaults },
  'best-password-managers-3': { palette: 'pine', backdrop: 'disc', draw: keyInABurrow },
  'best-password-managers-4': { palette: 'lilac', backdrop: 'plain', draw: twoHalvesOfALock },
  'best-password-managers-5': { palette: 'graphite', backdrop: 'lines', draw: twoHardwareKeys },
  'best-vpn-services-1': { palette: 'argon', backdrop: 'disc', draw: harbor },
  'best-vpn-services-2': { palette: 'mint', backdrop: 'plain', draw: (pen) => quietShell(pen, false) },
  'best-vpn-services-3': { palette: 'ember', backdrop: 'plain', draw: backDoor },
  'best-vpn-services-4': { palette: 'nebula', backdrop: 'disc', draw: boxAtTheRouter },
  'best-vpn-services-5': { palette: 'ultra', backdrop: 'plain', draw: keyBetweenPhones },
  'best-vpn-services-6': { palette: 'rose', backdrop: 'disc', draw: sevenSwitches },
  'quietline-plus-year-for-29-dollars-1': {
    palette: 'tide',
    backdrop: 'plain',
    draw: (pen) => quietShell(pen, true),
  },
};
