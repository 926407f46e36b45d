import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { changesBetween, DataStep, overlap, wordsIn } from './data-step.ts';
import { storySchema } from './schema.ts';
import { stepFrom } from './step-from.ts';

const { nodes } = storySchema;

const paragraph = (text: string) => nodes.paragraph.create(null, storySchema.text(text));
const pick = (uuid: string, listicle: object) =>
  nodes.embed.create({ uuid, embed: { type: 'listicle', uuid, listicle } });
const documentOf = (...blocks: Node[]) => nodes.doc.create(null, blocks);
const step = (path: readonly string[], value?: unknown, at = 3) =>
  new DataStep({ at, uuid: 'one', attr: 'embed' }, { path, value });
const dataOf = (doc: Node | null) =>
  doc?.children.find(({ attrs }) => attrs.uuid === 'one')?.attrs.embed.listicle;

const doc = documentOf(paragraph('a'), pick('one', { hed: 'Alder', subhed: 'Best' }), paragraph('b'));

it.each<[string, DataStep, object | undefined]>([
  ['sets a value', step(['listicle', 'hed'], 'Birch'), { hed: 'Birch', subhed: 'Best' }],
  ['adds one', step(['listicle', 'like'], ['Light']), { hed: 'Alder', subhed: 'Best', like: ['Light'] }],
  ['removes one', step(['listicle', 'hed']), { subhed: 'Best' }],
  [
    'finds its block where it was moved',
    step(['listicle', 'hed'], 'Birch', 0),
    { hed: 'Birch', subhed: 'Best' },
  ],
  ['changes nothing inside of what is not there', step(['listicle', 'product', 'name'], 'x'), undefined],
  [
    'finds no block beyond the end',
    new DataStep({ at: 99, uuid: 'two', attr: 'embed' }, { path: [], value: 1 }),
    undefined,
  ],
])('a step %s', (_, given, data) => {
  const sent = stepFrom(JSON.parse(JSON.stringify(given.toJSON())));
  const { doc: after } = sent.apply(doc);
  expect(dataOf(after)).toEqual(data);
  if (after) expect(given.invert(doc).apply(after).doc?.toJSON()).toEqual(doc.toJSON());
});

it('keeps the text of a block that has text of its own', () => {
  const image = nodes.image.create(
    { uuid: 'one', data: { wide: false } },
    nodes.imageCaption.create(null, storySchema.text('A crane')),
  );
  const { doc: after } = new DataStep(
    { at: 0, uuid: 'one', attr: 'data' },
    { path: ['wide'], value: true },
  ).apply(documentOf(image));
  expect(after?.firstChild?.attrs.data).toEqual({ wide: true });
  expect(after?.textContent).toBe('A crane');
});

it.each([
  ['another attribute', { attr: 'uuid' }],
  ['no path', { path: 'hed' }],
  ['a path that is no list of names', { path: [1] }],
  ['a path that is too deep', { path: Array.from({ length: 21 }, () => 'x') }],
  ['no place', { at: '3' }],
])('rejects %s', (_, wrong) => {
  const json = { stepType: 'data', at: 3, uuid: 'one', attr: 'embed', path: ['type'], value: 'x', ...wrong };
  expect(() => stepFrom(json)).toThrow(RangeError);
});

it('follows a block that a colleague moves, and fails where it was deleted', () => {
  const moved = new Transform(doc).delete(3, 4).insert(0, doc.child(1));
  const mapped = step(['listicle', 'hed'], 'Birch').map(moved.mapping);
  expect(dataOf(mapped.apply(moved.doc).doc)).toEqual({ hed: 'Birch', subhed: 'Best' });
  const deleted = new Transform(doc).delete(3, 4);
  expect(step(['listicle', 'hed'], 'Birch').map(deleted.mapping).apply(deleted.doc).failed).toBeTruthy();
});

describe('what differs', () => {
  it.each<[string, unknown, unknown, object[]]>([
    ['nothing', { a: { b: [1] } }, { a: { b: [1] } }, []],
    ['a value inside', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ path: ['a', 'c'], value: 3 }]],
    ['a list as a whole', { a: [1, 2] }, { a: [2, 1] }, [{ path: ['a'], value: [2, 1] }]],
    [
      'what is new and what is gone',
      { a: 1 },
      { b: { c: 2 } },
      [
        { path: ['a'], value: undefined },
        { path: ['b'], value: { c: 2 } },
      ],
    ],
    ['an object for a value', { a: 'x' }, { a: { b: 1 } }, [{ path: ['a'], value: { b: 1 } }]],
  ])('%s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });
});

it.each([
  [['a'], ['a'], true],
  [['a'], ['a', 'b'], true],
  [['a', 'b'], ['a'], true],
  [['a', 'b'], ['a', 'c'], false],
  [[], ['a'], true],
])('%j and %j overlap: %s', (a, b, is) => {
  expect(overlap(step(a), step(b))).toBe(is);
});

it('has the words of a value, without addresses and what only programs read', () => {
  const value = {
    type: 'listicle',
    hed: ' Alder ',
    key: '2f1c7f0e-7a55-4b0e-9d5b-1d2f3a4b5c6d',
    url: 'https://marlow.example/',
    path: '/resize/a.jpg',
    at: '2026-11-19T10:00:00.000Z',
    price: 12,
    like: ['Light', { text: 'Warm: very' }],
  };
  expect(wordsIn(value)).toBe('Alder\nLight\nWarm: very');
});
