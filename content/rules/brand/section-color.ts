import { channelsOf, contrastRatio, leastContrast } from './contrast.ts';
import { darkGrounds, lightGrounds } from './grounds.ts';

/** A color for light pages and one for dark pages. */
export interface ThemedColor {
  light: string;
  dark: string;
}

/** The nearest shades of a color that can be read as text on light and on dark pages. */
export function readableShades(color: string, ink: string): ThemedColor {
  return {
    light: readableOn(color, lightGrounds, '#000000'),
    dark: readableOn(color, [...darkGrounds, ink], '#ffffff'),
  };
}

const steps = 20;

function readableOn(color: string, grounds: readonly string[], towards: string): string {
  for (let step = 0; step < steps; step += 1) {
    const mixed = mix(color, towards, step / steps);
    if (grounds.every((ground) => contrastRatio(mixed, ground) >= leastContrast.text)) return mixed;
  }
  return towards;
}

function mix(one: string, other: string, share: number): string {
  const target = channelsOf(other);
  return hexOf(channelsOf(one).map((channel, at) => channel + ((target[at] ?? 0) - channel) * share));
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
