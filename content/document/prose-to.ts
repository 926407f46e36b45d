import type { Node } from 'prosemirror-model';
import { closingTag, openingTag } from '../rules/body/clean-tree.ts';
import { inlineHtml } from './inline-to.ts';

/** Blocks of prose as sanitised HTML. */
export const proseHtml = (blocks: readonly Node[]): string => blocksHtml(blocks).trim();

function blocksHtml(blocks: readonly Node[]): string {
  return blocks.map((block, index) => blockHtml(block, blocks[index - 1])).join('');
}

const inside = (node: Node) => inlineHtml(node.children);

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  codeBlock: 'pre',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
  figure: 'figure',
  figcaption: 'figcaption',
  tableCell: 'td',
  tableHeader: 'th',
  tableCaption: 'caption',
};

function blockHtml(block: Node, before: Node | undefined): string {
  const { attrs, type } = block;
  switch (type.name) {
    case 'line': {
      // Two lines in a row would run into each other.
      const words = inside(block);
      return before?.type === type && words ? element('p', {}, words) : words;
    }
    case 'paragraph': {
      // The sanitiser removes paragraphs that hold nothing.
      const words = inside(block);
      return words.trim() === '' ? '' : attrs.gap + element('p', {}, words);
    }
    case 'heading':
      return attrs.gap + element(`h${attrs.level}`, attrs.id === null ? {} : { id: attrs.id }, inside(block));
    case 'orderedList':
      return (
        attrs.gap + element('ol', attrs.start === null ? {} : { start: attrs.start }, contentHtml(block))
      );
    case 'wrapper':
      return attrs.gap + element(attrs.tag, attrs.attributes, contentHtml(block));
    case 'tableCell':
    case 'tableHeader':
      return attrs.gap + element(tags[type.name] ?? '', cellAttributes(block), contentHtml(block));
    case 'table':
      return attrs.gap + element('table', {}, rowsHtml(block));
    case 'captionedTable': {
      const [caption, table] = block.children as [Node, Node];
      return attrs.gap + element('table', {}, blockHtml(caption, undefined) + rowsHtml(table));
    }
    default:
      return (
        attrs.gap +
        element(tags[type.name] ?? '', {}, block.inlineContent ? inside(block) : contentHtml(block))
      );
  }
}

const element = (tag: string, attributes: Readonly<Record<string, string>>, content: string) =>
  openingTag(tag, attributes) + content + closingTag(tag);

const contentHtml = (block: Node) => blocksHtml(block.children) + (block.attrs.end ?? '');

function cellAttributes({ attrs }: Node): Record<string, string> {
  const span = (name: 'colspan' | 'rowspan') => {
    const written: unknown = attrs.written[name];
    const isUnchanged = typeof written === 'string' && Math.max(1, Number(written)) === attrs[name];
    if (isUnchanged) return { [name]: written };
    return attrs[name] === 1 ? {} : { [name]: String(attrs[name]) };
  };
  return { ...span('colspan'), ...span('rowspan'), ...(attrs.scope === null ? {} : { scope: attrs.scope }) };
}

function rowsHtml(table: Node): string {
  let html = '';
  let section = 'table';
  let end = '';
  const endSection = () => {
    if (section !== 'table') html += `${end}</${section}>`;
  };
  for (const row of table.children) {
    const { attrs } = row;
    if (attrs.section !== null) {
      endSection();
      section = attrs.section;
      if (section !== 'table') html += `${attrs.sectionGap}<${section}>`;
    }
    html += attrs.gap + element('tr', {}, contentHtml(row));
    end = attrs.sectionEnd;
  }
  endSection();
  return html + table.attrs.end;
}
