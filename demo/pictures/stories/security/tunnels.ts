import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { coin, drop } from './props.ts';

/** A tunnel mouth standing on y, its opening dark. */
function portal(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  const { palette } = pen;
  const outline = (w: number, h: number): string =>
    `M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}z`;
  pen.solid(outline(width, height), [x - width / 2, y - height, width, height], color, { shade: 0.6 });
  pen.path(outline(width * 0.72, height - width * 0.14), mix(palette.ink, palette.wallTop, 0.15));
}

/** Four ways through the hill, and the open road for those who need none of them. */
function fourTunnels(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const hill = 'M-760 10C-560 -40 -500 -400 -240 -430C0 -456 180 -330 260 -200C310 -110 360 -20 470 10z';
    pen.solid(hill, [-760, -440, 1230, 450], mix(palette.wallLow, palette.glow, 0.3), { shade: 0.9 });
    for (const [x, height, color] of [
      [-430, 190, palette.pop],
      [-265, 250, palette.accent],
      [-100, 220, palette.glow],
      [65, 170, palette.pale],
    ] as const) {
      portal(pen, x, 10, 134, height, color);
      pen.path(
        polygon([x - 40, 10], [x + 40, 10], [x + 90, 130], [x - 60, 130]),
        mix(palette.floor, palette.pale, 0.22),
      );
    }
    pen.path(
      'M200 130C300 60 380 30 470 -8L510 -4C450 40 420 80 400 130z',
      mix(palette.floor, palette.pale, 0.5),
    );
    pen.cast(-286, 40, 70, 50);
    pen.ball(-256, 0, 46, palette.pop);
    pen.cast(380, 40, 60, 50);
    pen.ball(404, 12, 40, palette.accent);
  });
}

/** A toy tunnel with its price tag, and what comes out of it. */
function tunnelWithPriceTag(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-420, 0, 330, 130);
    const stone = palette.accent;
    const arch = 'M-440 0V-230A180 180 0 0 1 -80 -230V0z';
    pen.group('translate(70 -30)', () => pen.path(arch, mix(stone, palette.ink, 0.5)));
    pen.solid(arch, [-440, -410, 360, 410], stone, { shade: 0.6 });
    const mouth = 'M-360 0V-230A100 100 0 0 1 -160 -230V0z';
    pen.path(mouth, palette.ink);
    for (let i = 0; i < 7; i++)
      pen.group(`translate(-260 -230) rotate(${i * 30 - 90})`, () =>
        pen.path(rect(-4, -176, 8, 74), mix(stone, palette.ink, 0.35)),
      );
    pen.path(rect(-340, 2, 860, 12, 6), mix(palette.ink, palette.pale, 0.4));
    for (let x = -320; x < 500; x += 60)
      pen.path(rect(x, 12, 34, 14, 3), mix(palette.floor, palette.ink, 0.5));
    pen.cast(60, 10, 300, 60);
    pen.solid(polygon([40, -140], [400, -140], [370, -34], [70, -34]), [40, -140, 360, 106], palette.pop, {
      shade: 0.6,
    });
    for (const x of [130, 310]) {
      pen.ball(x, -32, 36, palette.ink);
      pen.path(ellipse(x, -32, 14), palette.glow);
    }
    pen.stroke(line([40, -66], [-60, -66]), palette.ink, 12);
    pen.inside(rect(20, -420, 400, 284), () => {
      for (const x of [120, 220, 320]) coin(pen, x, -164, 62);
    });
    pen.stroke('M-116 -336C-70 -380 -30 -340 -6 -330', palette.pale, 7);
    pen.group('translate(-12 -334) rotate(24)', () => {
      pen.solid(
        polygon([0, 0], [40, -46], [200, -46], [200, 46], [40, 46]),
        [0, -46, 200, 92],
        palette.pale,
        { shade: 0.5 },
      );
      pen.path(ellipse(38, 0, 12), palette.ink);
    });
  });
}

