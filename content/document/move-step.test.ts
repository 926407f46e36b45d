import { collab, receiveTransaction, sendableSteps } from 'prosemirror-collab';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { ReplaceAroundStep, ReplaceStep, Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { MoveMap, remainingRanges } from './move-map.ts';
import { MoveStep } from './move-step.ts';
import { storySchema } from './schema.ts';
import { stepFrom } from './step-from.ts';

const { nodes } = storySchema;
const paragraph = (text: string) => nodes.paragraph.create(null, text === '' ? null : storySchema.text(text));
/** Each word is a paragraph. */
const documentOf = (words: string) => nodes.doc.create(null, words.split(' ').map(paragraph));
const shown = (doc: Node | null | undefined) => doc?.children.map(({ textContent }) => textContent).join(' ');
const at = (doc: Node, index: number) => doc.resolve(0).posAtIndex(index);
/** Moves so many blocks from one index to where others are above them. */
const move = (doc: Node, index: number, target: number, count = 1) =>
  new MoveStep(at(doc, index), at(doc, index + count), at(doc, target));
/** Where a word begins. */
const placeOf = (doc: Node, word: string) => {
  let found = -1;
  doc.descendants((node, place) => {
    if (node.text?.includes(word)) found = place + node.text.indexOf(word);
  });
  return found;
};

const doc = documentOf('one two three four');

it.each<[number, number, number, string]>([
  [0, 1, 2, 'two one three four'],
  [0, 1, 4, 'two three four one'],
  [2, 1, 0, 'three one two four'],
  [1, 2, 4, 'one four two three'],
  [2, 2, 1, 'one three four two'],
])('from %i, %i blocks go to %i: %s', (index, count, target, expected) => {
  const step = stepFrom(JSON.parse(JSON.stringify(move(doc, index, target, count).toJSON())));
  const { doc: after } = step.apply(doc);
  expect(shown(after)).toBe(expected);
  expect(after?.children.every((block) => doc.children.includes(block))).toBe(true);
  if (after) expect(shown(step.invert(doc).apply(after).doc)).toBe(shown(doc));
  // Every place in a word goes with it.
  for (const word of ['one', 'two', 'three', 'four'])
    for (let inside = 0; inside <= word.length; inside += 1) {
      const [before, now] = [placeOf(doc, word) + inside, placeOf(after as Node, word) + inside];
      for (const side of [-1, 1]) expect(step.getMap().map(before, side)).toBe(now);
      expect(step.getMap().mapResult(before)).toMatchObject({ pos: now, deleted: false });
      expect(step.getMap().invert().map(now)).toBe(before);
    }
});

it.each([
  ['a part of a word', { from: 1, to: 5, target: 10 }],
  ['into a block', { from: 0, to: 5, target: 7 }],
  ['beyond the end', { from: 0, to: 5, target: 99 }],
])('a step fails that would move %s', (_, json) => {
  expect(stepFrom({ stepType: 'move', ...json }).apply(doc).failed).toBe('Only whole blocks can be moved.');
});

it.each([
  ['nothing', { from: 5, to: 5, target: 0 }],
  ['backwards', { from: 5, to: 0, target: 9 }],
  ['into itself', { from: 0, to: 10, target: 5 }],
  ['to where it is', { from: 0, to: 5, target: 5 }],
  ['from before the text', { from: -1, to: 5, target: 9 }],
  ['half a place', { from: 0.5, to: 5, target: 9 }],
  ['no place', { from: 0, to: '5', target: 9 }],
])('is no step: %s', (_, json) => {
  expect(() => stepFrom({ stepType: 'move', ...json })).toThrow(RangeError);
});

it('a boundary goes with the block on its side', () => {
  const map = new MoveMap(5, 10, 17);
  const after = (place: number) => [map.map(place, -1), map.map(place, 1)];
  expect([5, 10, 17].map(after)).toEqual([
    [5, 12],
    [17, 5],
    [12, 17],
  ]);
});

it('a range that a move takes apart becomes several', () => {
  expect(remainingRanges({ from: 3, to: 12 }, new MoveMap(5, 10, 17))).toEqual([
    { from: 3, to: 5 },
    { from: 12, to: 17 },
    { from: 5, to: 7 },
  ]);
  expect(
    remainingRanges({ from: 3, to: 12 }, new ReplaceStep(5, 7, paragraph('x').slice(0)).getMap()),
  ).toEqual([
    { from: 3, to: 5 },
    { from: 6, to: 11 },
  ]);
});

/** Whose step comes first is applied as it is, the other is mapped over it. */
const merged = (first: Transform, second: Transform) => {
  const both = new Transform(first.doc);
  for (const step of second.steps) {
    const mapped = step.map(first.mapping);
    if (mapped) both.maybeStep(mapped);
  }
  return shown(both.doc);
};
type Change = (tr: Transform) => unknown;
const moving =
  (index: number, target: number): Change =>
  (tr) =>
    tr.step(move(tr.doc, index, target));
const typing =
  (word: string, text: string): Change =>
  (tr) =>
    tr.insert(placeOf(tr.doc, word) + word.length, storySchema.text(text));
const replacing =
  (first: string, last: string, text: string): Change =>
  (tr) => {
    const to = placeOf(tr.doc, last) + last.length - 1;
    return tr.replaceWith(placeOf(tr.doc, first) + 1, to, text === '' ? [] : storySchema.text(text));
  };
const splitting =
  (word: string): Change =>
  (tr) =>
    tr.split(placeOf(tr.doc, word) + 1);
const joining =
  (index: number): Change =>
  (tr) =>
    tr.join(at(tr.doc, index));
const deleting =
  (index: number): Change =>
  (tr) =>
    tr.delete(at(tr.doc, index), at(tr.doc, index + 1));

describe('two editors, in either order', () => {
  it.each<[string, Change, Change, string, string]>([
    ['a word in the moved block', moving(1, 3), typing('two', '!'), ...twice('one three two! four')],
    ['a word in the block it passes', moving(1, 3), typing('three', '!'), ...twice('one three! two four')],
    ['the moved block is split', moving(1, 0), splitting('two'), ...twice('t wo one three four')],
    ['the moved block is deleted', moving(1, 0), deleting(1), ...twice('one three four')],
    ['the block that is passed is deleted', moving(1, 3), deleting(2), ...twice('one two four')],
    ['both move the same block', moving(1, 0), moving(1, 4), 'one three four two', 'two one three four'],
    ['both make the same move', moving(1, 2 + 1), moving(1, 3), ...twice('one three two four')],
    ['each moves the block of the other', moving(0, 2), moving(1, 0), ...twice('two one three four')],
    ['two blocks go to one place', moving(0, 4), moving(1, 4), 'three four two one', 'three four one two'],
  ])('%s', (_, first, second, there, back) => {
    const [a, b] = [new Transform(doc), new Transform(doc)];
    first(a);
    second(b);
    expect([merged(a, b), merged(b, a)]).toEqual([there, back]);
  });

  function twice(text: string): [string, string] {
    return [text, text];
  }
});

describe('a deletion that a move tears apart', () => {
  it.each<[string, Change, Change, string]>([
    ['takes no block between its ends', moving(2, 4), replacing('two', 'three', ''), 'one two four three'],
    ['keeps what was typed in it', moving(2, 4), replacing('two', 'three', 'X'), 'one tXwo four three'],
    ['takes no block that came between', moving(0, 2), replacing('two', 'three', ''), 'two one three four'],
    [
      'is none where its parts changed places',
      moving(1, 3),
      replacing('two', 'three', 'X'),
      'one three tXwo four',
    ],
    ['joins no block that went away', moving(2, 4), joining(2), 'one two four three'],
    [
      'stays whole where all of it is moved',
      moving(2, 0),
      replacing('three', 'three', ''),
      'te one two four',
    ],
    ['stays whole where others move', moving(3, 0), replacing('two', 'three', 'X'), 'four one tXe'],
    ['leaves a block that was taken out of it', moving(1, 4), replacing('one', 'three', ''), 'oe four two'],
    [
      'that keeps its middle takes no block between',
      moving(2, 4),
      (tr) =>
        tr.step(
          new ReplaceAroundStep(8, 17, 13, 16, new Slice(Fragment.from(nodes.paragraph.create()), 1, 0), 0),
        ),
      'one two four three',
    ],
  ])('%s', (_, theirs, own, expected) => {
    const [a, b] = [new Transform(doc), new Transform(doc)];
    theirs(a);
    own(b);
    expect(merged(a, b)).toBe(expected);
  });
});

/** An editor, and colleagues whose steps the server has first. */
function openEditor() {
  let state = EditorState.create({ doc, plugins: [history(), collab({ version: 0, clientID: 'own' })] });
  let server = doc;
  const dispatch = (tr: typeof state.tr) => {
    state = state.apply(tr);
  };
  return {
    get shown() {
      return shown(state.doc);
    },
    /** The word with the caret. */
    get atCaret() {
      return state.selection.$from.parent.textContent;
    },
    putCaret: (word: string) =>
      dispatch(state.tr.setSelection(TextSelection.create(state.doc, placeOf(state.doc, word) + 1))),
    change(change: Change) {
      const { tr } = state;
      change(tr);
      dispatch(closeHistory(tr));
    },
    send() {
      const own = sendableSteps(state)?.steps ?? [];
      dispatch(
        receiveTransaction(
          state,
          own,
          own.map(() => 'own'),
        ),
      );
      server = state.doc;
    },
    receive(change: Change) {
      const tr = new Transform(server);
      change(tr);
      server = tr.doc;
      dispatch(
        receiveTransaction(
          state,
          tr.steps,
          tr.steps.map(() => 'other'),
        ),
      );
    },
    undo: () => undo(state, dispatch),
    redo: () => redo(state, dispatch),
  };
}

describe('an editor', () => {
  it('keeps the caret and unsent words in a block that a colleague moves', () => {
    const editor = openEditor();
    editor.putCaret('two');
    editor.change(typing('two', '!'));
    editor.receive(moving(1, 4));
    editor.change(typing('two!', '?'));
    expect([editor.shown, editor.atCaret]).toEqual(['one three four two!?', 'two!?']);
  });

  it.each([true, false])('moves a block back, whatever came since; sent: %s', (isSent) => {
    const editor = openEditor();
    editor.change(moving(1, 3));
    if (isSent) editor.send();
    editor.receive(typing('two', '!'));
    editor.receive(typing('one', '!'));
    expect(editor.shown).toBe('one! three two! four');
    editor.undo();
    expect(editor.shown).toBe('one! two! three four');
    editor.redo();
    expect(editor.shown).toBe('one! three two! four');
  });

  it('takes back words in a block that a colleague moved', () => {
    const editor = openEditor();
    editor.change(typing('two', '!'));
    editor.send();
    editor.receive(moving(1, 4));
    editor.undo();
    expect(editor.shown).toBe('one three four two');
  });

  it.each<[string, Change]>([
    ['Enter', splitting('two')],
    [
      'a paste of several blocks',
      (tr) => tr.insert(placeOf(tr.doc, 'two') - 1, [paragraph('t'), paragraph('wo')]),
    ],
  ])('takes back no block that came between the parts of %s', (_, change) => {
    const editor = openEditor();
    editor.change(change);
    editor.send();
    editor.receive((tr) => tr.step(move(tr.doc, 2, tr.doc.childCount)));
    const before = editor.shown;
    editor.undo();
    expect(editor.shown).toBe(before);
  });
});
