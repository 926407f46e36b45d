import type { QrModules } from './qr-modules.ts';

/** Light modules that readers need around the code. */
const margin = 4;

/** The side of the code with its margin, in modules. */
export const qrSide = (modules: QrModules) => modules.length + 2 * margin;

/** Its dark modules as one SVG path: each run of a row is a rectangle of height 1. */
export function qrPath(modules: QrModules): string {
  return modules
    .map((row, y) => {
      const line = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)]
        .map(({ 0: run, index }) => `M${index + margin} ${y + margin}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
}
