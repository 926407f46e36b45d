/** A top-level element of prose. */
export interface ProsePiece {
  html: string;
  tag: string;
  length: number;
  hasPicture: boolean;
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const voidTags = new Set(['br', 'hr', 'img', 'wbr', 'source', 'track', 'col']);

/**
 * Allow-listed HTML as top-level elements, or one piece if its tags are unbalanced: then no ad goes into it. The
 * joined pieces equal the input.
 */
export function splitProse(html: string): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let depth = 0;
  let start = 0;
  let outer = '';
  for (const match of html.matchAll(tagPattern)) {
    const [whole, closing, name = ''] = match;
    const tag = name.toLowerCase();
    if (depth === 0 && !closing) outer = tag;
    if (closing) depth -= 1;
    else if (!voidTags.has(tag)) depth += 1;
    if (depth < 0) return [pieceOf(html, '')];
    if (depth > 0) continue;
    const end = match.index + whole.length;
    pieces.push(pieceOf(html.slice(start, end), outer));
    start = end;
  }
  if (depth !== 0) return [pieceOf(html, '')];
  const last = pieces.at(-1);
  // The rest after the last element is white space or loose text.
  if (last && start < html.length)
    pieces[pieces.length - 1] = pieceOf(last.html + html.slice(start), last.tag);
  return last ? pieces : [pieceOf(html, '')];
}

function pieceOf(html: string, tag: string): ProsePiece {
  const text = html.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');
  return { html, tag, length: text.trim().length, hasPicture: /<(img|picture|figure|video)\b/i.test(html) };
}
