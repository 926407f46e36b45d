import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { charger } from './chargers.ts';
import { box, cord, port, prongs, usbAPort } from './props.ts';

const black = ({ palette }: Pen) => mix(palette.ink, palette.pale, 0.16);
const white = ({ palette }: Pen) => mix(palette.pale, palette.ink, 0.06);
const gray = ({ palette }: Pen) => mix(palette.pale, palette.ink, 0.4);

/** The end of a cord: a grip and a round barrel. */
function barrelTip(pen: Pen, x: number, y: number, turn: number): void {
  pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    pen.block(-70, -18, 80, 36, 12, black(pen), { angle: 90 });
    pen.block(6, -11, 56, 22, 4, gray(pen), { angle: 90 });
    pen.path(ellipse(62, 0, 4, 8), pen.palette.ink);
  });
}

function flipPhonePlug(pen: Pen): void {
  pen.facing(() => {
    pen.cast(-270, 0, 330, 110);
    cord(pen, 'M40 -90C200 -60 180 20 330 0S420 -120 470 -140', black(pen), 13);
    prongs(pen, -110, -330, 60, 100);
    box(pen, { x: -270, y: 0, width: 320, height: 340, depth: 90, color: black(pen) });
    pen.path(rect(-220, -250, 160, 110, 8), mix(black(pen), pen.palette.pale, 0.3));
    barrelTip(pen, 500, -160, -34);
  });
}

function cubePlug(pen: Pen): void {
  pen.cast(-140, 0, 280, 120);
  charger(pen, 0, 0, 270, 270, white(pen), 0);
  usbAPort(pen, 0, -135, 124);
}

function foldingPlug(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-230, 0, 400, 120);
    box(pen, { x: -230, y: 0, width: 400, height: 400, depth: 100, color: white(pen) });
    for (const y of [-300, -170]) {
      pen.path(rect(-176, y, 210, 60, 10), mix(white(pen), palette.ink, 0.5));
      pen.block(-168, y + 10, 180, 36, 5, gray(pen), { angle: 90 });
    }
    usbAPort(pen, 90, -60, 104);
  });
}

function cameraCradle(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-280, 0, 560, 110);
    cord(pen, 'M270 -50C380 -50 380 20 480 10', black(pen), 15);
    box(pen, { x: -290, y: 0, width: 560, height: 150, depth: 110, color: black(pen) });
    for (const [i, x] of [-220, 40].entries()) {
      pen.path(polygon([x, -160], [x + 160, -160], [x + 190, -196], [x + 30, -196]), palette.ink);
      if (i === 0) pen.block(x + 18, -330, 150, 160, 12, palette.pop, { shade: 0.8 });
      pen.path(ellipse(x + 80, -70, 13), i === 0 ? palette.accent : palette.glow);
    }
  });
}

function toothbrushStand(pen: Pen): void {
  pen.facing(() => {
    cord(pen, 'M170 -30C340 -30 300 50 560 30', white(pen), 15);
    pen.cast(-230, 0, 460, 110);
    pen.cylinder(0, -90, 240, 90, white(pen), { depth: 66 });
    pen.stroke(ellipse(0, -92, 170, 44), mix(white(pen), pen.palette.ink, 0.2), 6);
    pen.cylinder(0, -260, 44, 170, pen.palette.pop, { depth: 14 });
  });
}

function laptopBrick(pen: Pen): void {
  pen.facing(() => {
    pen.cast(-390, 0, 780, 110);
    box(pen, { x: -400, y: 0, width: 760, height: 200, depth: 110, color: black(pen) });
    const wound = mix(black(pen), pen.palette.pale, 0.22);
    for (let turn = 0; turn < 5; turn++) {
      const x = -160 + turn * 62;
      cord(pen, `M${x} 6C${x - 14} -70 ${x - 14} -140 ${x} -206L${x + 104} -262`, wound, 24);
    }
    cord(pen, 'M88 6C200 40 300 50 480 20', wound, 24);
    pen.path(ellipse(-330, -120, 12), pen.palette.glow);
  });
}

function consoleCharger(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-230, 0, 420, 110);
    cord(pen, 'M190 -100C330 -110 330 30 450 10S520 -130 420 -190S360 -330 470 -370', gray(pen), 15);
    prongs(pen, -20, -300, 62, 90);
    pen.block(-240, -310, 450, 310, 110, gray(pen), { shade: 0.8 });
    pen.stroke(rect(-190, -260, 350, 210, 80), mix(gray(pen), palette.ink, 0.25), 6);
    pen.block(440, -420, 70, 40, 10, mix(gray(pen), palette.ink, 0.3));
  });
}

