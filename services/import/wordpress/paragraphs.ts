const blocks =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|figure|section|article|hr|iframe|form|dl|address)\b/i;
const captioned = /\[caption\b[^\]]{0,500}\]([\s\S]{0,20000}?)\[\/caption\]/g;
const left = /\[\/?(?:gallery|playlist|audio|video|embed|wp_caption)\b[^\]]{0,500}\]/g;

/**
 * WordPress keeps old posts as text with empty lines between paragraphs and makes the paragraphs when it shows them.
 * WordPress shortcodes are removed; a picture with a caption becomes a figure.
 */
export function paragraphs(content: string): string {
  const plain = content
    .replace(/<!--[\s\S]{0,10000}?-->/g, '')
    .replace(captioned, (_whole, inside: string) => figureOf(inside))
    .replace(left, '');
  if (/<p[\s>]/i.test(plain)) return plain;
  return plain
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blocks.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

function figureOf(inside: string): string {
  const words = inside.trim();
  const picture = /^(?:<a\b[^<>]*>)?\s{0,9}<img\b[^<>]*>(?:\s{0,9}<\/a>)?/.exec(words)?.[0];
  if (!picture) return inside;
  return `\n\n<figure>${picture}<figcaption>${words.slice(picture.length).trim()}</figcaption></figure>\n\n`;
}
