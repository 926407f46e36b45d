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
