import type { AttributeSpec, MarkSpec } from 'prosemirror-model';
import { isForbiddenLink } from '../rules/link-treatment.ts';

/**
 * Where a mark stood in HTML whose nesting the schema's own order would change: how deep among the inline elements
 * around the text, and which of its parent's children it was. Both are empty in text that is written in the usual order.
 */
const place: Record<string, AttributeSpec> = {
  depth: { default: null, validate: 'number|null' },
  part: { default: null, validate: 'number|null' },
};

const text: AttributeSpec = { default: null, validate: 'string|null' };
const simple = (tag: string, more: Partial<MarkSpec> = {}): MarkSpec => ({
  attrs: place,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

/** Only what is set, for the DOM. */
const present = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));

/** Marks by the tag they are written as. Earlier ones stand outside of later ones where both span the same text. */
export const marks = {
  a: {
    /** `rel` is the sanitiser's: it adds it when the story is saved, and an edited link has none until then. */
    attrs: { ...place, href: text, rel: text, title: text },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        // The text of such a link stays, without the link: pasted and imported text is never rejected for one.
        getAttrs: (element: HTMLElement) =>
          !isForbiddenLink(element.getAttribute('href') ?? '') && {
            href: element.getAttribute('href'),
            title: element.getAttribute('title'),
          },
      },
    ],
    toDOM: ({ attrs: { href, title } }) => ['a', present({ href, title }), 0],
  },
  strong: simple('strong', {
    parseDOM: [{ tag: 'strong' }, { style: 'font-weight', getAttrs: (value) => isBold(value) && null }],
  }),
  em: simple('em', { parseDOM: [{ tag: 'em' }, { style: 'font-style=italic' }] }),
  b: simple('b', {
    // Google Docs wraps a whole clipboard in <b style="font-weight: normal">.
    parseDOM: [{ tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null }],
  }),
  i: simple('i', {
    parseDOM: [{ tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null }],
  }),
  mark: simple('mark'),
  ins: simple('ins'),
  del: simple('del', { parseDOM: [{ tag: 'del' }, { tag: 's' }, { tag: 'strike' }] }),
  small: simple('small'),
  abbr: {
    attrs: { ...place, title: text },
    parseDOM: [{ tag: 'abbr', getAttrs: (element) => ({ title: element.getAttribute('title') }) }],
    toDOM: ({ attrs: { title } }) => ['abbr', present({ title }), 0],
  },
  time: {
    attrs: { ...place, datetime: text },
    parseDOM: [{ tag: 'time', getAttrs: (element) => ({ datetime: element.getAttribute('datetime') }) }],
    toDOM: ({ attrs: { datetime } }) => ['time', present({ datetime }), 0],
  },
  sub: simple('sub'),
  sup: simple('sup'),
  code: simple('code', { code: true }),
  /** Means nothing by itself; kept because the body has it, never made from a clipboard. */
  span: simple('span', { parseDOM: [] }),
  /** An inline element inside one of its own kind: `<b><b>`. */
  again: {
    attrs: { ...place, tag: { validate: 'string' }, attributes: { default: {} } },
    excludes: '',
    toDOM: () => ['span', 0],
  },
} satisfies Record<string, MarkSpec>;

function isBold(weight: string): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

export type InlineTag = Exclude<keyof typeof marks, 'again'>;

/** Attributes of a mark that are attributes of its tag, in the sanitiser's order. */
export const markAttributes: Readonly<Partial<Record<InlineTag, readonly string[]>>> = {
  a: ['href', 'rel', 'title'],
  abbr: ['title'],
  time: ['datetime'],
};

export const isInlineTag = (tag: string): tag is InlineTag => tag !== 'again' && Object.hasOwn(marks, tag);
