import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { line, mix, rise, round, steps } from '../motion.ts';
import { block, box, disc, faded, placed, shadow, shape, solid, stage, stroke } from '../paint.ts';
import { engine, hiss, knock } from '../tones.ts';

const speed = 360;

/** A row of hills that passes at its own pace. */
function hills(second: number, pace: number, y: number, height: number, color: string): string {
  const points = steps(45).map((index): [number, number] => {
    const at = index * 20 + second * pace;
    return [index * 20, y - height * (0.5 + 0.3 * Math.sin(at / 90) + 0.2 * Math.sin(at / 37 + 2))];
  });
  return shape(`${line([[0, 480], ...points, [880, 480]])}Z`, color);
}

function wheel(x: number, y: number, radius: number, second: number): string {
  const turned = round((second * speed * 1.4) % 360);
  const spokes = steps(5)
    .map((index) => `<path d="M0 0V-${radius * 0.55}" transform="rotate(${index * 72})"/>`)
    .join('');
  return placed(
    `${disc(0, 0, radius, '#141a3c')}${disc(0, 0, radius * 0.64, '#e6e9f4')}<g transform="rotate(${turned})" stroke="#3b4468" stroke-width="${radius * 0.18}">${spokes}</g>${disc(0, 0, radius * 0.16, '#ff6a45')}`,
    x,
    y,
  );
}

/** The robotaxi from the side, as in the story's picture: orange, with a sensor on its roof. */
function taxi(second: number, x: number, y: number, scale = 1): string {
  const body = `${solid('M-226 0c-6-46 24-58 76-64 44-44 84-62 150-62 62 0 92 24 122 60 60 6 100 22 104 66z', '#ff6a45')}${solid('M-122-66c28-30 62-44 98-46l4 44zM-6-112c50-2 82 14 104 42l-100 2z', '#0c2160')}${box(-226, -30, 452, 6, '#ffffff55')}${shape('M188-52l34 10v10l-40-6z', '#fff3b8')}${box(-228, -48, 18, 10, '#e0246a')}${block(-44, -146, 60, 20, '#0c2160', 8)}${box(-30, -158, 32, 14, '#9be8ff', 6)}`;
  return placed(
    `${shadow(0, 36, 480, 26)}${placed(body, 0, 1.4 * Math.sin(second * 9))}${wheel(-132, 0, 36, second)}${wheel(134, 0, 36, second)}`,
    x,
    y,
    0,
    scale,
  );
}

/** The dairy truck, seen from behind its left side. */
function tanker(second: number, x: number, y: number): string {
  const tank = `${solid('M-170-150h300a70 70 0 0 1 0 140h-300a70 70 0 0 1 0-140z', '#f4f7ff')}${box(-236, -84, 430, 10, '#c3ccdd')}${solid('M204-10v-130h62l34 66v64z', '#e0246a')}${shape('M214-128h46l22 46h-68z', '#c8e6ff')}`;
  return placed(
    `${shadow(20, 36, 560, 24)}${placed(tank, 0, 1.2 * Math.sin(second * 7 + 1))}${[-150, -84, 60, 236].map((at) => wheel(at, 8, 30, second)).join('')}`,
    x,
    y,
    0,
    0.86,
  );
}

const road = (second: number) =>
  `${stage('#6db5ff', '#d8efff', '#39415a', 316)}${hills(second, 26, 322, 70, '#7fa8d8')}${hills(second, 62, 330, 40, '#4c7f6a')}${box(0, 318, 854, 162, '#39415a')}${box(0, 318, 854, 5, '#ffffff')}${steps(
    9,
  )
    .map((index) =>
      box(
        ((index * 130 - second * speed) % 1170) + (index * 130 < second * speed ? 1040 : 0) - 150,
        444,
        70,
        7,
        '#ffffff',
      ),
    )
    .join('')}`;

/** Cars that overtake, one every `gap` seconds, between us and the hills. */
function overtaking(second: number, gap: number): string {
  return steps(16)
    .map((index) => {
      const since = second - index * gap;
      if (since < 0 || since > 1.5) return '';
      const color = ['#2b4bff', '#ffffff', '#e0246a', '#0f1740', '#12604a'][index % 5] ?? '#fff';
      const car = `${solid('M-70 0c0-22 14-26 34-28 16-20 30-26 54-26 26 0 38 12 48 26 16 2 24 8 26 28z', color)}${shape('M-24-30c10-12 20-18 34-18h4v18z', '#0c2160')}${disc(-38, 0, 12, '#141a3c')}${disc(60, 0, 12, '#141a3c')}`;
      return placed(car, -120 + since * 760, 356, 0, 0.9);
    })
    .join('');
}

