import type { Parts } from '../body/parts.ts';
import { decodeEntities } from './decode-entities.ts';

/** A text with the code that stands in it, by the shortcodes of SyntaxHighlighter: `[code language="js"]…[/code]`. */
export function splitCode(content: string): { text: string; language?: string }[] {
  const pieces: { text: string; language?: string }[] = [];
  let at = 0;
  for (const match of content.matchAll(/(?<!\[)\[(code|sourcecode)(\s[^\]\n]{0,300})?\]/gi)) {
    const [whole, name = '', attributes = ''] = match;
    const from = match.index + whole.length;
    const end = content.indexOf(`[/${name}]`, from);
    if (match.index < at || end < 0) continue;
    const language = /\blang(?:uage)?=["']?([\w+#.-]{1,40})/i.exec(attributes)?.[1] ?? '';
    pieces.push({ text: content.slice(at, match.index) }, { text: content.slice(from, end), language });
    at = end + name.length + 3;
  }
  pieces.push({ text: content.slice(at) });
  return pieces;
}

/** Code is stored as it was typed, or with its signs as entities. */
export function codeOf(text: string, language: string, parts: Parts): string {
  const code = decodeEntities(text)
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*\n/, '')
    .replace(/\n[ \t]*$/, '');
  return `\n\n${parts.embed({ type: 'code', language, code })}\n\n`;
}
