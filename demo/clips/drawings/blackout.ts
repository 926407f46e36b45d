import type { ClipPlan } from '../clip.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';

const houses = steps(8).map((index) => ({
  x: 20 + index * 76,
  tall: 70 + Math.round(90 * scatter(index + 3)),
  /** When its lights go, and when the battery brings them back. */
  off: 2.6 + 1.4 * scatter(index + 20),
  on: 5.2 + 1.6 * scatter(index + 40),
}));

/** How full the battery is: it waits, then carries the town. */
const charge = (second: number) => mix(0.96, 0.52, rise(second, 5.2, 10));

function house({ x, tall, off, on }: (typeof houses)[number], second: number, index: number): string {
  const lit = second < off || second > on;
  const color = second > on ? '#ff9a3c' : '#ffe9a8';
  const windows = steps(Math.floor(tall / 36))
    .flatMap((row) =>
      steps(2).map(
        (column) =>
          `<rect x="${x + 10 + column * 24}" y="${368 - tall + row * 34}" width="14" height="18" fill="${lit ? color : '#0d1730'}"/>`,
      ),
    )
    .join('');
  const roof = index % 2 === 0 ? `<path d="M${x - 4} ${356 - tall}l34-30 34 30z" fill="#16264d"/>` : '';
  return `<rect x="${x}" y="${356 - tall}" width="60" height="${tall + 40}" fill="#1b2f5e"/>${roof}${windows}`;
}

function draw(second: number): string {
  const full = charge(second);
  const flowing = rise(second, 5, 5.6);
  const stars = steps(40)
    .map(
      (index) =>
        `<circle cx="${round(854 * scatter(index + 60))}" cy="${round(220 * scatter(index + 120))}" r="${index % 5 === 0 ? 2 : 1.2}" fill="#fff" opacity="${round(0.35 + 0.6 * rise(second, 2.6, 4.2) - 0.5 * rise(second, 5.4, 7))}"/>`,
    )
    .join('');
  const sparks = steps(6)
    .map((index) => {
      const part = (second * 0.7 + index / 6) % 1;
      return `<rect x="${round(mix(670, 20, part))}" y="402" width="22" height="6" fill="#ffc23d" opacity="${round(flowing)}"/>`;
    })
    .join('');
  const level = round(170 * full);
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#070c22"/><stop offset="1" stop-color="#20357a"/></linearGradient></defs>
<rect width="854" height="480" fill="url(#sky)"/>${stars}<circle cx="150" cy="86" r="34" fill="#f4e7c8"/>
${houses.map((entry, index) => house(entry, second, index)).join('')}
<rect y="396" width="854" height="84" fill="#0a1130"/><rect y="402" width="700" height="6" fill="#1d2c60"/>${sparks}
<g transform="translate(664 176)"><rect x="46" y="-18" width="60" height="20" fill="#c9c3b4"/><rect width="152" height="226" rx="10" fill="#efe6d2"/><rect x="16" y="18" width="120" height="190" fill="#0d1730"/><rect x="16" y="${round(18 + 190 - level)}" width="120" height="${level}" fill="#ff7a2e"/><path d="M16 ${round(18 + 190 - level)}q30 ${round(8 * Math.sin(second * 4))} 60 0t60 0v10h-120z" fill="#ffb15c"/><path d="M84 66l-36 62h26l-10 44 40-62h-28z" fill="#fff" opacity="${round(0.35 + 0.65 * flowing)}"/></g>`;
}

export const blackout: ClipPlan = {
  name: 'blackout',
  seconds: 10,
  hasStream: false,
  draw,
  sound: (second) => {
    const lit = 1 - rise(second, 2.6, 4) + rise(second, 5.2, 6.8);
    return 0.04 * lit * (Math.sin(second * 2 * Math.PI * 60) + 0.5 * Math.sin(second * 2 * Math.PI * 120));
  },
  cues: [
    [0, 2.6, '[Mains hum] Eight houses, all lights on, a full battery beside them.'],
    [2.6, 5.1, '[Hum fades] One by one the windows go dark. The stars come out.'],
    [5.1, 7.4, '[Hum returns] The battery takes over; the windows come back in orange.'],
    [7.4, 10, 'Its level sinks, slowly. There is enough for the night.'],
  ],
  chapters: [
    { start: 0, title: 'Lights on' },
    { start: 2.6, title: 'Lights out' },
    { start: 5.1, title: 'The battery takes over' },
  ],
};
