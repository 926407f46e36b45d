import type { Node } from 'prosemirror-model';
import { cleanText } from '../rules/body/clean-text.ts';
import { proseHtml } from './prose-to.ts';

const textOf = (node: Node | undefined) => node?.textContent ?? '';
const cellsOf = (row: Node | undefined) => row?.children.map(textOf) ?? [];

/** The data of an embed as it is stored, not yet checked against its schema. */
export function embedData(node: Node): unknown {
  const { attrs, children } = node;
  const [first, second] = children;
  const { data } = attrs;
  switch (node.type.name) {
    case 'image':
      return { ...data, type: 'image', image: { ...data.image, ...stated('caption', textOf(first)) } };
    case 'pullQuote':
      return { ...data, type: 'pullQuote', quote: textOf(first), ...stated('credit', textOf(second)) };
    case 'infoCard':
      return { ...withoutStated(data), type: 'infoCard', title: textOf(first), ...cardText(node) };
    case 'keyTakeaways':
      return { ...data, type: 'keyTakeaways', items: children.map(textOf) };
    case 'liveEntry':
      return { ...data, type: 'liveEntry', title: textOf(first), html: proseHtml(children.slice(1)) };
    case 'dataTable':
      return {
        ...data,
        type: 'table',
        caption: textOf(first),
        head: cellsOf(second),
        rows: children.slice(2).map(cellsOf),
      };
    default:
      return attrs.embed;
  }
}

const stated = (name: string, text: string) => (text === '' ? {} : { [name]: text });

function withoutStated({ stated: _, ...data }: Record<string, unknown>): Record<string, unknown> {
  return data;
}

function cardText({ attrs, children }: Node): { text: string; html?: string } {
  const body = children.slice(1);
  if (body[0]?.type.name === 'cardText') return { text: textOf(body[0]) };
  const html = proseHtml(body);
  const { stated: known } = attrs.data;
  return { html, text: known?.html === html ? known.text : cleanText(html) };
}
