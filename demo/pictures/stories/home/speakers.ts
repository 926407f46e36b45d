import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { brook, drumSpeaker, shelfSpeaker } from './audio-props.ts';
import { books, tag, window } from './props.ts';

function radiator(pen: Pen, x: number, width: number): void {
  const metal = mix(pen.palette.pale, pen.palette.ink, 0.22);
  pen.pool(x + width / 2, 4, width * 0.56, 18, 0.5);
  for (const at of [x + 30, x + width - 52])
    pen.path(rect(at, -40, 18, 44), mix(metal, pen.palette.ink, 0.45));
  for (let at = x; at < x + width; at += 44) pen.block(at, -170, 36, 150, 16, metal, { shade: 0.6 });
  pen.path(rect(x, -140, width, 12, 6), mix(metal, pen.palette.ink, 0.3));
  pen.path(rect(x, -60, width, 12, 6), mix(metal, pen.palette.ink, 0.3));
}

function shelfAndRadiator(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.25);
  pen.facing(() => {
    pen.block(-430, -570, 860, 360, 6, mix(wood, palette.ink, 0.45), { shade: 0.5 });
    books(pen, -190, -230, 380, 210);
    books(pen, -400, -230, 60, 190);
    books(pen, 330, -230, 90, 220);
    for (const x of [-250, 250])
      pen.group(`translate(${x} -232) scale(.92)`, () =>
        shelfSpeaker(pen, mix(palette.glow, palette.accent, 0.5), palette.pale),
      );
    for (const y of [-580, -232]) pen.block(-450, y, 900, 26, 4, wood, { angle: 90 });
    for (const x of [-450, 424]) pen.block(x, -580, 26, 380, 2, wood, { shade: 0.6 });
    radiator(pen, -240, 480);
    pen.block(-700, -210, 250, 270, 70, palette.pop, { shade: 0.8 });
    pen.block(-740, -120, 190, 190, 50, mix(palette.pop, palette.ink, 0.2), { shade: 0.6 });
  });
}

/** The pair, one of it turned around: a plug of foam closes the hole in its back. */
function shelfPair(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.glow, palette.accent, 0.55);
  pen.facing(() => {
    pen.cast(-330, 0, 240, 110);
    pen.cast(90, 0, 260, 110);
    pen.group('translate(-200 0) scale(1.5)', () => shelfSpeaker(pen, wood, palette.pale));
    pen.block(70, -450, 300, 450, 12, mix(wood, palette.ink, 0.2), { shade: 0.7 });
    pen.path(ellipse(220, -330, 62), mix(palette.ink, wood, 0.1));
    pen.ball(226, -330, 54, palette.pop);
    for (const [dx, dy] of [
      [-18, -14],
      [10, -26],
      [22, 8],
      [-8, 18],
    ] as const)
      pen.path(ellipse(226 + dx, -330 + dy, 7), mix(palette.pop, palette.ink, 0.4));
    pen.block(150, -150, 140, 80, 8, palette.ink);
    for (const x of [190, 250]) pen.ball(x, -110, 15, x < 200 ? palette.accent : palette.pale);
  });
}

function oneDrum(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-200, 0, 400, 120);
  pen.group('scale(1.46)', () => drumSpeaker(pen, mix(palette.pale, palette.ink, 0.42)));
}

/** Nearly the same thing, for a card: lower light, a record beside it. */
function drumAndRecord(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(150, 0, 330, 60);
    pen.group('translate(160 0)', () => {
      pen.block(-20, -330, 330, 330, 4, palette.accent, { shade: 0.7 });
      pen.path(ellipse(145, -165, 120), mix(palette.accent, palette.ink, 0.35));
      pen.path(ellipse(145, -165, 44), palette.glow);
    });
    pen.cast(-310, 0, 380, 120);
    pen.group('translate(-120 0) scale(1.4)', () => drumSpeaker(pen, mix(palette.pale, palette.ink, 0.42)));
  });
}

function twoDrums(pen: Pen): void {
  const { palette } = pen;
  pen.path('M-560 60L-420 -86H420L560 60z', palette.accent);
  pen.path('M-480 44L-368 -72H368L480 44z', mix(palette.accent, palette.pale, 0.35));
  pen.path('M-400 26L-316 -56H316L400 26z', palette.accent);
  for (let x = -548; x <= 548; x += 22)
    pen.stroke(line([x, 60], [x + (x > 0 ? 6 : -6), 74]), palette.pale, 5);
  for (const x of [-370, 370]) {
    pen.pool(x, -6, 180, 26, 0.7);
    pen.group(`translate(${x} -22) scale(.86)`, () => drumSpeaker(pen, mix(palette.pale, palette.ink, 0.42)));
  }
}

function doorknobSpeaker(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.pale, palette.wallLow, 0.3);
  pen.facing(() => {
    pen.block(-300, -640, 620, 660, 0, wood, { shade: 0.5 });
    for (const [x, y, height] of [
      [-230, -600, 250],
      [-230, -300, 260],
    ] as const)
      pen.block(x, y, 200, height, 8, mix(wood, palette.ink, 0.12), { shade: 0.4 });
    pen.block(90, -520, 120, 180, 20, mix(palette.glow, palette.ink, 0.25), { shade: 0.6 });
    pen.path(rect(80 + 40, -420, 240, 300, 100), palette.ink, 'opacity=".22"');
    pen.group('translate(150 -440) scale(1.15)', () => {
      brook(pen, palette.body);
      for (const [x, y] of [
        [-80, 160],
        [70, 200],
        [-30, 280],
        [86, 290],
        [10, 345],
      ] as const)
        pen.path(
          `M${x} ${y - 16}C${x + 14} ${y} ${x + 10} ${y + 12} ${x} ${y + 12}C${x - 10} ${y + 12} ${x - 14} ${y} ${x} ${y - 16}z`,
          palette.pale,
        );
    });
    pen.ball(150, -440, 46, palette.glow);
  });
}

