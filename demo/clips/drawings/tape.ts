import { compose } from '../compose/compose.ts';
import { numeral } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { clamp, mix, rise, round, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shadow, shape, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, hum, knock } from '../tones.ts';

const hall = () => stage('#041c4a', '#0b4fa8', '#031538', 396, '#4fe3ff');

/** A stopwatch; `part` of its round has passed. */
function stopwatch(x: number, y: number, radius: number, part: number): string {
  const angle = part * 2 * Math.PI - Math.PI / 2;
  return `${block(x - radius * 0.14, y - radius * 1.36, radius * 0.28, radius * 0.36, '#c3ccdd', 4)}${ball(x, y, radius * 1.08, '#c3ccdd')}${disc(x, y, radius * 0.9, '#ffffff')}${shape(`M${x} ${y}L${x} ${y - radius * 0.8}A${radius * 0.8} ${radius * 0.8} 0 ${part % 1 > 0.5 ? 1 : 0} 1 ${round(x + radius * 0.8 * Math.cos(angle))} ${round(y + radius * 0.8 * Math.sin(angle))}z`, '#ff543633')}${stroke(`M${x} ${y}L${round(x + radius * 0.74 * Math.cos(angle))} ${round(y + radius * 0.74 * Math.sin(angle))}`, '#ff5436', radius * 0.08)}${disc(x, y, radius * 0.09, '#ff5436')}`;
}

function unplug(second: number): string {
  const pulled = rise(second, 2.2, 3);
  const lights = steps(24)
    .map((index) =>
      disc(
        326 + (index % 6) * 40,
        128 + Math.floor(index / 6) * 62,
        7,
        pulled < 0.5 ? (Math.sin(second * 9 + index * 2) > 0 ? '#3bd696' : '#12604a') : '#2a3350',
      ),
    )
    .join('');
  return `${hall()}${shadow(427, 402, 340, 26)}${block(290, 76, 274, 320, '#1d2542', 10)}${steps(4)
    .map((index) => block(306, 100 + index * 62, 242, 50, '#2b3558', 5))
    .join(
      '',
    )}${lights}${block(640, 260, 80, 110, '#e9ecf4', 8)}${disc(664, 300, 6, '#39415a')}${disc(696, 300, 6, '#39415a')}${placed(`${block(0, -24, 70, 48, '#ff5436', 10)}${box(-20, -14, 22, 8, '#c3ccdd')}${box(-20, 8, 22, 8, '#c3ccdd')}`, 690 + 90 * pulled, 300)}${stroke(`M${round(758 + 90 * pulled)} 300q60 60 10 120T560 440`, '#ff5436', 12)}`;
}

function cartridge(second: number): string {
  const inside = rise(second, 1.6, 3.4);
  const label = text('Friday', 0, 14, { size: 34, anchor: 'middle', color: '#141824' });
  const tapeBox = `${block(-110, -66, 220, 132, '#39415a', 12)}${block(-92, -48, 184, 62, '#fff3b8', 4)}${placed(label, 0, -22)}${ball(-50, 38, 18, '#e9ecf4')}${ball(50, 38, 18, '#e9ecf4')}`;
  return `${hall()}${placed(tapeBox, mix(190, 470, inside), 246)}${block(430, 130, 330, 236, '#20263a', 14)}${box(430, 176, 14, 140, '#080a12')}${disc(700, 170, 9, inside > 0.95 ? (second % 0.5 < 0.25 ? '#ffc23d' : '#7a5a10') : '#2a3350')}${text('Tape drive', 600, 340, { size: 20, lettering: 'label', anchor: 'middle', color: '#8d97b5' })}`;
}

function reels(second: number, start: number, seconds: number): string {
  const part = clamp(start + (second / seconds) * (1 - start));
  const reel = (x: number, radius: number) =>
    placed(
      `${ball(0, 0, radius, '#7a3d1e')}${disc(0, 0, 58, '#eef1f8')}${steps(3)
        .map((index) => placed(disc(0, -33, 14, '#141824'), 0, 0, index * 120 + second * 90))
        .join('')}${disc(0, 0, 12, '#141824')}`,
      x,
      200,
    );
  const [a, b] = [mix(112, 70, part), mix(70, 112, part)];
  const files = steps(40).map((index) => {
    const back = index < Math.floor(part * 40);
    return `${block(92 + (index % 20) * 34, 382 + Math.floor(index / 20) * 40, 26, 30, back ? '#2fc98f' : '#39415a', 4)}${back ? stroke(`M${98 + (index % 20) * 34} ${398 + Math.floor(index / 20) * 40}l5 6 9 -12`, '#ffffff', 3) : ''}`;
  });
  return `${box(0, 0, 854, 480, '#20263a')}${block(120, 70, 614, 280, '#2c344c', 30)}${reel(270, a)}${reel(584, b)}${stroke(`M${round(270 - a)} 224L340 326H514L${round(584 + b)} 224`, '#7a3d1e', 5)}${block(396, 310, 62, 34, '#ffc23d', 6)}${files.join('')}`;
}