/** The road from above: two lanes, a ramp, and who is where. */
function above(second: number): string {
  const lanes = steps(8)
    .map((index) =>
      box(
        ((index * 130 - second * 300) % 1040) + (index * 130 < second * 300 ? 1040 : 0) - 120,
        236,
        70,
        6,
        '#ffffff',
      ),
    )
    .join('');
  const merge = rise(second, 1.2, 4.6);
  const gap = rise(second, 0.6, 3.4);
  const flash = (second > 3.8 && second < 4.15) || (second > 4.5 && second < 4.85);
  const car = (color: string, glass: string) =>
    `${solid('M-58-26h100a20 20 0 0 1 20 20v12a20 20 0 0 1-20 20h-100a14 14 0 0 1-14-14v-24a14 14 0 0 1 14-14z', color)}${box(-34, -18, 20, 36, glass, 5)}${box(20, -18, 18, 36, glass, 5)}`;
  const beams = flash ? shape('M60-14L230-60V70L60 16z', '#fff3b8cc') : '';
  const van = placed(
    car('#ffffff', '#39415a'),
    mix(300, 470, merge),
    mix(452, 306, merge),
    mix(-26, 0, merge) * (merge < 1 ? 1 : 0),
    1.15,
  );
  return `${box(0, 0, 854, 480, '#4c7f6a')}${box(0, 140, 854, 220, '#39415a')}${shape('M0 520L420 330H854V362H500L180 560z', '#39415a')}${box(0, 148, 854, 6, '#ffffff')}${box(560, 352, 294, 6, '#ffffff')}${lanes}
${placed(`${beams}${car('#ff6a45', '#0c2160')}${disc(0, 0, 10, '#9be8ff')}`, mix(330, 236, gap), 306)}${van}${placed(`${block(-150, -34, 210, 68, '#f4f7ff', 30)}${block(66, -32, 52, 64, '#e0246a', 8)}`, 720, 306)}`;
}

/** From the back seat: the wheel turns by itself. */
function inside(second: number): string {
  const turned = 5 * Math.sin(second * 1.3);
  const rush = steps(6)
    .map((index) => {
      const part = (second * 0.55 + index / 6) % 1;
      const size = part * part;
      return box(427 - 3 - 8 * size + 0 * index, 178 + 150 * size, 6 + 16 * size, 8 + 46 * size, '#ffffff');
    })
    .join('');
  return `${box(0, 0, 854, 480, '#bfe2ff')}${shape('M0 190Q210 150 427 186T854 176V330H0z', '#4c7f6a')}${shape('M400 178h54L700 340H150z', '#39415a')}${rush}${placed(`${block(-46, -60, 92, 62, '#f4f7ff', 14)}${box(-40, -8, 12, 8, '#e0246a')}${box(28, -8, 12, 8, '#e0246a')}`, 438 + 2 * Math.sin(second), 214)}
${shape('M0 0H60L120 300H0zM854 0H794L734 300H854z', '#141a3c')}${solid('M0 300Q427 262 854 300V480H0z', '#1c2450')}${placed(`<circle r="84" fill="none" stroke="#0b0f24" stroke-width="20"/>${stroke('M-76 0H76M0 0V76', '#0b0f24', 16)}${disc(0, 0, 22, '#0b0f24')}`, 262, 300, turned)}${block(120, 330, 260, 190, '#2a3570', 40)}${block(500, 330, 260, 190, '#2a3570', 40)}${block(196, 286, 108, 66, '#323f86', 22)}${block(576, 286, 108, 66, '#323f86', 22)}${placed(block(-46, -56, 92, 74, '#ffc23d', 14) + stroke('M-24-56c0-30 48-30 48 0', '#b97d00', 8), 770, 440)}`;
}

const motor = (second: number) => engine(second, 82, 0.04) + hiss(second, 0.012, 4);
/** A car that passes: noise that comes and goes. */
const passing = (second: number, gap: number) =>
  hiss(second, 0.06 * Math.exp(-((((second % gap) - 0.6) / 0.22) ** 2)), 3);