/** Three valves hold; the fourth has something to say. */
function hoseWithValves(pen: Pen): void {
  const { palette } = pen;
  const hose = 'M-800 -330C-480 -330 -460 -200 -300 -200H330C480 -200 500 -330 800 -330';
  pen.facing(() => {
    for (const x of [-330, 330]) {
      pen.cast(x - 26, 0, 52, 90);
      pen.block(x - 20, -180, 40, 180, 6, mix(palette.accent, palette.ink, 0.35));
    }
    pen.stroke(hose, mix(palette.body, palette.ink, 0.55), 84, 'transform="translate(0 6)"');
    pen.stroke(hose, palette.body, 72);
    pen.stroke(hose, mix(palette.body, palette.pale, 0.5), 12, 'transform="translate(0 -18)"');
    for (const [i, x] of [-240, -80, 80, 240].entries()) {
      const color = i === 2 ? palette.pop : palette.accent;
      pen.block(x - 46, -254, 92, 110, 14, mix(palette.pale, palette.ink, 0.3), { angle: 90 });
      pen.block(x - 12, -330, 24, 80, 4, mix(palette.pale, palette.ink, 0.45));
      pen.group(`translate(${x} -338) rotate(${i === 2 ? 24 : 0})`, () =>
        pen.block(-66, -18, 132, 36, 18, color, { angle: 90 }),
      );
    }
    drop(pen, 80, -136, 15);
    drop(pen, 80, -84, 12);
    pen.pool(84, 12, 150, 18, 0.5);
    pen.solid('M-36 -40H196C190 -4 150 14 80 14S-30 -4 -36 -40z', [-36, -40, 232, 54], palette.pop, {
      shade: 0.7,
    });
    pen.path(ellipse(80, -40, 116, 18), mix(palette.pop, palette.pale, 0.5));
    pen.path(ellipse(80, -38, 80, 11), mix(palette.glow, palette.pale, 0.4));
  });
}

/** Ninety-four countries, and most of the flags in one place. */
function flagsInOneSpot(pen: Pen): void {
  const { palette } = pen;
  const colors = [palette.accent, palette.glow, palette.pop, palette.pale];
  pen.facing(() => {
    pen.cast(-150, 0, 300, 120);
    pen.cylinder(0, -26, 150, 24, mix(palette.accent, palette.ink, 0.4), { depth: 26 });
    pen.block(-14, -90, 28, 70, 4, mix(palette.accent, palette.ink, 0.3));
    pen.stroke(
      'M-80 -470C-330 -400 -300 -90 0 -84C120 -82 190 -130 214 -180',
      mix(palette.accent, palette.ink, 0.25),
      18,
    );
    pen.ball(0, -290, 186, palette.body);
    pen.inside(ellipse(0, -290, 186), () => {
      for (const squeeze of [0.34, 0.72])
        pen.stroke(ellipse(0, -290, 186 * squeeze, 186), mix(palette.body, palette.pop, 0.3), 4);
      for (const y of [-380, -290, -200])
        pen.stroke(`M-190 ${y}Q0 ${y + 40} 190 ${y}`, mix(palette.body, palette.pop, 0.3), 4);
    });
    for (let i = 0; i < 13; i++) {
      const angle = -32 + i * 8.5;
      const length = 150 + ((i * 47) % 70);
      pen.group(`translate(${70 + (i % 5) * 9 - 18} ${-400 + (i % 4) * 9}) rotate(${angle})`, () => {
        pen.stroke(line([0, 0], [0, -length]), palette.pale, 5);
        pen.path(polygon([0, -length], [86, -length + 24], [0, -length + 50]), colors[i % 4] ?? palette.pop);
      });
    }
    pen.path(ellipse(70, -390, 34, 18), mix(palette.ink, palette.body, 0.3));
  });
}

export const tunnels: StoryDrawings = {
  'best-vpn-services': { palette: 'pine', backdrop: 'disc', draw: fourTunnels },
  'quietline-plus-year-for-29-dollars': { palette: 'sulfur', backdrop: 'plain', draw: tunnelWithPriceTag },
  'test-your-vpn-in-ten-minutes': { palette: 'ember', backdrop: 'window', draw: hoseWithValves },
  'vpn-relabels-38-of-its-94-countries': { palette: 'ultra', backdrop: 'lines', draw: flagsInOneSpot },
};
