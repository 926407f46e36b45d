import type { Settings } from '../../entities/settings.ts';
import { contrastRatio } from './contrast.ts';
import { tokenSections } from './grounds.ts';
import { derivedSectionColor, readableShades } from './section-color.ts';

const themed = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

/** Text on the accent: whichever of black and white is easier to read. */
export const onAccent = ({ accent, onAccent }: Settings['colors']): string =>
  onAccent ?? (contrastRatio('#ffffff', accent) > contrastRatio('#080a12', accent) ? '#ffffff' : '#080a12');

/**
 * The publication's colors and fonts as custom properties, after `design/tokens.css`. Every section gets a color:
 * its own, that of the tokens, or one derived from its name.
 */
export function brandStyles(
  { colors, sectionColors, fonts }: Pick<Settings, 'colors' | 'sectionColors' | 'fonts'>,
  sections: readonly string[],
): string {
  const names = [
    ...new Set([...Object.keys(sectionColors), ...sections.filter((name) => !tokenSections.includes(name))]),
  ].sort();
  const hues = names.map(
    (name) => `--h-${name}:${themed(sectionColors[name] ?? derivedSectionColor(name, colors.ink))}`,
  );
  const accentText = colors.accentText ?? readableShades(colors.accent, colors.ink);
  const own = [
    `--ink:${colors.ink}`,
    `--accent:${colors.accent}`,
    `--on-accent:${onAccent(colors)}`,
    `--accent-text:${themed(accentText)}`,
    ...hues,
    ...(fonts.sans === 'system' ? ['--sans:system-ui,sans-serif'] : []),
    ...(fonts.serif === 'system'
      ? ['', '-small', '-large'].map((size) => `--serif${size}:ui-serif,Georgia,serif`)
      : []),
  ];
  const lines = names.map((name) => `[data-s="${name}"]{--hue:var(--h-${name})}`);
  return `:root{${own.join(';')}}${lines.join('')}`;
}
