import type { OwnFont, Settings } from '../../entities/settings.ts';
import { onAccent } from './on-accent.ts';
import { readableShades } from './section-color.ts';

const themed = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

const ownNames = { sans: 'Publication Sans', serif: 'Publication Serif' } as const;
const systemFonts = { sans: 'system-ui,sans-serif', serif: 'ui-serif,Georgia,serif' } as const;
const fontTokens = {
  sans: ['--sans'],
  serif: ['--serif', '--serif-small', '--serif-large', '--serif-display'],
} as const;

/** The system's fonts, or the publication's own in front of them: text is shown in them until its own arrive. */
function fontProperties(kind: 'sans' | 'serif', font: Settings['fonts']['sans' | 'serif']): string[] {
  if (typeof font === 'string' && font !== 'system') return [];
  const own = font === 'system' ? '' : `"${ownNames[kind]}",`;
  return fontTokens[kind].map((token) => `${token}:${own}${systemFonts[kind]}`);
}

function fontFaces(kind: 'sans' | 'serif', { files }: OwnFont): string {
  const faces = files.map(({ url, weights = [1, 1000], isItalic }) => {
    const style = isItalic ? ';font-style:italic' : '';
    return `@font-face{font-family:"${ownNames[kind]}";src:url("${url}") format("woff2");font-weight:${weights.join(' ')}${style};font-display:swap}`;
  });
  return faces.join('');
}

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
    ...fontProperties('sans', fonts.sans),
    ...fontProperties('serif', fonts.serif),
  ];
  const faces = (['sans', 'serif'] as const).map((kind) => {
    const font = fonts[kind];
    return typeof font === 'string' ? '' : fontFaces(kind, font);
  });
  const lines = sections.map(([name]) => `[data-s="${name}"]{--hue:var(--h-${name})}`);
  return `${faces.join('')}:root{${own.join(';')}}${lines.join('')}`;
}
