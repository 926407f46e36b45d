/** Path data for the shapes everything is built from. One decimal is finer than a pixel at any served size. */
export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

const quarter = (radius: number, dx: number, dy: number): string =>
  radius > 0 ? `a${at(radius, radius)} 0 0 1 ${at(dx, dy)}` : '';

/** A rectangle whose corners are rounded one by one, clockwise from the top left. */
export function rectWithCorners(
  x: number,
  y: number,
  width: number,
  height: number,
  [topLeft, topRight, bottomRight, bottomLeft]: readonly [number, number, number, number],
): string {
  return [
    `M${at(x + topLeft, y)}h${round(width - topLeft - topRight)}`,
    quarter(topRight, topRight, topRight),
    `v${round(height - topRight - bottomRight)}`,
    quarter(bottomRight, -bottomRight, bottomRight),
    `h${round(bottomRight + bottomLeft - width)}`,
    quarter(bottomLeft, -bottomLeft, -bottomLeft),
    `v${round(bottomLeft + topLeft - height)}`,
    quarter(topLeft, topLeft, -topLeft),
    'z',
  ].join('');
}

export function rect(x: number, y: number, width: number, height: number, corner = 0): string {
  const radius = Math.max(0, Math.min(corner, width / 2, height / 2));
  return rectWithCorners(x, y, width, height, [radius, radius, radius, radius]);
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const half = `a${at(rx, ry)} 0 1 1`;
  return `M${at(cx - rx, cy)}${half} ${round(2 * rx)} 0${half} ${round(-2 * rx)} 0z`;
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}`;
}

export function polygon(...points: readonly Point[]): string {
  return `${line(...points)}z`;
}

const onCircle = (cx: number, cy: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return at(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
};

/** Part of a circle; degrees run clockwise from three o'clock. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const start = onCircle(cx, cy, radius, from);
  return `M${start}A${at(radius, radius)} 0 ${large} ${sweep} ${onCircle(cx, cy, radius, to)}`;
}

/** The house wave. `phase` shifts it by whole lengths; `closedAt` turns the line into a body of water. */
export function wave(
  from: number,
  to: number,
  y: number,
  height: number,
  length: number,
  phase = 0,
  closedAt?: number,
): string {
  const half = length / 2;
  let x = from - (((phase % 1) + 1) % 1) * length;
  let path = `M${at(x, y)}`;
  // A quadratic curve reaches half its control point; 1.28 keeps the crest close to the given height.
  for (let side = 1; x < to; x += half, side = -side) {
    path += `q${at(half / 2, -height * side * 1.28)} ${round(half)} 0`;
  }
  return closedAt === undefined ? path : `${path}L${at(x, closedAt)}L${at(from - length, closedAt)}z`;
}
