import type { AttributeSpec, NodeSpec } from 'prosemirror-model';

const uuid: AttributeSpec = { validate: 'string' };
/** The fields of the embed that are no text of the document. */
const data: AttributeSpec = { default: {} };

const textEmbed = (content: string, name: string): NodeSpec => ({
  content,
  group: 'embeds',
  isolating: true,
  defining: true,
  attrs: { uuid, data },
  toDOM: () => ['section', { 'data-embed': name }, 0],
});

/** A line of plain text inside an embed: these fields are strings and hold no markup. */
const plain = (name: string): NodeSpec => ({
  content: 'text*',
  marks: '',
  whitespace: 'pre',
  toDOM: () => ['div', { 'data-field': name }, 0],
});

/** Nodes of embeds: those with text of their own, and one for all others. */
export const embedNodes = {
  image: textEmbed('imageCaption', 'image'),
  imageCaption: plain('caption'),
  pullQuote: textEmbed('quoteText quoteCredit', 'pullQuote'),
  quoteText: plain('quote'),
  quoteCredit: plain('credit'),
  /** `cardText` is the text of a card without markup. */
  infoCard: textEmbed('cardTitle (cardText | prose+)', 'infoCard'),
  cardTitle: plain('title'),
  cardText: plain('text'),
  keyTakeaways: textEmbed('takeaway+', 'keyTakeaways'),
  takeaway: plain('takeaway'),
  liveEntry: textEmbed('entryTitle prose+', 'liveEntry'),
  entryTitle: plain('title'),
  /** The table embed, with plain text in every cell; `<table>` of the prose is `table`. */
  dataTable: textEmbed('dataCaption dataHead dataRow*', 'table'),
  dataCaption: plain('caption'),
  dataHead: { content: 'dataCell*', toDOM: () => ['div', { 'data-field': 'head' }, 0] },
  dataRow: { content: 'dataCell*', toDOM: () => ['div', { 'data-field': 'row' }, 0] },
  dataCell: { ...plain('cell'), isolating: true },
  /** Every other embed: its data as it is stored. */
  embed: {
    group: 'embeds',
    atom: true,
    draggable: true,
    attrs: {
      uuid,
      embed: {},
      /** The data is in the story's own list of listicles or review cards. */
      carried: { default: false, validate: 'boolean' },
    },
    toDOM: () => ['div', { 'data-embed': 'embed' }],
  },
  /** A shortcode whose data is missing or does not fit its type: kept as it is. */
  unknownEmbed: {
    group: 'embeds',
    atom: true,
    attrs: { type: { validate: 'string' }, uuid },
    toDOM: () => ['div', { 'data-embed': 'unknown' }],
  },
} satisfies Record<string, NodeSpec>;
