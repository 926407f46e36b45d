import type { Node } from 'prosemirror-model';

export interface LinkInText {
  href: string;
  words: string;
  rel: string;
  position: number;
}

/** The links of a text with the words they are on; a link over several runs of text is one. */
export function linksInText(document: Node): LinkInText[] {
  const found: LinkInText[] = [];
  let end = -1;
  document.descendants((node, position) => {
    const mark = node.isText ? node.marks.find(({ type }) => type.name === 'a') : undefined;
    if (!mark) return;
    const href = String(mark.attrs.href ?? '');
    const last = found.at(-1);
    if (last && last.href === href && end === position) last.words += node.text ?? '';
    else found.push({ href, words: node.text ?? '', rel: String(mark.attrs.rel ?? ''), position });
    end = position + node.nodeSize;
  });
  return found;
}

/** Fields, at whatever depth, with words that readers see; others are addresses, ids, slugs and markup. */
const fieldsOfWords = new Set([
  ...['title', 'dek', 'headline', 'description', 'text', 'quote', 'credit', 'name', 'label'],
  ...['alt', 'caption', 'credits', 'photoCredit', 'bottomLine', 'good', 'bad', 'keyTakeaways', 'shortSpecs'],
  ...['hed', 'subhed', 'like', 'dislike', 'supplementalText', 'imageCaptionOverride', 'imageCreditOverride'],
  ...[
    'titleTag',
    'seoMetaDescription',
    'seoOgTitle',
    'seoOgDescription',
    'promoHed',
    'promoDek',
    'promoTitle',
  ],
]);

/** The words of a value of a story. `field` is the name of the field that has it. */
export function wordsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return fieldsOfWords.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => wordsIn(part, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, name));
}
