import type { OwnCreative } from '../line-item.ts';

/** Numbers that look thrown and are the same every time for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296 || 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const width = 400;
const height = 240;
const round = (value: number) => Math.round(value * 10) / 10;

/** A spectrum of lines for a house ad. Decoration, so it has no accessible name. */
export function embedViewOf({ illustration, id }: Pick<OwnCreative, 'illustration' | 'id'>): string {
  const shapes = { lines, rings, waves, grid }[illustration](numbers(id));
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${shapes}</svg>`;
}

function lines(next: () => number): string {
  const bars: string[] = [];
  for (let x = 4; x < width; ) {
    const wide = next() ** 3 * 26 + 2;
    bars.push(
      `<rect x="${round(x)}" y="0" width="${round(wide)}" height="${height}" opacity="${round(0.35 + next() * 0.65)}"/>`,
    );
    x += wide + 3 + next() * 14;
  }
  return bars.join('');
}

function rings(next: () => number): string {
  const [x, y] = [width * (0.3 + next() * 0.4), height * (0.5 + next() * 0.4)];
  return Array.from({ length: 13 }, (_, ring) => {
    const opacity = round(0.25 + next() * 0.75);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(10 + ring * 19 + next() * 5)}" class="o" stroke-width="${round(2 + next() * 7)}" opacity="${opacity}"/>`;
  }).join('');
}

function waves(next: () => number): string {
  return Array.from({ length: 9 }, (_, wave) => {
    const base = 20 + wave * 26;
    const swing = 6 + next() * 22;
    const shift = next() * 60;
    const points = Array.from({ length: 12 }, (_, at) => `T${round((at + 1) * 50 - shift)} ${base}`).join(
      ' ',
    );
    return `<path class="o" stroke-width="${round(2 + next() * 5)}" opacity="${round(0.3 + next() * 0.7)}" d="M${round(-50 - shift)} ${base} Q${round(-25 - shift)} ${round(base - swing)} ${round(-shift)} ${base} ${points}"/>`;
  }).join('');
}

function grid(next: () => number): string {
  const dots: string[] = [];
  for (let y = 16; y < height; y += 26)
    for (let x = 16; x < width; x += 26)
      dots.push(`<circle cx="${x}" cy="${y}" r="${round(2 + next() ** 2 * 9)}"/>`);
  return dots.join('');
}
