import type { Mark, Node } from 'prosemirror-model';
import { escapeText } from '#platform/escape-html.ts';
import { closingTag, openingTag } from '../rules/body/clean-tree.ts';
import { isInlineTag, markAttributes } from './marks.ts';

/** Inline nodes as HTML, each mark open for as long as its neighbors have it. */
export function inlineHtml(parts: readonly Node[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  parts.forEach((part, index) => {
    const next = nesting(open, parts, index);
    const common = commonLength(open, next);
    for (const mark of open.slice(common).reverse()) html += closingTag(tagOf(mark));
    for (const mark of next.slice(common)) html += openingTag(tagOf(mark), attributesOf(mark));
    html += partHtml(part);
    open = next;
  });
  for (const mark of [...open].reverse()) html += closingTag(tagOf(mark));
  return html;
}

/** The marks of a part from the outermost to the innermost. */
function nesting(open: readonly Mark[], parts: readonly Node[], index: number): Mark[] {
  const own = parts[index]?.marks ?? [];
  const placed = own.filter(({ attrs }) => attrs.depth !== null);
  placed.sort((a, b) => a.attrs.depth - b.attrs.depth);
  const outer =
    placed.length > 0
      ? placed
      : open.slice(
          0,
          countWhile(open, (mark) => mark.isInSet(own)),
        );
  const inner = own
    .filter((mark) => !mark.isInSet(outer))
    .map((mark) => ({ mark, reach: reach(mark, parts, index) }));
  // The one that goes on for longer stands outside, so that it need not be closed and opened again.
  inner.sort((a, b) => b.reach - a.reach);
  return [...outer, ...inner.map(({ mark }) => mark)];
}

function reach(mark: Mark, parts: readonly Node[], from: number): number {
  let to = from + 1;
  while (to < parts.length && mark.isInSet(parts[to]?.marks ?? [])) to += 1;
  return to;
}

function countWhile(list: readonly Mark[], test: (mark: Mark) => boolean): number {
  const first = list.findIndex((mark) => !test(mark));
  return first < 0 ? list.length : first;
}

const commonLength = (a: readonly Mark[], b: readonly Mark[]) => {
  let length = 0;
  while (length < a.length && length < b.length && a[length]?.eq(b[length] as Mark)) length += 1;
  return length;
};

const tagOf = ({ type, attrs }: Mark): string => (type.name === 'again' ? attrs.tag : type.name);

function attributesOf({ type, attrs }: Mark): Record<string, string> {
  if (!isInlineTag(type.name)) return attrs.attributes;
  const names = markAttributes[type.name] ?? [];
  return Object.fromEntries(names.filter((name) => attrs[name] !== null).map((name) => [name, attrs[name]]));
}

function partHtml(part: Node): string {
  if (part.isText) return escapeText(part.text ?? '');
  if (part.type.name === 'hardBreak') return '<br>';
  const { tag, attributes } = part.attrs;
  return openingTag(tag, attributes) + closingTag(tag);
}
