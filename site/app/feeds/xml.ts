/** Characters that XML 1.0 does not allow in any spelling: control characters, lone surrogates, two non-characters. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function cleanXml(text: string): string {
  return text.toWellFormed().replace(impossible, '');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and for attributes between double quotes. */
export function escapeXml(text: string): string {
  return cleanXml(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** CDATA for text such as HTML; a CDATA end inside of it is split over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${cleanXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function open(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === '' ? '' : ` ${key}="${escapeXml(String(value))}"`,
  );
  return `<${name}${written.join('')}`;
}

/** An element around markup that is ready; without any it is an empty one. */
export function element(name: string, attributes: Attributes = {}, ...inside: readonly string[]): string {
  const markup = inside.join('');
  return markup === '' ? `${open(name, attributes)}/>` : `${open(name, attributes)}>${markup}</${name}>`;
}

/** An element around text; no text, no element. */
export function textElement(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text ? `${open(name, attributes)}>${escapeXml(text)}</${name}>` : '';
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
