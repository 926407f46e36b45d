import { history, redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { storySchema } from '#content/document/schema.ts';
import { keepData } from './keep-data.ts';
import * as picks from './picks.ts';
import { setData } from './set-data.ts';

const { nodes } = storySchema;
const paragraph = (text: string) => nodes.paragraph.create(null, storySchema.text(text));

const shown = (doc: Node) =>
  doc.children.map(({ attrs, textContent }) => attrs.embed?.listicle.hed ?? textContent).join(' ');

function openList() {
  const two = ['Alder', 'Birch'].map((hed) => picks.newPick(hed.toLowerCase(), { hed, usePricing: false }));
  let state = EditorState.create({
    doc: nodes.doc.create(null, [paragraph('one'), two[0] as Node, paragraph('two'), two[1] as Node]),
    plugins: [history(), keepData()],
  });
  const dispatch = (tr: typeof state.tr) => {
    state = state.apply(tr);
  };
  return {
    dispatch,
    get state() {
      return state;
    },
    rename(index: number, hed: string) {
      const at = picks.placeOfPick(state.doc, index) ?? 0;
      const before = state.doc.nodeAt(at)?.attrs.embed;
      return setData(state.tr, at, { before, after: { ...before, listicle: { ...before.listicle, hed } } });
    },
  };
}

it('undo and redo of a move keep what a colleague wrote into the block since', () => {
  const list = openList();
  list.dispatch(picks.movePick(list.state, 0, 1));
  expect(shown(list.state.doc)).toBe('one Birch two Alder');
  list.dispatch(list.rename(1, 'Ash').setMeta('addToHistory', false).setMeta('rebased', 0));
  undo(list.state, list.dispatch);
  expect(shown(list.state.doc)).toBe('one Ash two Birch');
  redo(list.state, list.dispatch);
  expect(shown(list.state.doc)).toBe('one Birch two Ash');
});

it('undo of an own change takes it back, and what comes from others is taken as it is', () => {
  const list = openList();
  list.dispatch(list.rename(0, 'Ash'));
  undo(list.state, list.dispatch);
  expect(shown(list.state.doc)).toBe('one Alder two Birch');
  const at = picks.placeOfPick(list.state.doc, 0) ?? 0;
  const other = picks.newPick('alder', { hed: 'Larch', usePricing: false });
  list.dispatch(list.state.tr.replaceWith(at, at + 1, other).setMeta('rebased', 0));
  expect(shown(list.state.doc)).toBe('one Larch two Birch');
});
