/** offset 0 to 1, color, alpha (1 when left out) */
export type Stop = readonly [offset: number, color: string, alpha?: number];

export function gradientStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, alpha = 1]) => {
      const opacity = alpha === 1 ? '' : ` stop-opacity="${Math.round(alpha * 100) / 100}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${opacity}/>`;
    })
    .join('');
}

// Color matrices have one row per output channel; only the alpha row matters for a mask.
const onlyAlpha = (row: string): string => `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${row}`;

/**
 * Noise thresholded by the alpha of what is painted, then flooded with one color. It reads as spray on
 * stone and hides banding. Flooding, rather than tinting, is what makes every renderer agree.
 */
export function stippleFilter(id: string, color: string, noiseSeed: number): string {
  return [
    `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency=".78" numOctaves="2" seed="${noiseSeed}"/>`,
    `<feColorMatrix type="matrix" values="${onlyAlpha('2.5 0 0 0 -.75')}" result="noise"/>`,
    '<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>',
    `<feColorMatrix type="matrix" values="${onlyAlpha('0 0 0 2.6 0')}" result="dots"/>`,
    `<feFlood flood-color="${color}"/><feComposite in2="dots" operator="in"/></filter>`,
  ].join('');
}

export function blurFilter(id: string): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter>`;
}

export function svgDocument(
  { width, height }: { width: number; height: number },
  definitions: readonly string[],
  marks: readonly string[],
): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join('')}</defs>${marks.join('')}</svg>`;
}
