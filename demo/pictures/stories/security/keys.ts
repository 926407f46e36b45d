import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { type Bow, drop, hangingKey } from './props.ts';

/** Five keys on one ring; the one that was in the lake still drips. */
function fiveKeysOnANail(pen: Pen): void {
  const { palette } = pen;
  const keys: readonly (readonly [Bow, number, number, string])[] = [
    ['flat', 250, 50, palette.pop],
    ['square', 280, 25, palette.accent],
    ['drop', 250, -50, mix(palette.accent, palette.pale, 0.45)],
    ['clover', 290, -26, palette.body],
    ['round', 320, 0, palette.glow],
  ];
  pen.facing(() => {
    pen.path(ellipse(0, 10, 130, 15), mix(palette.glow, palette.pale, 0.3), 'opacity=".85"');
    pen.path(ellipse(12, -524, 26, 26), palette.ink, 'opacity=".3"');
    pen.ball(0, -530, 24, mix(palette.pale, palette.ink, 0.35));
    const steel = mix(palette.pale, palette.ink, 0.3);
    pen.stroke(ellipse(0, -470, 62), mix(palette.ink, steel, 0.3), 22);
    pen.stroke(ellipse(0, -470, 62), steel, 14);
    for (const [bow, length, angle, color] of keys)
      pen.group(`translate(0 -470) rotate(${angle * 1.25}) translate(0 36) scale(1.22)`, () =>
        hangingKey(pen, bow, length, color),
      );
    drop(pen, 2, 4 - 40, 13);
  });
}

function cookieTin(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 420, 120);
    pen.cylinder(-120, -220, 220, 200, palette.accent, { depth: 74 });
    for (let i = 0; i < 6; i++)
      pen.path(
        ellipse(-290 + i * 68, -84 + (Math.abs(i - 2.5) < 2 ? 22 : 0), 20, 26),
        mix(palette.accent, palette.pale, 0.5),
      );
    pen.cylinder(-120, -262, 232, 54, mix(palette.accent, palette.pop, 0.25), {
      depth: 80,
      lid: mix(palette.glow, palette.pale, 0.35),
    });
    pen.group('translate(-120 -266) scale(1 .42)', () => {
      pen.path(ellipse(0, -26, 46), palette.ink);
      pen.path(polygon([-20, 0], [20, 0], [40, 96], [-40, 96]), palette.ink);
    });
    ribbonOfKeys(pen);
  });
}

/** Three house keys threaded on one ribbon, lying in front of the tin. */
function ribbonOfKeys(pen: Pen): void {
  const { palette } = pen;
  pen.pool(300, 6, 190, 24, 0.5);
  pen.stroke(
    'M150 -20C190 -120 300 -150 330 -70C350 -10 250 0 230 -60',
    mix(palette.pop, palette.ink, 0.25),
    22,
  );
  pen.stroke('M150 -24C190 -126 300 -156 330 -76', palette.pop, 18);
  const keys: readonly (readonly [Bow, number, string])[] = [
    ['clover', -112, palette.body],
    ['square', -84, mix(palette.glow, palette.accent, 0.2)],
    ['round', -56, palette.glow],
  ];
  for (const [bow, angle, color] of keys)
    pen.group(`translate(306 -82) scale(.82) rotate(${angle}) translate(0 -14)`, () =>
      hangingKey(pen, bow, 260, color),
    );
}

/** The lock wears the hospital's cross; the key that was paid for lies in two pieces. */
function brokenKeyAtTheLock(pen: Pen): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.2);
  pen.facing(() => {
    pen.cast(-330, 0, 380, 130);
    pen.group('translate(-90 0)', () => {
      pen.stroke('M-170 -280V-390C-170 -530 50 -530 50 -390V-280', mix(palette.ink, palette.pale, 0.2), 62);
      pen.stroke('M-170 -280V-390C-170 -530 50 -530 50 -390V-280', steel, 48);
      pen.block(-250, -320, 380, 320, 40, palette.body, { shade: 0.85 });
      pen.path(rect(-98, -252, 76, 184, 10), palette.accent);
      pen.path(rect(-152, -198, 184, 76, 10), palette.accent);
      pen.path(ellipse(-60, -172, 22), palette.ink);
      pen.path(polygon([-70, -164], [-50, -164], [-42, -116], [-78, -116]), palette.ink);
    });
    pen.pool(250, 8, 230, 20, 0.5);
    pen.group('translate(110 -70) rotate(-80) scale(1.1)', () => hangingKey(pen, 'round', 170, palette.glow));
    pen.group('translate(430 -34) rotate(20) scale(1.1)', () => {
      pen.block(-74, -14, 140, 28, 4, palette.glow, { angle: 90 });
      for (const x of [-10, 26]) pen.path(rect(x, 10, 22, 30, 3), mix(palette.glow, palette.ink, 0.25));
      pen.path(polygon([-74, -14], [-96, -4], [-78, 2], [-92, 14], [-70, 14]), palette.glow);
    });
  });
}

function phone(pen: Pen, x: number, color: string): void {
  const { palette } = pen;
  pen.cast(x - 105, 0, 210, 110);
  pen.block(x - 110, -450, 220, 450, 34, color, { shade: 0.8 });
  pen.path(rect(x - 94, -432, 188, 414, 22), mix(palette.ink, palette.wallTop, 0.3));
  pen.path(rect(x - 26, -420, 52, 14, 7), palette.ink);
}

/** Two phones and a clothesline between them; the keys hang on it like washing. */
function keysOnALine(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    phone(pen, -350, palette.body);
    phone(pen, 350, palette.accent);
    for (const [x, fill] of [
      [-350, palette.pop],
      [350, palette.glow],
    ] as const)
      for (let i = 0; i < 6; i++)
        pen.path(
          rect(x - 66 + (i % 2) * 72, -330 + Math.floor(i / 2) * 84, 58, 58, 14),
          mix(fill, palette.ink, 0.25 + (i % 3) * 0.18),
        );
    pen.stroke('M-262 -390Q0 -330 262 -390', palette.pale, 8);
    for (const x of [-262, 262]) pen.ball(x, -392, 18, palette.pop);
    const keys: readonly (readonly [number, number, Bow, string])[] = [
      [-178, -376, 'square', palette.pop],
      [-62, -362, 'round', palette.glow],
      [58, -362, 'clover', palette.accent],
      [176, -376, 'drop', palette.body],
    ];
    for (const [x, y, bow, color] of keys) {
      pen.stroke(line([x, y], [x, y + 22]), palette.pale, 6);
      pen.group(`translate(${x} ${y + 10}) scale(.8)`, () => hangingKey(pen, bow, 270, color));
    }
  });
}

export const keys: StoryDrawings = {
  'best-password-managers': { palette: 'tide', backdrop: 'plain', draw: fiveKeysOnANail },
  'burrow-keys-lets-families-in-after-30-days': { palette: 'apricot', backdrop: 'disc', draw: cookieTin },
  'hospital-paid-2-million-for-a-key-that-did-not-work': {
    palette: 'graphite',
    backdrop: 'lines',
    draw: brokenKeyAtTheLock,
  },
  'move-passkeys-between-phones': { palette: 'ultra', backdrop: 'arch', draw: keysOnALine },
};
