import type { Mark, Node } from 'prosemirror-model';
import { type CleanElement, type CleanNode, cleanHtml } from '../rules/body/clean-tree.ts';
import { inlineHtml } from './inline-to.ts';
import { isInlineTag, markAttributes } from './marks.ts';
import { storySchema } from './schema.ts';

const { nodes, marks } = storySchema;

/** The text of inline HTML with the elements around it as marks. */
export function inlineFrom(items: readonly CleanNode[]): Node[] {
  const usual = nodesOf(items, usualMarks);
  const html = cleanHtml(items);
  return usual && inlineHtml(usual) === html ? usual : (nodesOf(items, placedMarks) ?? []);
}

interface OuterElement {
  element: CleanElement;
  part: number;
}
type MarksOf = (outer: readonly OuterElement[]) => readonly Mark[] | undefined;

function nodesOf(items: readonly CleanNode[], marksOf: MarksOf): Node[] | undefined {
  const found: Node[] = [];
  const collect = (item: CleanNode, part: number, outer: readonly OuterElement[]): boolean => {
    if (typeof item !== 'string' && item.children.length > 0) {
      const inside = [...outer, { element: item, part }];
      return item.children.every((child, index) => collect(child, index, inside));
    }
    const around = marksOf(outer);
    if (around) found.push(leafOf(item).mark(around));
    return around !== undefined;
  };
  return items.every((item, index) => collect(item, index, [])) ? found : undefined;
}

function leafOf(item: CleanNode): Node {
  if (typeof item === 'string') return storySchema.text(item);
  const { tag, attributes } = item;
  return tag === 'br' ? nodes.hardBreak.create() : nodes.emptyElement.create({ tag, attributes });
}

/** None if an element is inside one of its own kind. */
function usualMarks(outer: readonly OuterElement[]): readonly Mark[] | undefined {
  const tags = new Set(outer.map(({ element }) => element.tag));
  return tags.size < outer.length ? undefined : markSet(outer.map(({ element }) => markOf(element, {})));
}

function placedMarks(outer: readonly OuterElement[]): readonly Mark[] {
  return markSet(
    outer.map(({ element, part }, depth) => {
      const isAgain = outer.slice(0, depth).some((other) => other.element.tag === element.tag);
      return isAgain ? marks.again.create({ ...element, depth, part }) : markOf(element, { depth, part });
    }),
  );
}

const markSet = (list: readonly Mark[]) =>
  list.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []);

function markOf({ tag, attributes }: CleanElement, place: { depth?: number; part?: number }): Mark {
  if (!isInlineTag(tag)) throw new RangeError(`${tag} is no inline element`);
  const known = (markAttributes[tag] ?? []).map((name) => [name, attributes[name] ?? null]);
  return marks[tag].create({ ...Object.fromEntries(known), ...place });
}
