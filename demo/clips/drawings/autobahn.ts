import type { ClipPlan } from '../clip.ts';
import { line, mix, rise, round, scatter, steps } from '../motion.ts';

const speed = 420;

/** A row of hills that passes at its own pace. */
function hills(second: number, pace: number, y: number, height: number, color: string): string {
  const points = steps(45).map((index): [number, number] => {
    const x = index * 20;
    const at = x + second * pace;
    return [x, y - height * (0.5 + 0.3 * Math.sin(at / 90) + 0.2 * Math.sin(at / 37 + 2))];
  });
  return `<path d="${line([[0, 480], ...points, [880, 480]])}Z" fill="${color}"/>`;
}

function wheel(x: number, second: number): string {
  const turn = round((second * speed * 1.4) % 360);
  const spokes = steps(5)
    .map((index) => `<path d="M0 0V-20" transform="rotate(${index * 72})"/>`)
    .join('');
  return `<g transform="translate(${x} 392)"><circle r="36" fill="#1b1026"/><circle r="24" fill="#d9d4e4"/><g transform="rotate(${turn})" stroke="#3b2a52" stroke-width="7">${spokes}</g><circle r="6" fill="#1d3fb8"/></g>`;
}

function truck(second: number): string {
  const x = round(mix(1000, -620, rise(second, 2.4, 9.2)));
  return `<g transform="translate(${x} 0)"><rect y="236" width="300" height="104" fill="#fff1d6"/><rect y="300" width="300" height="12" fill="#ff7a3c"/><path d="M-74 340V276h34l22-26h18v90z" fill="#8a2a5a"/><path d="M-36 282l18-22h12v22z" fill="#ffd79a"/><circle cx="-44" cy="342" r="19" fill="#1b1026"/><circle cx="60" cy="342" r="19" fill="#1b1026"/><circle cx="236" cy="342" r="19" fill="#1b1026"/></g>`;
}

function draw(second: number): string {
  const bob = round(1.6 * Math.sin(second * 9));
  const flash = (second > 6 && second < 6.35) || (second > 6.7 && second < 7.05);
  const dashes = steps(9)
    .map(
      (index) =>
        `<rect x="${round(((index * 130 - second * speed) % 1170) + (index * 130 < second * speed ? 1040 : 0) - 150)}" y="446" width="70" height="8"/>`,
    )
    .join('');
  const streaks = steps(7)
    .map((index) => {
      const x = 860 - ((second * (500 + 260 * scatter(index)) + scatter(index + 9) * 1300) % 1300);
      const colors = ['#3c3a78', '#18a89a', '#ffe09a'];
      return `<rect x="${round(x)}" y="${round(150 + 26 * index)}" width="${round(60 + 90 * scatter(index + 4))}" height="4" fill="${colors[index % 3]}" opacity=".8"/>`;
    })
    .join('');
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#ff4f2e"/><stop offset="1" stop-color="#ffb15c"/></linearGradient></defs>
<rect width="854" height="480" fill="url(#sky)"/>
<circle cx="${round(420 - second * 2)}" cy="210" r="170" fill="#43387f"/>
${hills(second, 30, 340, 60, '#f2683f')}${hills(second, 70, 352, 34, '#d94527')}${streaks}
<rect y="340" width="854" height="140" fill="#b92a12"/><rect y="340" width="854" height="6" fill="#7d1a0e"/>
${truck(second)}<g fill="#ffdf9e">${dashes}</g>
<ellipse cx="420" cy="428" rx="230" ry="12" fill="#5c0f0a" opacity=".6"/>
<g transform="translate(0 ${bob})">${flash ? '<path d="M640 366L860 300V440z" fill="#fff3c4" opacity=".85"/>' : ''}
<path d="M196 392c-6-46 24-58 76-64 44-44 84-62 150-62 62 0 92 24 122 60 60 6 100 22 104 66z" fill="#24338f"/>
<path d="M300 326c28-30 62-44 98-46l4 44z" fill="#35133a"/><path d="M416 280c50-2 82 14 104 42l-100 2z" fill="#35133a"/>
<rect x="196" y="362" width="452" height="6" fill="#4a62d8"/><path d="M610 340l34 10v10l-40-6z" fill="#ffe9a8"/><rect x="194" y="344" width="18" height="10" fill="#ff5a47"/></g>
${wheel(290, second)}${wheel(556, second)}`;
}

export const autobahn: ClipPlan = {
  name: 'autobahn',
  seconds: 10,
  hasStream: true,
  draw,
  sound: (second) =>
    0.05 * Math.sin(second * 2 * Math.PI * 82) * (0.7 + 0.3 * Math.sin(second * 2 * Math.PI * 3)) +
    0.02 * Math.sin(second * 2 * Math.PI * 164),
  cues: [
    [0, 2.4, '[Motor hums] A blue car, an orange evening, nobody at the wheel.'],
    [2.4, 5.8, 'A truck comes up on the other side of the lane markings.'],
    [5.8, 7.6, 'The car flashes its lights. Twice.'],
    [7.6, 10, 'The truck falls behind. The car hums on.'],
  ],
  chapters: [
    { start: 0, title: 'Nobody at the wheel' },
    { start: 2.4, title: 'The truck' },
    { start: 5.8, title: 'It waves' },
  ],
};
