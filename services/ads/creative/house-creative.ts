import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type OwnCreative, wireSize } from '../line-item.ts';
import { ownStyles } from './house-styles.ts';
import { embedViewOf } from './illustration.ts';

export type Theme = 'light' | 'dark';

/** Sends the page the height of a fluid creative; the only script of a house creative. */
export const heightScript =
  'new ResizeObserver(()=>parent.postMessage({adHeight:document.body.scrollHeight},"*")).observe(document.body)';

/** How a size is laid out. */
export function shapeOf(size: string): string {
  const wire = wireSize(size);
  if (wire === 'fluid') return 'fluid';
  const [width, height] = wire;
  if (width < 50 || height < 20) return 'none';
  if (height <= 60 && width < 500) return 'phone';
  if (height <= 100) return height < 80 ? 'strip low' : 'strip';
  if (width >= 600) return 'billboard';
  if (height >= 480) return 'tall';
  return width === 300 && height === 250 ? 'box' : 'x';
}

/** A house ad as a document of its own: words, an illustration, one link over all of it. */
export function ownDocument(creative: OwnCreative, click: string, theme: Theme): string {
  const { brand, headline, line, action, hue, size } = creative;
  const shape = shapeOf(size);
  // 6x6 means that there is no ad: the page hides the slot.
  if (shape === 'none') return documentOf({ theme, title: brand, shape, body: '' });
  const words = [
    `<p class="b">${escapeText(brand)}</p>`,
    `<h1>${escapeText(headline)}</h1>`,
    line && `<p class="l">${escapeText(line)}</p>`,
  ];
  const button = `<span class="a">${escapeText(action)}</span>`;
  // In a strip the button stands beside the words, elsewhere below them.
  const isRow = shape.startsWith('strip') || shape === 'phone';
  const inside = isRow
    ? `<div class="w">${words.join('')}</div>${button}`
    : `<div class="w">${words.join('')}${button}</div>`;
  const link = `<a href="${escapeAttribute(click)}" target="_blank" rel="noopener sponsored" data-hue="${hue}"><div class="d">${embedViewOf(creative)}</div>${inside}</a>`;
  return documentOf({
    theme,
    title: `${brand}: ${headline}`,
    shape,
    body: shape === 'fluid' ? `${link}<script>${heightScript}</script>` : link,
  });
}

function documentOf(page: { theme: Theme; title: string; shape: string; body: string }): string {
  return `<!doctype html><html lang="en" data-theme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(page.title)}</title><style>${ownStyles}</style></head><body class="${page.shape}">${page.body}</body></html>`;
}
