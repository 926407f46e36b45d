import type { Node } from 'prosemirror-model';
import { type CleanElement, type CleanNode, cleanTree } from '../rules/body/clean-tree.ts';
import { inlineFrom } from './inline-from.ts';
import { isInlineTag } from './marks.ts';
import { storySchema } from './schema.ts';

const { nodes } = storySchema;

/** Sanitised HTML as blocks of prose. */
export function proseFrom(html: string): Node[] {
  const [first, ...rest] = blocksFrom(cleanTree(html)).blocks;
  if (!first) return [nodes.paragraph.create()];
  // What stands before the first block is trimmed when it is written, so it may be what new blocks have.
  const usual = { ...first.attrs, ...(first.attrs.gap === '' ? { gap: '\n' } : {}) };
  return [first.type.create(usual, first.content), ...rest];
}

interface Blocks {
  blocks: Node[];
  /** White space after the last block. */
  end: string;
}

function blocksFrom(children: readonly CleanNode[]): Blocks {
  const blocks: Node[] = [];
  let run: CleanNode[] = [];
  let gap = '';
  const endRun = () => {
    if (isSpace(run)) gap = run.join('');
    else blocks.push(nodes.line.create(null, inlineFrom(run)));
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      endRun();
      blocks.push(blockFrom(child, gap));
      gap = '';
    }
  }
  endRun();
  return { blocks, end: gap };
}

const isSpace = (items: readonly CleanNode[]) =>
  items.every((item) => typeof item === 'string' && item.trim() === '');

function isInline(item: CleanNode): item is string {
  if (typeof item === 'string' || item.tag === 'br') return true;
  return isInlineTag(item.tag) && item.children.every(isInline);
}

/** Blocks of an element that must have one: text without words stands for none. */
function filled(children: readonly CleanNode[]): Blocks {
  const found = blocksFrom(children);
  return found.blocks.length > 0 ? found : { ...found, blocks: [nodes.line.create()] };
}

const textblocks = {
  p: nodes.paragraph,
  h2: nodes.heading,
  h3: nodes.heading,
  h4: nodes.heading,
  pre: nodes.codeBlock,
} as const;

function blockFrom(element: CleanElement, gap: string): Node {
  const usual = usualBlock(element, gap);
  if (usual) return usual;
  const { tag, attributes, children } = element;
  const { blocks, end } = blocksFrom(children);
  return nodes.wrapper.create({ tag, attributes, gap, end }, blocks);
}

/** The element as its own node, if it holds what this node allows. */
function usualBlock({ tag, attributes, children }: CleanElement, gap: string): Node | undefined {
  switch (tag) {
    case 'p':
      // An empty paragraph of the document is not written, so one that the body has needs another node.
      return isSpace(children) ? undefined : textblock(tag, { gap }, children);
    case 'pre':
      return textblock(tag, { gap }, children);
    case 'h2':
    case 'h3':
    case 'h4':
      return textblock(tag, { gap, level: Number(tag[1]), id: attributes.id ?? null }, children);
    case 'hr':
      return nodes.horizontalRule.create({ gap });
    case 'ul':
      return listFrom(nodes.bulletList, { gap }, children);
    case 'ol':
      return listFrom(nodes.orderedList, { gap, start: attributes.start ?? null }, children);
    case 'blockquote': {
      const { blocks, end } = filled(children);
      return nodes.blockquote.create({ gap, end }, blocks);
    }
    case 'figure':
      return figureFrom(children, gap);
    case 'table':
      return tableFrom(children, gap);
    default:
      return undefined;
  }
}

function textblock(
  tag: keyof typeof textblocks,
  attrs: object,
  children: readonly CleanNode[],
): Node | undefined {
  return children.every(isInline) ? textblocks[tag].create({ ...attrs }, inlineFrom(children)) : undefined;
}

interface Parts {
  parts: { element: CleanElement; gap: string }[];
  end: string;
}

/** The elements among the children with the white space before each; nothing if there is text or another element. */
function partsOf(children: readonly CleanNode[], tags: readonly string[]): Parts | undefined {
  const found: Parts = { parts: [], end: '' };
  for (const child of children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return undefined;
      found.end += child;
    } else {
      if (!tags.includes(child.tag)) return undefined;
      found.parts.push({ element: child, gap: found.end });
      found.end = '';
    }
  }
  return found;
}