export const autobahn = compose({
  name: 'autobahn',
  title: 'We rode a robotaxi from Munich to Nuremberg. It got bored',
  kicker: 'Transportation',
  hue: '#ac95ff',
  opening: '[A motor hums] An orange car, a clear morning, nobody at the wheel.',
  hasStream: true,
  shots: [
    {
      seconds: 8,
      scene: 'germany-clears-robotaxis-for-the-autobahn',
      push: [
        [427, 240, 1],
        [560, 300, 1.35],
      ],
      title: ['A9, Munich to Nuremberg', 'The first paid ride without a driver'],
      sound: motor,
      lines: [
        'The first car north joins the A9 at Schwabing.',
        'The permit: right lane only, 80 kilometers an hour.',
      ],
      chapter: 'Nobody at the wheel',
    },
    {
      seconds: 9,
      draw: inside,
      push: [
        [427, 300, 1.02],
        [400, 330, 1.16],
      ],
      sound: motor,
      title: ['The driver’s seat', 'Empty, and the wheel moves'],
      lines: [
        'The wheel turns by itself, a little to the left, a little to the right.',
        'My bag has the seat beside me.',
      ],
    },
    {
      seconds: 10,
      draw: (second) =>
        `${road(second)}${tanker(second, 700 + 6 * Math.sin(second / 2), 372)}${taxi(second, 210, 400, 0.82)}`,
      over: (second) =>
        faded(
          rise(second, 1, 1.6),
          numeral('79', 'km/h, for 40 minutes', 60, 176, { size: 104, color: '#0c2160' }),
        ),
      sound: motor,
      lines: [
        'Ahead of us is a dairy truck.',
        'We are behind it at 79, and we stay behind it for 40 minutes.',
      ],
      chapter: 'Behind the dairy truck',
    },
    {
      seconds: 11,
      draw: above,
      over: (second) => (second > 3.6 ? tag('“After you.”', 250, 216) : ''),
      title: ['Holledau interchange', 'A van merges late and short'],
      sound: (second) => motor(second) + knock(second, 3.8, 900, 0.05) + knock(second, 4.5, 900, 0.05),
      lines: [
        'At Holledau a van merges late. The car has already lifted off.',
        '[Two clicks] It flashes its lights to let the van in. Twice.',
        'The van’s driver raises a hand, looks over, and finds nobody.',
      ],
      chapter: 'It waves',
    },
    {
      seconds: 11,
      draw: (second) => `${road(second)}${overtaking(second, 0.5)}${taxi(second, 330, 410, 0.9)}`,
      over: (second) =>
        numeral(String(Math.round(mix(180, 611, rise(second, 0, 7)))), 'cars have overtaken us', 60, 160, {
          size: 104,
          color: '#0c2160',
        }),
      sound: (second) => motor(second) + passing(second, 0.5),
      lines: ['[Cars rush past] The car counts who overtakes it.', 'It has nothing else to do.'],
      chapter: 'Overtaken 611 times',
    },
    {
      seconds: 8,
      draw: (second) =>
        `${stage('#ff8a5c', '#ffd9a8', '#39415a', 350)}${shape('M0 352V250l40-30 30 26V190l34-44 34 44v60l60-36 44 34V170l26-60 26 60v90l70-44 60 40V210l50-40 46 40v50l70-30 50 40 60-50 60 44 50-26 48 30v84z', '#7d3b4a')}${box(0, 350, 854, 130, '#39415a')}${taxi(mix(0, 0.2, rise(second, 0, 2.4)), mix(-260, 320, rise(second, 0, 2.6)), 420, 0.9)}`,
      over: (second) =>
        `${faded(rise(second, 2.4, 2.9), numeral('2:21', 'hours to Nuremberg', 520, 90, { size: 72, color: '#1a1238' }))}${faded(rise(second, 3, 3.5), text('38 minutes in construction zones', 520, 156, { size: 21, lettering: 'label', color: '#1a1238' }))}${faded(rise(second, 3.6, 4.1), text('29 euros, one way', 520, 186, { size: 21, lettering: 'label', color: '#1a1238' }))}`,
      title: ['Nuremberg'],
      sound: (second) => motor(second) * (1 - rise(second, 1, 2.6)),
      lines: [
        '[The motor stops] Nuremberg, after two hours and 21 minutes. The robotaxi says goodbye, in plain German.',
      ],
      chapter: 'Nuremberg',
    },
  ],
});
