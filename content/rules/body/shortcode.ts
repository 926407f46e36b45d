/** One embed in a stored body: `[shortcode type="chart" uuid="…"]`. Bounded, so that scanning stays linear. */
const shortcode = /\[shortcode\b([^\]\n<]{0,400})\]?/gi;
const attribute = /\b(type|uuid)=(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;)/g;

export interface Shortcode {
  type: string;
  uuid: string;
}

export type BodyPiece = { html: string } | { shortcode: Shortcode };

function readShortcode(attributes: string): Shortcode {
  const read = { type: '', uuid: '' };
  for (const [, name = '', double, single, entity] of attributes.matchAll(attribute))
    read[name as keyof Shortcode] = double ?? single ?? entity ?? '';
  return read;
}

/** A stored body as pieces of HTML and shortcodes, in reading order. */
export function splitShortcodes(body: string): BodyPiece[] {
  const pieces: BodyPiece[] = [];
  let from = 0;
  for (const match of body.matchAll(shortcode)) {
    pieces.push({ html: body.slice(from, match.index) }, { shortcode: readShortcode(match[1] ?? '') });
    from = match.index + match[0].length;
  }
  pieces.push({ html: body.slice(from) });
  return pieces;
}

/** Text of a shortcode never shows, however it got past the splitting. */
export function withoutShortcodes(text: string): string {
  return text.includes('[') ? text.replace(shortcode, '') : text;
}
