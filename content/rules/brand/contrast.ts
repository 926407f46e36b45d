type Channels = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as three numbers from 0 to 255. */
export function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const linear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG 2 AA requires: text, and large shapes such as a focus ring. */
export const leastContrast = { text: 4.5, shape: 3 } as const;

/** Cut, not rounded: 4.4996 is not 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Says how faint a color is on a ground, with the measured ratio; undefined when it can be read. */
export function faintOn(
  color: string,
  { name, ground, least }: { name: string; ground: string; least: number },
): string | undefined {
  const ratio = contrastRatio(color, ground);
  return ratio < least
    ? `${color} on ${name} ${ground} has a contrast of ${ratioText(ratio)}:1; WCAG AA requires ${least}:1`
    : undefined;
}
