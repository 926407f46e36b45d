import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** What newsrooms write where something is still to come. */
const pattern = /\b(?:TK){1,10}\b/g;

function marksIn(document: Node, from: number, to: number): Decoration[] {
  const found: Decoration[] = [];
  document.nodesBetween(from, to, (node, at) => {
    for (const match of node.text?.matchAll(pattern) ?? []) {
      const start = at + match.index;
      found.push(Decoration.inline(start, start + match[0].length, { class: 'to-come' }));
    }
  });
  return found;
}

/** Shows every TK; after a change only the blocks that changed are searched. */
export const toComeMarks = (): Plugin<DecorationSet> => {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }: EditorState) => DecorationSet.create(doc, marksIn(doc, 0, doc.content.size)),
      apply(tr, shown) {
        if (!tr.docChanged) return shown;
        let next = shown.map(tr.mapping, tr.doc);
        for (const [index, map] of tr.mapping.maps.entries())
          map.forEach((_from, _to, start, end) => {
            const rest = tr.mapping.slice(index + 1);
            const { doc } = tr;
            const first = doc.resolve(Math.min(doc.content.size, rest.map(start, -1)));
            const last = doc.resolve(Math.min(doc.content.size, rest.map(end, 1)));
            const from = first.depth > 0 ? first.before(1) : first.pos;
            const to = last.depth > 0 ? last.after(1) : last.pos;
            next = next.remove(next.find(from, to)).add(doc, marksIn(doc, from, to));
          });
        return next;
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
};
