import type { AttributeSpec, DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';

/** White space of the stored HTML before an element; it is kept so that an unchanged body stays the same. */
const gap = (usual: string): AttributeSpec => ({ default: usual, validate: 'string' });
/** White space before the closing tag of an element that holds others. */
const end: AttributeSpec = { default: '', validate: 'string' };
const between = { gap: gap('\n') };
const around = { ...between, end };
const within = { gap: gap(''), end };

const optionalText: AttributeSpec = { default: null, validate: 'string|null' };
const number = (value: number): AttributeSpec => ({ default: value, validate: 'number' });

const simple = (tag: string, spec: NodeSpec): NodeSpec => ({
  parseDOM: [{ tag }],
  toDOM: () => (spec.content ? [tag, 0] : [tag]),
  ...spec,
});

const span = (element: HTMLElement, name: string) => Math.max(1, Number(element.getAttribute(name)) || 1);
const spans = ({ attrs }: Node) => ({
  ...(attrs.colspan === 1 ? {} : { colspan: String(attrs.colspan) }),
  ...(attrs.rowspan === 1 ? {} : { rowspan: String(attrs.rowspan) }),
});
const cell = (tag: 'td' | 'th', role: string): NodeSpec => ({
  content: '(line | prose)+',
  isolating: true,
  tableRole: role,
  attrs: {
    ...within,
    colspan: number(1),
    rowspan: number(1),
    /** Columns have no stored widths; prosemirror-tables reads this attribute. */
    colwidth: { default: null },
    scope: optionalText,
    /** The spans as they are written, where the number alone would be written differently: `colspan="1"`. */
    written: { default: {} },
  },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({ colspan: span(element, 'colspan'), rowspan: span(element, 'rowspan') }),
    },
  ],
  toDOM: (node): DOMOutputSpec => [tag, spans(node), 0],
});

const heading = (level: number) => ({ tag: `h${level}`, attrs: { level } });

/** Nodes of prose: each tag of the sanitiser's list, where it stands in its usual place. */
export const proseNodes = {
  paragraph: simple('p', { content: 'inline*', group: 'prose', attrs: between }),
  heading: {
    content: 'inline*',
    group: 'prose',
    defining: true,
    /** The sanitiser makes the id from the words when the story is saved. */
    attrs: { ...between, level: number(2), id: optionalText },
    parseDOM: [{ tag: 'h1', attrs: { level: 2 } }, heading(2), heading(3), heading(4)],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bulletList: simple('ul', { content: 'listItem+', group: 'prose', attrs: around }),
  orderedList: {
    content: 'listItem+',
    group: 'prose',
    attrs: { ...around, start: optionalText },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: element.getAttribute('start') }) }],
    toDOM: ({ attrs: { start } }) => ['ol', start === null ? {} : { start }, 0],
  },
  listItem: simple('li', { content: '(line | prose)+', defining: true, attrs: within }),
  blockquote: simple('blockquote', { content: 'prose+', group: 'prose', defining: true, attrs: around }),
  codeBlock: {
    content: 'inline*',
    group: 'prose',
    code: true,
    defining: true,
    attrs: between,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  horizontalRule: simple('hr', { group: 'prose', attrs: between }),
  figure: simple('figure', { content: '(prose | figcaption)+', group: 'prose', attrs: around }),
  figcaption: simple('figcaption', { content: 'inline*', attrs: between }),
  /** `<table>` with its `<caption>`: prosemirror-tables allows nothing but rows in a table. */
  captionedTable: {
    content: 'tableCaption table',
    group: 'prose',
    attrs: between,
    toDOM: () => ['figure', { class: 'captioned-table' }, 0],
  },
  tableCaption: {
    content: 'inline*',
    attrs: { gap: gap('') },
    toDOM: () => ['figcaption', 0],
  },
  table: {
    content: 'tableRow+',
    group: 'prose',
    isolating: true,
    tableRole: 'table',
    attrs: around,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: {
    content: '(tableCell | tableHeader)*',
    tableRole: 'row',
    attrs: {
      ...within,
      /** The section that begins with this row; `table` for none. Rows without one continue the section before them. */
      section: { default: null, validate: 'string|null' },
      sectionGap: gap(''),
      sectionEnd: end,
    },
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableCell: cell('td', 'cell'),
  tableHeader: cell('th', 'header_cell'),
  /** Text that stands in a list item, a cell or the body itself without a paragraph around it. */
  line: {
    content: 'inline*',
    group: 'prose',
    toDOM: () => ['div', { class: 'line' }, 0],
  },
  /** A tag where the nodes above do not allow it: a list item without a list, a link around two paragraphs. */
  wrapper: {
    content: 'prose*',
    group: 'prose',
    attrs: { ...around, tag: { validate: 'string' }, attributes: { default: {} } },
    toDOM: ({ attrs }) => ['div', { 'data-tag': String(attrs.tag) }, 0],
  },
  hardBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** An inline element with nothing inside. */
  emptyElement: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { tag: { validate: 'string' }, attributes: { default: {} } },
    toDOM: () => ['span', { class: 'empty-element' }],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;
