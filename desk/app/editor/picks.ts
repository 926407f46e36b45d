import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { storySchema } from '#content/document/schema.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import { moved } from '../forms/list-order.ts';
import { setData } from './set-data.ts';

const { nodes } = storySchema;

/** Picks of a best list: blocks of the text, in its order. Those that the story carries without a place stand aside. */
export interface Picks {
  placed: readonly Node[];
  unplaced: readonly Listicle[];
}

interface Slot {
  node: Node;
  at: number;
}

const isPick = (node: Node) => node.type === nodes.embed && node.attrs.embed.type === 'listicle';

function slotsOf(doc: Node): Slot[] {
  const slots: Slot[] = [];
  doc.forEach((node, at) => {
    if (isPick(node)) slots.push({ node, at });
  });
  return slots;
}

/** A carried list has the picks of the text by their uuid, others as they are. */
const carried = (doc: Node) => doc.attrs.unplaced.listicles as readonly (string | Listicle)[];

const sameEntries = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** The picks now; the same object as long as none has changed, so that typing elsewhere renders none. */
export function picksIn(doc: Node, before?: Picks): Picks {
  const placed = slotsOf(doc).map(({ node }) => node);
  const shown = new Set(placed.flatMap(({ attrs }) => [attrs.uuid, attrs.embed.listicle.uuid]));
  // Older stories carry a copy of every pick that stands in the text.
  const unplaced = carried(doc).filter(
    (entry) => typeof entry !== 'string' && !(entry.uuid !== undefined && shown.has(entry.uuid)),
  ) as Listicle[];
  const isSame = before && sameEntries(before.placed, placed) && sameEntries(before.unplaced, unplaced);
  return isSame ? before : { placed, unplaced };
}

export const listicleOf = ({ attrs }: Node): Listicle => attrs.embed.listicle;

export const movePick = (state: EditorState, from: number, to: number): Transaction =>
  reorder(state, (slots) => moved(slots, from, to));

/** Puts picks into this order, by the places they have now. */
export const orderPicks = (state: EditorState, order: readonly number[]): Transaction =>
  reorder(state, (slots) => order.flatMap((from) => slots[from] ?? []));

/** Puts picks into the order of these uuids; others that came since stay below them. */
export const restoreOrder = (state: EditorState, uuids: readonly string[]): Transaction =>
  reorder(state, (slots) => {
    const placeOf = ({ node }: Slot) => {
      const place = uuids.indexOf(node.attrs.uuid);
      return place < 0 ? uuids.length : place;
    };
    return slots.toSorted((a, b) => placeOf(a) - placeOf(b));
  });

/** Another order: picks take each other's places, the text between them stays. */
function reorder(
  { doc, tr }: EditorState,
  arrange: (slots: readonly Slot[]) => readonly Slot[],
): Transaction {
  const slots = slotsOf(doc);
  const order = arrange(slots);
  if (order.length !== slots.length) return tr;
  // From the end: places before it stay.
  for (const [index, { node, at }] of [...slots.entries()].reverse()) {
    const next = order[index]?.node;
    if (next && next !== node) tr.replaceWith(at, at + node.nodeSize, next);
  }
  return tr;
}

/** Puts a pick before the one that has this place now, or below the last one, or at the end of the text. */
export function insertPick({ doc, tr }: EditorState, index: number, pick: Node): Transaction {
  const slots = slotsOf(doc);
  const last = slots.at(-1);
  const at = slots[index]?.at ?? (last ? last.at + last.node.nodeSize : doc.content.size);
  return tr.insert(at, pick);
}

export const newPick = (uuid: string, listicle: Listicle = { usePricing: true }): Node =>
  nodes.embed.create({ uuid, embed: { uuid, type: 'listicle', listicle } });

/** Changes what a pick says. */
export function changePick({ doc, tr }: EditorState, index: number, listicle: Listicle): Transaction {
  const slot = slotsOf(doc)[index];
  if (!slot) return tr;
  const before = slot.node.attrs.embed;
  return setData(tr, slot.at, { before, after: { ...before, listicle } });
}

export function removePick(state: EditorState, index: number): Transaction {
  const slot = slotsOf(state.doc)[index];
  if (!slot) return state.tr;
  const { at, node } = slot;
  // A text needs a block.
  if (state.doc.childCount === 1)
    return state.tr.replaceWith(at, at + node.nodeSize, nodes.paragraph.create());
  return state.tr.delete(at, at + node.nodeSize);
}

/** Puts a pick that the story carries below the others; its place in the carried list stays. */
export function placePick(state: EditorState, pick: Listicle, newUuid: () => string): Transaction {
  const uuid = pick.uuid ?? newUuid();
  const { unplaced } = state.doc.attrs;
  const listicles = carried(state.doc).map((entry) => (entry === pick ? uuid : entry));
  const embed = { type: 'listicle', uuid, listicle: { ...pick, uuid } };
  const node = nodes.embed.create({ uuid, embed, carried: true });
  return insertPick(state, Number.POSITIVE_INFINITY, node).setDocAttribute('unplaced', {
    ...unplaced,
    listicles,
  });
}

/** Where a pick stands in the text. */
export const placeOfPick = (doc: Node, index: number): number | undefined => slotsOf(doc)[index]?.at;
