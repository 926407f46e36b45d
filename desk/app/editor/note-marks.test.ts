import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentFrom } from '#content/document/from-body.ts';
import { noteAt, notedPassages, noteMarks, showNoteMarks } from './note-marks.ts';

const open = () => {
  const doc = documentFrom({ body: '<p>One two three.</p>', additionalShortcodeData: {} }, []);
  const state = EditorState.create({ doc, plugins: [noteMarks()] });
  const passages = [
    { id: 'whole', from: 1, to: 15 },
    { id: 'two', from: 5, to: 8 },
    { id: 'gone', from: 90, to: 99 },
  ];
  return state.apply(showNoteMarks(state, passages));
};
const shown = (state: EditorState) => notedPassages(state).map(({ id, from, to }) => `${id} ${from}-${to}`);

it('marks move with the text, and are gone with it', () => {
  const state = open();
  expect(shown(state)).toEqual(['whole 1-15', 'two 5-8']);
  const longer = state.apply(state.tr.insertText('Xx ', 1));
  expect(shown(longer)).toContain('two 8-11');
  expect(shown(longer.apply(longer.tr.delete(8, 11)))).toEqual(['whole 4-15']);
  expect(shown(state.apply(showNoteMarks(state, [])))).toEqual([]);
});

it.each([
  [2, 'whole'],
  [6, 'two'],
  [8, 'two'],
  [12, 'whole'],
])('the note at %s is %s', (at, id) => {
  expect(noteAt(open(), at)).toBe(id);
});
