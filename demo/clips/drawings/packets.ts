import type { ClipPlan } from '../clip.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';

const middle = { x: 427, y: 226 };
const rooms = steps(9).map((index) => {
  const angle = (index / 9) * 2 * Math.PI - 1.2;
  return { x: middle.x + 330 * Math.cos(angle), y: middle.y + 176 * Math.sin(angle) };
});
/** The one that talks most: a fish tank with a sensor. */
const tank = 2;

const colors = ['#55b4ff', '#ff9a3c', '#35d8d3', '#ac95ff'];

function packets(second: number): string {
  return rooms
    .flatMap(({ x, y }, room) =>
      steps(room === tank ? 6 : 2).map((packet) => {
        const pace = room === tank ? 0.9 : 0.38;
        const part = (second * pace + scatter(room * 7 + packet)) % 1;
        const size = room === tank ? 11 : 8;
        const color = room === tank ? '#ffc23d' : colors[(room + packet) % colors.length];
        return `<rect x="${round(mix(x, middle.x, part) - size / 2)}" y="${round(mix(y, middle.y, part) - size / 2)}" width="${size}" height="${size}" fill="${color}"/>`;
      }),
    )
    .join('');
}

function draw(second: number): string {
  const shown = rise(second, 3.4, 4.4);
  const lock = rise(second, 6.8, 7.8);
  const cables = rooms
    .map(
      ({ x, y }, room) =>
        `<path d="M${round(x)} ${round(y)}L${middle.x} ${middle.y}" stroke="${room === tank && shown > 0.5 ? '#ffc23d' : '#2c6fd6'}" stroke-width="${room === tank ? 2 + 3 * shown : 2}"/>`,
    )
    .join('');
  const doors = rooms
    .map(({ x, y }, room) =>
      room === tank
        ? `<g transform="translate(${round(x)} ${round(y)}) scale(${round(1 + 0.35 * shown)})"><rect x="-34" y="-24" width="68" height="48" fill="#0c3a6e" stroke="#ffc23d" stroke-width="4"/><path d="M${round(-12 + 12 * Math.sin(second * 2.4))} 2l14-8v16z" fill="#ff6a55"/><ellipse cx="${round(6 + 12 * Math.sin(second * 2.4))}" cy="2" rx="13" ry="8" fill="#ff6a55"/></g>`
        : `<g transform="translate(${round(x)} ${round(y)})"><rect x="-18" y="-28" width="36" height="56" fill="#12306e" stroke="#55b4ff" stroke-width="3"/><circle cx="10" r="3" fill="#ffc23d"/></g>`,
    )
    .join('');
  const rings = steps(4)
    .map(
      (index) =>
        `<ellipse rx="${round(Math.abs(62 * Math.cos(second * 0.5 + (index * Math.PI) / 4)))}" ry="62"/>`,
    )
    .join('');
  return `<defs><radialGradient id="night"><stop stop-color="#0d3f9c"/><stop offset="1" stop-color="#06133d"/></radialGradient></defs>
<rect width="854" height="480" fill="url(#night)"/>${cables}${packets(second)}${doors}
<g transform="translate(${middle.x} ${middle.y})"><circle r="66" fill="#eaf2ff"/><g fill="none" stroke="#7ea6e8" stroke-width="3">${rings}<path d="M-62 0H62M-54-30H54M-54 30H54"/></g>
<g opacity="${round(lock)}" transform="translate(0 ${round(12 - 12 * lock)})"><path d="M-16-8v-14a16 16 0 0 1 32 0v14" fill="none" stroke="#080a12" stroke-width="8"/><rect x="-28" y="-10" width="56" height="42" fill="#ffc23d"/><circle cy="10" r="6" fill="#080a12"/></g></g>`;
}

export const packetTraffic: ClipPlan = {
  name: 'packets',
  seconds: 10,
  hasStream: true,
  draw,
  sound: (second) => {
    const beat = second % 0.5;
    return 0.05 * Math.exp(-beat * 22) * Math.sin(second * 2 * Math.PI * (second % 2 < 0.5 ? 660 : 440));
  },
  cues: [
    [0, 3.4, '[Soft blips] Nine rooms, one network. Every square is a packet.'],
    [3.4, 6.8, 'The yellow ones come from a fish tank. It talks more than all the guests.'],
    [6.8, 10, 'A lock closes over the network: the packets still flow, unread.'],
  ],
  chapters: [
    { start: 0, title: 'Nine rooms' },
    { start: 3.4, title: 'The fish tank' },
    { start: 6.8, title: 'The lock' },
  ],
};