function onTheRefrigerator(pen: Pen): void {
  const { palette } = pen;
  const fridge = mix(palette.pop, palette.pale, 0.25);
  pen.facing(() => {
    pen.block(-250, -300, 500, 520, 26, fridge, { shade: 0.8 });
    pen.path(rect(-250, -120, 500, 8), mix(fridge, palette.ink, 0.5));
    for (const [y, height] of [
      [-260, 110],
      [-90, 170],
    ] as const)
      pen.block(-214, y, 22, height, 11, mix(palette.pale, palette.ink, 0.2));
    pen.path(rect(80, -80, 100, 110, 4), palette.pale);
    pen.ball(130, -76, 12, palette.accent);
    pen.pool(0, -300, 190, 14, 0.6);
    pen.group('translate(0 -316) scale(.9)', () => drumSpeaker(pen, mix(palette.pale, palette.ink, 0.42)));
    pen.stroke('M76 -530C130 -550 178 -520 184 -470', palette.ink, 5);
    tag(pen, 184, -480, 0.9, -8);
  });
}

function soundBar(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    window(pen, -480, -400, 150, 230, mix(palette.ink, palette.wallTop, 0.5));
    pen.path(ellipse(-450, -440, 24), palette.pale);
    pen.path(ellipse(-440, -446, 21), mix(palette.ink, palette.wallTop, 0.5));
    pen.block(-340, -560, 680, 370, 10, palette.ink, {
      shade: 0,
      shine: 0.35,
      shineColor: mix(palette.ink, palette.pale, 0.4),
    });
    pen.block(-470, -52, 940, 40, 6, palette.accent, { angle: 90, shade: 0.7 });
    for (const x of [-420, 396]) pen.path(rect(x, -12, 24, 40), mix(palette.accent, palette.ink, 0.5));
    pen.halo(ellipse(0, -104, 120, 50), palette.glow, 0.8);
    pen.block(-400, -152, 800, 100, 50, palette.body, { shade: 0.75, angle: 80 });
    for (let i = 0; i < 46; i++)
      if (Math.abs(i - 22.5) > 2)
        pen.path(rect(-352 + i * 15.4, -132, 6, 60, 3), mix(palette.body, palette.ink, 0.34));
    pen.ball(0, -102, 16, palette.glow, { shade: 0.2 });
  });
}

/** An armchair seen from behind, where the listener sits. */
function chairFromBehind(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 20, 220, 34, 0.7);
  for (const side of [-1, 1])
    pen.block(side * 132 - 46, -170, 92, 190, 42, mix(palette.accent, palette.ink, 0.2), { shade: 0.7 });
  pen.solid(rectWithCorners(-138, -300, 276, 320, [70, 70, 20, 20]), [-138, -300, 276, 320], palette.accent);
  pen.stroke(line([0, -270], [0, 0]), mix(palette.accent, palette.ink, 0.35), 5);
}

function triangleOnTheFloor(pen: Pen): void {
  const { light, palette } = pen;
  // The far framing looks past its object; this one fills the room, so it is moved back to the middle.
  pen.group(`translate(${light * 300} 0)`, () => {
    pen.stroke(polygon([-480, -70], [480, -70], [0, 150]), palette.accent, 12, 'stroke-dasharray="2 30"');
    for (const side of [-1, 1]) {
      pen.pool(side * 480, -66, 110, 18, 0.7);
      pen.path(rect(side * 480 - 70, -84, 140, 20, 10), palette.ink);
      pen.path(rect(side * 480 - 10, -300, 20, 220), palette.ink);
      pen.group(`translate(${side * 480} -296) skewY(${side * -7}) scale(1.25)`, () =>
        shelfSpeaker(pen, palette.body, palette.pale),
      );
    }
    pen.group('translate(0 190)', () => chairFromBehind(pen));
  });
}

export const speakers: StoryDrawings = {
  'best-speakers': { palette: 'apricot', backdrop: 'window', draw: shelfAndRadiator },
  'best-speakers-1': { palette: 'sky', backdrop: 'disc', draw: shelfPair },
  'best-speakers-2': { palette: 'ember', backdrop: 'arch', draw: oneDrum },
  'best-speakers-3': { palette: 'nebula', backdrop: 'plain', draw: twoDrums },
  'best-speakers-4': { palette: 'mint', backdrop: 'plain', draw: doorknobSpeaker },
  'burrow-den-149': { palette: 'sulfur', backdrop: 'window', draw: onTheRefrigerator },
  'burrow-den-149-1': { palette: 'rose', backdrop: 'lines', draw: drumAndRecord },
  'hollis-bar-3': { palette: 'sodium', backdrop: 'plain', draw: soundBar },
  'place-two-speakers-with-one-voice': {
    palette: 'fog',
    backdrop: 'lines',
    framing: 'far',
    draw: triangleOnTheFloor,
  },
};
