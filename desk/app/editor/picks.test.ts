import { EditorState, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentProblem } from '#content/document/check-document.ts';
import { documentFrom } from '#content/document/from-body.ts';
import { storySchema } from '#content/document/schema.ts';
import { bodyFrom } from '#content/document/to-body.ts';
import * as picks from './picks.ts';

const { nodes } = storySchema;

const blockOf = (character: string) =>
  /\d/.test(character)
    ? nodes.embed.create({
        uuid: character,
        embed: { type: 'listicle', uuid: character, listicle: { hed: character, usePricing: false } },
      })
    : nodes.paragraph.create(null, storySchema.text(character));

/** A text in which a character is a paragraph and a digit a pick. */
const stateOf = (text: string) => EditorState.create({ doc: nodes.doc.create(null, [...text].map(blockOf)) });

const shown = ({ doc }: Transaction): string => {
  expect(documentProblem(doc)).toBeUndefined();
  return doc.children.map(({ attrs, textContent }) => attrs.uuid ?? (textContent || '_')).join('');
};

it.each([
  ['down over the text between', 'a1b2c', 0, 1, 'a2b1c'],
  ['up over two', 'a1b2c3', 2, 0, 'a3b1c2'],
  ['to its own place', 'a1b2', 1, 1, 'a1b2'],
  ['beyond the last', 'a1b2', 1, 2, 'a1b2'],
  ['side by side', '123', 0, 2, '231'],
])('a pick moves %s', (_, text, from, to, after) => {
  expect(shown(picks.movePick(stateOf(text), from, to))).toBe(after);
});

it.each([
  ['before the first', 'a1b2', 0, 'a91b2'],
  ['between', 'a1b2c', 1, 'a1b92c'],
  ['below the last', 'a1b2c', 2, 'a1b29c'],
  ['at the end of a text without picks', 'ab', 0, 'ab9'],
])('a pick is added %s', (_, text, index, after) => {
  expect(shown(picks.insertPick(stateOf(text), index, picks.newPick('9')))).toBe(after);
});

it.each([
  ['one of two', 'a1b2', 0, 'ab2'],
  ['the only block', '1', 0, '_'],
  ['one that is gone', 'a1', 4, 'a1'],
])('a pick is removed: %s', (_, text, index, after) => {
  expect(shown(picks.removePick(stateOf(text), index))).toBe(after);
});

it('a change of a pick keeps its place and its uuid', () => {
  const { doc } = picks.changePick(stateOf('a1b2'), 1, { hed: 'New', usePricing: true });
  expect(picks.picksIn(doc).placed.map(picks.listicleOf)).toEqual([
    { hed: '1', usePricing: false },
    { hed: 'New', usePricing: true },
  ]);
  expect(doc.lastChild?.attrs.uuid).toBe('2');
});

it('a pick that the story carries is placed below the others, and keeps its place in the list', () => {
  const listicles = ['x', 'y'].map((uuid) => ({ uuid, hed: uuid, usePricing: false }));
  const before = documentFrom({ body: '<p>a</p>', additionalShortcodeData: {}, listicles }, []);
  const state = EditorState.create({ doc: before });
  const { unplaced } = picks.picksIn(state.doc);
  expect(unplaced.map(({ hed }) => hed)).toEqual(['x', 'y']);
  const { doc } = picks.placePick(state, unplaced[1] as (typeof unplaced)[0], () => 'new');
  expect(picks.picksIn(doc).unplaced.map(({ hed }) => hed)).toEqual(['x']);
  const body = bodyFrom(doc);
  expect(body.body).toMatch(/<p>a<\/p>\s*\[shortcode type="listicle" uuid="y"\]/);
  expect(body.listicles.map(({ hed }) => hed)).toEqual(['x', 'y']);
});

it('a copy that the story carries of a pick in the text is not placed again', () => {
  const pick = { uuid: 'x', hed: 'x', usePricing: false };
  const doc = documentFrom(
    {
      body: '[shortcode type="listicle" uuid="x"]',
      additionalShortcodeData: { x: { type: 'listicle', uuid: 'x', listicle: pick } },
      listicles: [pick],
    },
    [],
  );
  expect(picks.picksIn(doc)).toMatchObject({ placed: [{ attrs: { uuid: 'x' } }], unplaced: [] });
});

it('typing elsewhere keeps the same picks', () => {
  const state = stateOf('a1');
  const before = picks.picksIn(state.doc);
  expect(picks.picksIn(state.tr.insertText('b', 1).doc, before)).toBe(before);
});

it('picks are put into another order and back; one that was added since stays below', () => {
  const before = stateOf('a1b2c3');
  const sorted = before.apply(picks.orderPicks(before, [2, 0, 1]));
  expect(shown(sorted.tr)).toBe('a3b1c2');
  const more = sorted.apply(picks.insertPick(sorted, 0, picks.newPick('9')));
  expect(shown(picks.restoreOrder(more, ['1', '2', '3']))).toBe('a12b3c9');
  expect(shown(picks.orderPicks(before, [0, 1])), 'another text than the one that was sorted').toBe('a1b2c3');
});
