import type { CleanElement, CleanNode } from './clean-tree.ts';

/** Word pastes lists as paragraphs that name their level: `mso-list:l0 level2 lfo1`. */
const level = /mso-list:\s?l\d{1,4} level(\d)/;
/** What Word shows before an item of a numbered list. */
const number = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** The attribute of a paragraph that holds it while lists are gathered. */
export const marker = 'data-marker';

interface WordItem {
  level: number;
  tag: 'ul' | 'ol';
  children: CleanNode[];
}

/** Paragraphs of Word lists as lists; everything else stays. */
export function gatherWordLists(nodes: readonly CleanNode[]): CleanNode[] {
  const found: CleanNode[] = [];
  let items: WordItem[] = [];
  const endList = () => {
    if (items.length > 0) found.push(...listsOf(items, 1));
    items = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (items.length === 0 || node.trim() !== '') {
        endList();
        found.push(node);
      }
      continue;
    }
    const item = itemOf(node);
    if (item) items.push(item);
    else {
      endList();
      found.push({ ...node, children: gatherWordLists(node.children) });
    }
  }
  endList();
  return found;
}

function itemOf({ tag, attributes, children }: CleanElement): WordItem | undefined {
  const named = level.exec(attributes.style ?? '');
  if (tag !== 'p' || !named) return undefined;
  return { level: Number(named[1]), tag: number.test(attributes[marker] ?? '') ? 'ol' : 'ul', children };
}

/** Items of this level as lists, with deeper ones inside the item before them. */
function listsOf(items: readonly WordItem[], depth: number): CleanElement[] {
  const lists: CleanElement[] = [];
  for (let index = 0; index < items.length; ) {
    const item = items[index] as WordItem;
    const end = items.findIndex((other, at) => at > index && other.level <= depth);
    const deeper = items.slice(index + 1, end < 0 ? items.length : end);
    const entry = { tag: 'li', attributes: {}, children: [...item.children, ...listsOf(deeper, depth + 1)] };
    const last = lists.at(-1);
    if (last?.tag === item.tag) last.children.push(entry);
    else lists.push({ tag: item.tag, attributes: {}, children: [entry] });
    index += deeper.length + 1;
  }
  return lists;
}