function listFrom(type: Node['type'], attrs: object, children: readonly CleanNode[]): Node | undefined {
  const items = partsOf(children, ['li']);
  if (!items?.parts.length) return undefined;
  return type.create(
    { ...attrs, end: items.end },
    items.parts.map(({ element, gap }) => {
      const { blocks, end } = filled(element.children);
      return nodes.listItem.create({ gap, end }, blocks);
    }),
  );
}

/** A figure's caption is inline text and stands between blocks. */
function figureFrom(children: readonly CleanNode[], gap: string): Node {
  const blocks: Node[] = [];
  let rest: CleanNode[] = [];
  const endRest = () => {
    const found = blocksFrom(rest);
    blocks.push(...found.blocks);
    rest = [];
    return found.end;
  };
  for (const child of children) {
    if (typeof child !== 'string' && child.tag === 'figcaption' && child.children.every(isInline))
      blocks.push(nodes.figcaption.create({ gap: endRest() }, inlineFrom(child.children)));
    else rest.push(child);
  }
  const end = endRest();
  return nodes.figure.create({ gap, end }, blocks.length > 0 ? blocks : [nodes.line.create()]);
}

const sections = ['thead', 'tbody', 'tfoot'];

function tableFrom(children: readonly CleanNode[], gap: string): Node | undefined {
  const found = partsOf(children, ['caption', 'tr', ...sections]);
  if (!found) return undefined;
  const [first] = found.parts;
  const caption = first?.element.tag === 'caption' ? first : undefined;
  if (caption && !caption.element.children.every(isInline)) return undefined;
  const rows = rowsFrom(caption ? found.parts.slice(1) : found.parts);
  if (!rows?.length) return undefined;
  if (!caption) return nodes.table.create({ gap, end: found.end }, rows);
  return nodes.captionedTable.create({ gap }, [
    nodes.tableCaption.create({ gap: caption.gap }, inlineFrom(caption.element.children)),
    nodes.table.create({ end: found.end }, rows),
  ]);
}

function rowsFrom(parts: Parts['parts']): Node[] | undefined {
  const rows: Node[] = [];
  let section = 'table';
  for (const { element, gap } of parts) {
    if (element.tag === 'tr') {
      const row = rowFrom(element, { gap, section: section === 'table' ? null : 'table' });
      if (!row) return undefined;
      rows.push(row);
      section = 'table';
      continue;
    }
    const inside = partsOf(element.children, ['tr']);
    if (!inside?.parts.length) return undefined;
    section = element.tag;
    for (const [index, part] of inside.parts.entries()) {
      const row = rowFrom(part.element, {
        gap: part.gap,
        ...(index === 0 ? { section, sectionGap: gap } : {}),
        ...(index === inside.parts.length - 1 ? { sectionEnd: inside.end } : {}),
      });
      if (!row) return undefined;
      rows.push(row);
    }
  }
  return rows;
}

function rowFrom({ children }: CleanElement, attrs: object): Node | undefined {
  const cells = partsOf(children, ['td', 'th']);
  return cells && nodes.tableRow.create({ ...attrs, end: cells.end }, cells.parts.map(cellFrom));
}

function cellFrom({ element, gap }: Parts['parts'][number]): Node {
  const { tag, attributes, children } = element;
  const { colspan, rowspan, scope = null } = attributes;
  const { blocks, end } = filled(children);
  const written = Object.fromEntries(
    Object.entries({ colspan, rowspan }).filter(
      ([, value]) => value !== undefined && !/^(?:[2-9]|[1-9]\d+)$/.test(value),
    ),
  );
  const type = tag === 'th' ? nodes.tableHeader : nodes.tableCell;
  return type.create(
    { gap, end, colspan: spanOf(colspan), rowspan: spanOf(rowspan), scope, written },
    blocks,
  );
}

/** `0` means the rest of the table; an editor shows one cell. */
const spanOf = (value: string | undefined) => Math.max(1, Number(value ?? 1));
