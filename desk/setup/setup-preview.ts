import { contrastRatio, leastContrast, ratioText } from '#content/rules/brand/contrast.ts';
import { darkGrounds, lightGrounds, quietTextOnInk, textOnInk } from '#content/rules/brand/grounds.ts';
import { onAccent } from '#content/rules/brand/on-accent.ts';
import { readableShades } from '#content/rules/brand/section-color.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

interface PreviewValues {
  name: string;
  ink: string;
  accent: string;
  logo: string;
}

/** The header in the chosen colors, and what is measured of them. Nothing for a value that is no color. */
export function setupPreview({ name, ink, accent, logo }: PreviewValues): string {
  const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
  if (!isColor(ink) || !isColor(accent)) return '';
  const onButton = onAccent({ accent });
  const shades = readableShades(accent, ink);
  const { text, shape } = leastContrast;
  const rows = [
    ['Words on the dark ground', textOnInk, ink, text],
    ['Quiet words on the dark ground', quietTextOnInk, ink, text],
    ['Buttons on the dark ground', accent, ink, shape],
    ['Words on buttons', onButton, accent, text],
    ['Accent as text, light pages', shades.light, lightGrounds[1], text],
    ['Accent as text, dark pages', shades.dark, darkGrounds[1], text],
  ] as const;
  const lines = rows.map(([where, front, ground, least]) => {
    const ratio = contrastRatio(front, ground);
    const verdict = ratio < least ? `too low, ${least}:1 is required` : 'passes';
    return `<tr><th scope="row">${where}</th><td>${front} on ${ground}</td><td>${ratioText(ratio)}:1, ${verdict}</td></tr>`;
  });
  return `<figure>${picture({ name, ink, accent, onButton, logo })}<figcaption>The header in these colors</figcaption></figure>
<table class="cards"><caption>Measured contrast; WCAG AA requires ${text}:1 for text and ${shape}:1 for shapes</caption>
<thead><tr><th scope="col">Where</th><th scope="col">Colors</th><th scope="col">Contrast</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** An SVG: colors in its attributes need no style that a policy would have to allow. */
function picture(look: {
  name: string;
  ink: string;
  accent: string;
  onButton: string;
  logo: string;
}): string {
  const title = `<text x="16" y="45" font-size="22" font-weight="700" fill="${textOnInk}">${escapeText(look.name.slice(0, 18))}</text>`;
  const url = logoUrl(look.logo);
  const shown = url
    ? `<image href="${escapeAttribute(url)}" x="16" y="16" width="180" height="44" preserveAspectRatio="xMinYMid"/>`
    : title;
  return `<svg viewBox="0 0 360 80" width="360" height="80" role="img" aria-label="Preview of the header">
<rect width="360" height="80" fill="${look.ink}"/><rect width="360" height="4" y="76" fill="${look.accent}"/>${shown}
<rect x="256" y="20" width="88" height="36" rx="4" fill="${look.accent}"/><text x="300" y="44" font-size="15" font-weight="600" text-anchor="middle" fill="${look.onButton}">Sign up</text></svg>`;
}

/** The address of an uploaded logo; the field comes from the browser, so any other text is ignored. */
function logoUrl(logo: string): string | undefined {
  return /"url":"(\/uploads\/[\w./-]+)"/.exec(logo)?.[1];
}
