/** Colors are `#RRGGBB` strings everywhere, because that is what SVG wants in the end. */
type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `amount` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [r0, g0, b0] = channelsOf(from);
  const [r1, g1, b1] = channelsOf(to);
  return hexOf([r0 + (r1 - r0) * amount, g0 + (g1 - g0) * amount, b0 + (b1 - b0) * amount]);
}

/** Relative luminance as WCAG defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function toHueSaturationLightness(hex: string): readonly [number, number, number] {
  const [red, green, blue] = channelsOf(hex).map((channel) => channel / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  let sector = (red - green) / spread + 4;
  if (most === red) sector = ((green - blue) / spread) % 6;
  else if (most === green) sector = (blue - red) / spread + 2;
  return [(sector * 60 + 360) % 360, saturation, lightness];
}

/** Turns the hue and leaves saturation and lightness alone, so a palette stays readable when it is varied. */
export function turnHue(hex: string, degrees: number): string {
  const [hue, saturation, lightness] = toHueSaturationLightness(hex);
  const turned = (hue + degrees + 360) % 360;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + turned / 30) % 12;
    return (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))) * 255;
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}