function airportPlug(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 0, 330, 40, 0.6);
  pen.group(`rotate(${light * -3})`, () => {
    const card = 'M-260 -560L120 -560L150 -520L130 -490L170 -450L140 -410L260 -370V0H-260z';
    pen.solid(card, [-260, -560, 520, 560], mix(palette.glow, palette.ink, 0.3));
    pen.path(rect(-216, -380, 432, 336, 26), mix(palette.pale, palette.glow, 0.35));
    pen.path(rect(-60, -530, 120, 34, 17), mix(palette.ink, palette.glow, 0.2));
    prongs(pen, 0, -226, 28, 56);
    pen.block(-74, -236, 148, 130, 22, palette.accent, { shade: 0.8 });
    usbAPort(pen, 0, -170, 74);
    pen.path(rect(-200, -364, 60, 300, 20), palette.pale, 'opacity=".5"');
  });
}

function vacuumPlug(pen: Pen): void {
  pen.facing(() => {
    pen.cast(-340, 0, 480, 110);
    cord(pen, 'M140 -90C240 -80 230 20 340 10S470 -40 440 -170', black(pen), 15);
    prongs(pen, -100, -230, 70, 90);
    box(pen, { x: -350, y: 0, width: 490, height: 240, depth: 100, color: black(pen) });
    pen.path(rect(-300, -170, 200, 90, 8), mix(black(pen), pen.palette.pale, 0.3));
    pen.stroke('M440 -180C430 -300 500 -340 540 -300S520 -230 496 -250', black(pen), 34);
    pen.stroke('M496 -250L488 -256', gray(pen), 20);
  });
}

function onePort(pen: Pen): void {
  pen.cast(-170, 0, 340, 120);
  charger(pen, 0, 0, 290, 370, black(pen), 1);
}

function besideMatchbox(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 250, 110);
    charger(pen, -190, 0, 190, 220, white(pen), 2);
    pen.cast(60, 0, 380, 110);
    box(pen, { x: 60, y: 0, width: 360, height: 110, depth: 150, color: palette.accent });
    pen.path(rect(60, -80, 360, 50), mix(palette.accent, palette.ink, 0.5));
    const lid = polygon([110, -122], [330, -122], [420, -180], [200, -180]);
    pen.path(lid, palette.glow);
    pen.group('translate(330 30) rotate(-12)', () => {
      pen.block(-130, -6, 190, 12, 3, mix(palette.glow, palette.ink, 0.2), { angle: 90 });
      pen.ball(66, 0, 14, palette.accent);
    });
  });
}

function fourCables(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 520, 110);
    prongs(pen, -40, -330, 70, 80);
    box(pen, {
      x: -310,
      y: -60,
      width: 540,
      height: 280,
      depth: 100,
      color: mix(palette.ink, palette.body, 0.3),
    });
    const ends = [-560, -250, 140, 560];
    for (const [i, color] of [palette.accent, palette.glow, palette.pop, palette.pale].entries()) {
      const x = -230 + i * 126;
      port(pen, x, -200, 84);
      pen.block(x - 26, -216, 52, 80, 10, mix(color, palette.ink, 0.25));
      cord(pen, `M${x} -140C${x} 20 ${ends[i]} -60 ${ends[i]} 120`, color, 19);
    }
  });
}

const NAME = 'twelve-chargers-from-one-drawer-weighed';

export const chargersWeighed: StoryDrawings = {
  [`${NAME}-1`]: { palette: 'sulfur', backdrop: 'plain', draw: flipPhonePlug },
  [`${NAME}-2`]: { palette: 'argon', backdrop: 'disc', draw: cubePlug },
  [`${NAME}-3`]: { palette: 'rose', backdrop: 'plain', draw: foldingPlug },
  [`${NAME}-4`]: { palette: 'mint', backdrop: 'arch', draw: cameraCradle },
  [`${NAME}-5`]: { palette: 'nebula', backdrop: 'plain', draw: toothbrushStand },
  [`${NAME}-6`]: { palette: 'apricot', backdrop: 'window', draw: laptopBrick },
  [`${NAME}-7`]: { palette: 'lilac', backdrop: 'disc', draw: consoleCharger },
  [`${NAME}-8`]: { palette: 'sodium', backdrop: 'lines', draw: airportPlug },
  [`${NAME}-9`]: { palette: 'ember', backdrop: 'plain', draw: vacuumPlug },
  [`${NAME}-10`]: { palette: 'sky', backdrop: 'blocks', draw: onePort },
  [`${NAME}-11`]: { palette: 'pine', backdrop: 'disc', draw: besideMatchbox },
  [`${NAME}-12`]: { palette: 'halpha', backdrop: 'plain', draw: fourCables },
};
