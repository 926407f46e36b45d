import { splitElements } from '../body/pieces.ts';

const blocks =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|figure|section|article|hr|iframe|form|dl|dt|dd|address|details|audio|video|part-[0-9a-f]+)\b/i;
/** The whole of these is one block, whatever empty lines it has. */
const whole = ['pre', 'table', 'ul', 'ol', 'dl', 'blockquote', 'form'];

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

const textBlocks = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blocks.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`));
