import type { ClipPlan } from '../clip.ts';
import { mix, rise, round, steps } from '../motion.ts';

const shoulder = { x: 427, y: 392 };
const [upper, lower] = [170, 170];

/** The elbow of an arm of two parts that reaches for a point. */
function elbowFor(x: number, y: number): { x: number; y: number } {
  const [dx, dy] = [x - shoulder.x, y - shoulder.y];
  const far = Math.min(Math.hypot(dx, dy), upper + lower - 1);
  const along = Math.atan2(dy, dx);
  const bend = Math.acos((upper * upper + far * far - lower * lower) / (2 * upper * far));
  const angle = dx < 0 ? along + bend : along - bend;
  return { x: shoulder.x + upper * Math.cos(angle), y: shoulder.y + upper * Math.sin(angle) };
}

function handAt(second: number): { x: number; y: number } {
  const carry = rise(second, 2.6, 5);
  const back = rise(second, 8, 9);
  const dip =
    rise(second, 0.6, 1.8) - rise(second, 2.1, 2.8) + rise(second, 4.6, 5.4) - rise(second, 5.7, 6.3);
  const fold = rise(second, 6.3, 7.1) - rise(second, 7.1, 7.9);
  return {
    x: mix(mix(180, 668, carry), 180, back) + 40 * fold,
    y: mix(232, 356, dip) - 10 * fold + 90 * fold,
  };
}

function draw(second: number): string {
  const hand = handAt(second);
  const elbow = elbowFor(hand.x, hand.y);
  const held = second > 1.9 && second < 5.5;
  const folded = rise(second, 6.4, 7.2);
  const x = held ? hand.x - 56 : second <= 1.9 ? 124 : 612;
  const y = held ? hand.y + 12 : 368;
  const width = mix(112, 62, folded);
  const lines = steps(20)
    .map(
      (index) =>
        `<rect x="${12 + index * 44}" width="${index % 3 === 0 ? 4 : 2}" height="392" fill="${['#ff8a2a', '#ffe9a8', '#e06a1f'][index % 3]}" opacity=".55"/>`,
    )
    .join('');
  const limb = (a: { x: number; y: number }, b: { x: number; y: number }, thick: number, color: string) =>
    `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${color}" stroke-width="${thick}" stroke-linecap="round"/>`;
  return `<rect width="854" height="480" fill="#ffc22e"/>${lines}<rect y="392" width="854" height="88" fill="#d9541e"/>
<rect x="96" y="386" width="168" height="14" fill="#7d2a10"/><rect x="584" y="386" width="168" height="14" fill="#7d2a10"/>
<g transform="translate(${round(x)} ${round(y)})"><rect width="${round(width)}" height="18" fill="#2f6fe0"/><rect width="${round(width)}" height="${round(9 + 6 * folded)}" y="${round(-9 * folded)}" fill="#6aa2ff"/></g>
${limb(shoulder, elbow, 44, '#c7352b')}${limb(elbow, hand, 34, '#e2523c')}
<circle cx="${round(elbow.x)}" cy="${round(elbow.y)}" r="26" fill="#2a1230"/><circle cx="${round(elbow.x)}" cy="${round(elbow.y)}" r="10" fill="#ffd98a"/>
<g transform="translate(${round(hand.x)} ${round(hand.y)})" fill="#2a1230"><rect x="-30" y="-12" width="60" height="16" rx="4"/><rect x="-30" width="12" height="${held ? 22 : 16}"/><rect x="18" width="12" height="${held ? 22 : 16}"/></g>
<path d="M357 432c0-60 30-86 70-86s70 26 70 86z" fill="#2a1230"/><circle cx="427" cy="392" r="18" fill="#ffd98a"/>`;
}

export const towel: ClipPlan = {
  name: 'towel',
  seconds: 9,
  hasStream: false,
  draw,
  sound: (second) => {
    const moves = Math.abs(handAt(second + 0.05).x - handAt(second).x) / 14;
    return (
      0.045 * Math.min(1, 0.25 + moves) * Math.sin(second * 2 * Math.PI * (110 + 30 * Math.min(1, moves)))
    );
  },
  cues: [
    [0, 2.1, '[Servo whirs] A red arm reaches down to a blue towel.'],
    [2.1, 5.6, 'It carries the towel across, in no hurry at all.'],
    [5.6, 7.9, 'Down, over, and folded once.'],
    [7.9, 9, 'Then it goes back for the next one.'],
  ],
  chapters: [
    { start: 0, title: 'Reach' },
    { start: 2.1, title: 'Carry' },
    { start: 5.6, title: 'Fold' },
  ],
};