/** People open what came back: a folder must be opened by a person to count. */
function opening(second: number): string {
  const names = ['Bus routes', 'Lunch money', 'Grades', 'Allergies', 'Payroll', 'Band'];
  return `${stage('#ffc49b', '#ffe3cb', '#f59a6e', 420, '#e23a2e')}${names
    .map((name, index) => {
      const shown = rise(second, 0.3 + index * 0.9, 0.7 + index * 0.9);
      if (shown === 0) return '';
      const [x, y] = [60 + (index % 3) * 256, 150 + Math.floor(index / 3) * 140];
      const ok = second > 0.9 + index * 0.9;
      return faded(
        shown,
        `${solid(`M${x} ${y}h70l14 18h130v92h-214z`, '#1c2a6b')}${block(x, y + 30, 214, 80, '#2f6bff', 6)}${text(name, x + 20, y + 82, { size: 26 })}${ok ? `${ball(x + 190, y + 34, 20, '#2fc98f')}${stroke(`M${x + 181} ${y + 35}l7 8 12 -16`, '#ffffff', 4)}` : ''}`,
      );
    })
    .join('')}`;
}

const drive = (second: number) => hum(second, 120, 0.014) + hiss(second, 0.012, 5);

export const tape = compose({
  name: 'tape',
  title: 'Restore day: one Saturday, one tape',
  kicker: 'Ransomware',
  hue: '#ff6f9e',
  opening: '[Fans in an empty school] Saturday, 8 a.m.',
  shots: [
    {
      seconds: 8,
      draw: unplug,
      push: [
        [427, 240, 1],
        [520, 260, 1.15],
      ],
      title: ['8:00', 'A school district switches off its server'],
      sound: (second) =>
        (hiss(second, 0.03, 8) + hum(second, 110, 0.02)) * (1 - rise(second, 2.6, 4)) +
        knock(second, 2.6, 200, 0.12),
      lines: [
        '[Fans run down] Nothing has happened. That is the point.',
        'They pull the plug themselves, to find out whether the backup works.',
      ],
      chapter: 'The plug',
    },
    {
      seconds: 9,
      draw: cartridge,
      push: [
        [427, 240, 1],
        [540, 250, 1.2],
      ],
      title: ['8:12', 'Friday’s tape goes in'],
      sound: (second) => knock(second, 3.3, 150, 0.16) + (second > 3.6 ? drive(second) : 0),
      lines: ['One tape, with Friday on it. [It clicks into the drive]'],
      chapter: 'The tape',
    },
    {
      seconds: 13,
      draw: (second) => reels(second, 0, 16),
      over: (second) => stopwatch(754, 92, 44, second / 6),
      title: ['Forty folders', 'Green: opened by a person'],
      sound: (second) => drive(second) + bell(second, every(second, 0.8), 880, 0.015),
      lines: [
        '[The drive runs] Each green square is a folder that has come back.',
        'It only counts when somebody has opened it. Somebody else holds the stopwatch.',
      ],
      chapter: 'Forty folders',
    },
    {
      seconds: 10,
      draw: opening,
      title: ['Opened by hand'],
      sound: (second) => knock(second, every(second, 0.9, 0.9), 700, 0.06) + hiss(second, 0.006, 20),
      lines: [
        '[A click for each] Bus routes. Lunch money. Grades.',
        'The nurse asks for the allergies before anything else.',
      ],
    },
    {
      seconds: 10,
      draw: (second) => reels(second, 0.5, 6),
      over: (second) => stopwatch(754, 92, 44, 1.5 + second / 6),
      title: ['The slow part', 'Nobody says anything'],
      sound: drive,
      lines: ['The left reel runs out slowly. There is cake, and nobody eats it.'],
    },
    {
      seconds: 10,
      draw: (second) => `${hall()}${stopwatch(220, 250, 120, mix(0.2, 0.58, rise(second, 0, 1.4)))}`,
      over: (second) =>
        `${faded(rise(second, 0.8, 1.2), numeral('3 h 26', 'minutes, plug to plug', 420, 220, { size: 96, color: '#ffc23d' }))}${faded(rise(second, 2, 2.4), text('All forty folders', 420, 306, { size: 28 }))}${faded(rise(second, 2.8, 3.2), text('One password nobody had written down', 420, 344, { size: 22, lettering: 'label' }))}`,
      title: ['11:26'],
      sound: (second) => bell(second, 0.8, 880, 0.09) + bell(second, 1.1, 1100, 0.06),
      lines: [
        '[A bell] All forty, in three hours and 26 minutes.',
        'Twenty of the minutes went to a password nobody had written down. It is written down now.',
      ],
      chapter: 'All forty',
    },
  ],
});
