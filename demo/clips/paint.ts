import { round } from './motion.ts';

/** The few marks the longer clips are made of. Flat and large: what hardly changes hardly weighs. */
export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const placed = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})">${content}</g>`;

/** Gradients that `solid` lays over a flat color: shade away from the light, shine toward it. */
export const shading =
  '<defs><linearGradient id="shade" x2="1" y2=".35"><stop offset=".25" stop-color="#060818" stop-opacity="0"/><stop offset="1" stop-color="#060818" stop-opacity=".42"/></linearGradient><linearGradient id="shine" x2=".8" y2=".5"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>';

/** A shape lit from the left, as in the pictures of the stories. */
export const solid = (path: string, fill: string): string =>
  `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#shade)"/><path d="${path}" fill="url(#shine)"/>`;

const rounded = (x: number, y: number, width: number, height: number, corner: number): string => {
  const r = Math.min(corner, width / 2, height / 2);
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(height - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}h${round(2 * r - width)}a${r} ${r} 0 0 1 -${r} -${r}v${round(2 * r - height)}a${r} ${r} 0 0 1 ${r} -${r}z`;
};

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  corner = 0,
): string => solid(rounded(x, y, width, height, corner), fill);

export const ball = (x: number, y: number, radius: number, fill: string): string =>
  solid(
    `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 -${2 * radius} 0z`,
    fill,
  );

/** A wall with spectral lines, and a floor: the stage every picture of the publication stands on. */
export function stage(top: string, low: string, floor: string, floorY = 374, lines = ''): string {
  const id = `w${top.slice(1)}${low.slice(1)}`;
  const spectral = lines
    ? [40, 58, 92, 104, 150, 700, 742, 760, 808, 826]
        .map((x, index) => box(x, 0, index % 3 === 0 ? 5 : 2, floorY, lines))
        .join('')
    : '';
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="854" height="480" fill="url(#${id})"/>${spectral ? `<g opacity=".45">${spectral}</g>` : ''}${box(0, floorY, 854, 480 - floorY, floor)}${box(0, floorY, 854, 3, '#ffffff22')}`;
}

export const shadow = (x: number, y: number, width: number, height = width * 0.12): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width / 2)}" ry="${round(height / 2)}" fill="#05060f" opacity=".35"/>`;

export const faded = (opacity: number, content: string): string =>
  opacity <= 0 ? '' : `<g opacity="${round(opacity)}">${content}</g>`;
