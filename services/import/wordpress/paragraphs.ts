import { splitElements } from '../body/pieces.ts';

const blocks =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|figure|section|article|hr|iframe|form|dl|dt|dd|address|details|audio|video)\b/i;
/** Nothing but parts of the reader. */
const parts = /^(?:<part-[0-9a-f]{1,40} n="\d{1,9}"><\/part-[0-9a-f]{1,40}>\s{0,9})+$/;
/** The whole of these is one block, whatever empty lines it has. */
const whole = ['pre', 'table', 'ul', 'ol', 'dl', 'form'];

/**
 * WordPress stores old posts as text with empty lines between paragraphs and makes the paragraphs when it shows them; an
 * address alone on its line is an embed.
 */
export function paragraphs(content: string): string {
  const lines = content.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return splitElements(lines, whole)
    .flatMap(({ text, isElement }) => (isElement ? [text] : textBlocks(addressesApart(text))))
    .join('\n');
}

const addressesApart = (text: string) =>
  text
    .split('\n')
    .map((line) => (/^https?:\/\/\S+$/.test(line.trim()) ? `\n${line.trim()}\n` : line))
    .join('\n');

const blockStart = /<(?:p|div|h[1-6]|figure|section|article|hr|iframe|address|details|center)\b/gi;
const blockEnd = /<\/(?:p|div|h[1-6]|figure|section|article|address|details|center)>|<hr\b[^<>]{0,500}>/gi;

/** A heading needs no empty line around it, as WordPress reads it. */
const blocksApart = (text: string) =>
  text
    .replace(blockStart, '\n\n$&')
    .replace(blockEnd, '$&\n\n')
    .replace(/<\/?blockquote\b[^<>]{0,500}>/gi, '\n\n$&\n\n');

const textBlocks = (text: string): string[] =>
  blocksApart(text)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blocks.test(part) || parts.test(part) ? part : linesOf(part)));

/** A break that is written is one, whether its line ends there or not; two of them end a paragraph. */
const linesOf = (text: string) =>
  text
    .replace(/<br\s{0,9}\/?>[ \t]{0,9}\n?/gi, '\n')
    .split(/\n{2,}/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
