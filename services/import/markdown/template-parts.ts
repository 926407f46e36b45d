/**
 * Template code is taken out of a text before Markdown is read and put back as HTML afterwards: Markdown must not see it, and
 * it must not see Markdown. A held part is a number between two characters that no text has.
 */
export interface HeldParts {
  hold(html: string, source: string): string;
  /** HTML with the parts in their places; a paragraph of parts only is no paragraph. */
  fill(html: string): string;
  /** Code shows template code as it was written. */
  sourceOf(text: string): string;
}

const before = '\uFDD0';
const after = '\uFDD1';
const held = /\uFDD0(\d{1,6})\uFDD1/g;
const paragraph = /<p>\s?((?:\uFDD0\d{1,6}\uFDD1\s{0,3}){1,200})<\/p>/g;

export function createHeldParts(): HeldParts {
  const parts: { html: string; source: string }[] = [];
  return {
    hold(html, source) {
      parts.push({ html, source });
      return `${before}${parts.length - 1}${after}`;
    },
    fill(html) {
      let filled = html.replace(paragraph, '$1');
      // A part may hold others; each holds only parts that came before it.
      for (let round = 0; round < 20 && filled.includes(before); round += 1)
        filled = filled.replace(held, (_, index) => parts[Number(index)]?.html ?? '');
      return filled;
    },
    sourceOf(text) {
      let source = text;
      for (let round = 0; round < 20 && source.includes(before); round += 1)
        source = source.replace(held, (_, index) => parts[Number(index)]?.source ?? '');
      return source;
    },
  };
}

/** Such characters in a file are noise. */
export const withoutHeldMarks = (text: string): string => text.replace(/[\uFDD0\uFDD1]/g, '');

/** Whether a place is inside an HTML tag or the address of a link, where no part can stand. */
export function isInsideTag(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 2000), from);
  return /<[a-z][^<>]*$/i.test(before) || /\]\([^()\s]{0,2000}$/.test(before);
}

/** Of an address that only the generator knows, what is written beside it is left, or nothing to follow. */
export const addressLeft = (text: string, to: number): string => (text[to] === '/' ? '' : '#');

/** A part that stands alone on its line is a block; one in a line of text, a list or a quotation stays where it is. */
export function placeHeld(text: string, from: number, to: number, part: string): string {
  const isFirst = from === 0 || text[from - 1] === '\n';
  const isLast = to >= text.length || /^[ \t]*\r?(?:\n|$)/.test(text.slice(to, to + 200));
  return isFirst && isLast ? `\n\n${part}\n\n` : part;
}
