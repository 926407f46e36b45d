import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/**
 * The little Markdown our writers use, turned into the HTML a body may hold. Everything is escaped first;
 * nothing a writer types can become a tag.
 */

/** Addresses a link may have: our own paths, anchors, mail and the web. Anything else stays plain text. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/;

/** Code first, so that stars and brackets inside it are left alone. */
export function inlineToHtml(source: string): string {
  return source
    .split(/(`[^`]+`)/)
    .map((part) => (part.length > 2 && part.startsWith('`') ? codeOf(part.slice(1, -1)) : marksOf(part)))
    .join('');
}

function codeOf(code: string): string {
  return `<code>${escapeText(code)}</code>`;
}

/** Addresses become attributes, so all of it is escaped as if it were one. */
function marksOf(text: string): string {
  return escapeAttribute(text)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, address: string) =>
      safeAddress.test(address) ? `<a href="${address}">${label}</a>` : whole,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}

function linesWithout(marker: RegExp, lines: readonly string[]): string[] {
  return lines.map((line) => inlineToHtml(line.replace(marker, '')));
}

function listOf(tag: 'ul' | 'ol', marker: RegExp, lines: readonly string[]): string {
  const items = linesWithout(marker, lines).map((item) => `<li>${item}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

const heading = /^(#{2,3}) (.+)$/;
const bullet = /^- /;
const numbered = /^\d+\. /;
const quoted = /^> ?/;

/** One block: the lines between two empty lines. */
export function blockToHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trimEnd());
  const [, marks, title] = lines.length === 1 ? (heading.exec(lines[0] ?? '') ?? []) : [];
  if (marks && title) return `<h${marks.length}>${inlineToHtml(title)}</h${marks.length}>`;
  if (lines.every((line) => bullet.test(line))) return listOf('ul', bullet, lines);
  if (lines.every((line) => numbered.test(line))) return listOf('ol', numbered, lines);
  if (lines.every((line) => quoted.test(line)))
    return `<blockquote><p>${linesWithout(quoted, lines).join(' ')}</p></blockquote>`;
  return `<p>${lines.map((line) => inlineToHtml(line.trim())).join(' ')}</p>`;
}
