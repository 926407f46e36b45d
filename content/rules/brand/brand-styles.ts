import type { Settings } from '../../entities/settings.ts';
import { onAccent } from './on-accent.ts';
import { readableShades } from './section-color.ts';

const themed = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

/**
 * The publication's colors and fonts as custom properties, after `design/tokens.css` and the theme. A section that has
 * no color is not named here: the tokens give it the accent.
 */
export function brandStyles({
  colors,
  sectionColors,
  fonts,
}: Pick<Settings, 'colors' | 'sectionColors' | 'fonts'>): string {
  const sections = Object.entries(sectionColors).sort(([one], [other]) => (one < other ? -1 : 1));
  const accentText = colors.accentText ?? readableShades(colors.accent, colors.ink);
  const own = [
    `--ink:${colors.ink}`,
    `--accent:${colors.accent}`,
    `--on-accent:${onAccent(colors)}`,
    `--accent-text:${themed(accentText)}`,
    ...sections.map(([name, color]) => `--h-${name}:${themed(color)}`),
    ...(fonts.sans === 'system' ? ['--sans:system-ui,sans-serif'] : []),
    ...(fonts.serif === 'system'
      ? ['', '-small', '-large', '-display'].map((size) => `--serif${size}:ui-serif,Georgia,serif`)
      : []),
  ];
  const lines = sections.map(([name]) => `[data-s="${name}"]{--hue:var(--h-${name})}`);
  return `:root{${own.join(';')}}${lines.join('')}`;
}
