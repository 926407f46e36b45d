import type { Parts } from '../body/parts.ts';
import { decodeEntities } from './decode-entities.ts';

interface CodePiece {
  text: string;
  /** Set for code. */
  language?: string;
  /** The code is no HTML: `&lt;` is meant. */
  isRaw?: boolean;
}

/**
 * A text with the code that stands in it: `[code language="js"]…[/code]` of SyntaxHighlighter, and `<pre lang="php">…</pre>` of
 * WP-Syntax, in which code stands as it was typed.
 */
export function splitCode(content: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  /** Looking for the same end to the end of the text, again and again, takes long. */
  const missing = new Set<string>();
  let at = 0;
  for (const match of content.matchAll(
    /(?<!\[)\[(code|sourcecode)(\s[^\]\n]{0,300})?\]|<(pre)(\s[^<>]{0,300}\blang=[^<>]{0,300})>/gi,
  )) {
    const [whole, shortcode, given, element, written] = match;
    const name = shortcode ?? element ?? '';
    const attributes = given ?? written ?? '';
    const ending = element ? `</${element}>` : `[/${name}]`;
    const from = match.index + whole.length;
    const end = missing.has(ending) ? -1 : content.indexOf(ending, from);
    if (end < 0) missing.add(ending);
    if (match.index < at || end < 0) continue;
    const language = /\blang(?:uage)?=["']?([\w+#.-]{1,40})/i.exec(attributes)?.[1] ?? '';
    const isRaw = element !== undefined && !/\bescaped=["']?true/i.test(attributes);
    pieces.push(
      { text: content.slice(at, match.index) },
      { text: content.slice(from, end), language, isRaw },
    );
    at = end + ending.length;
  }
  pieces.push({ text: content.slice(at) });
  return pieces;
}

/** Code is stored as it was typed, or with its signs as entities. */
export const codeText = ({ text, isRaw }: CodePiece) => (isRaw ? text : decodeEntities(text));

export function codeOf(piece: CodePiece, parts: Parts): string {
  const code = codeText(piece)
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*\n/, '')
    .replace(/\n[ \t]*$/, '');
  return `\n\n${parts.embed({ type: 'code', language: piece.language ?? '', code })}\n\n`;
}
