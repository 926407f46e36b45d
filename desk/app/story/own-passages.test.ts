import { Fragment, type Node, Slice } from 'prosemirror-model';
import { ReplaceAroundStep, ReplaceStep, Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { storySchema } from '#content/document/schema.ts';
import { ownPassages } from './own-passages.ts';
import { joined, plainPassage } from './passage.ts';

const { nodes, marks, text } = { ...storySchema, text: storySchema.text.bind(storySchema) };
const p = (...content: (string | Node)[]) =>
  nodes.paragraph.create(
    null,
    content.map((part) => (typeof part === 'string' ? text(part) : part)),
  );
const doc = (...blocks: Node[]) => nodes.doc.create(null, blocks);
const linked = (words: string) => text(words, [marks.a.create({ href: 'https://example.com/' })]);
const story = doc(p('One two.'), p('Three.'));

/** The form of a passage, short enough to read. */
function formOf(node: Node): string {
  if (node.isText)
    return node.marks.length > 0 ? `${node.marks[0]?.type.name}(${node.text})` : `${node.text}`;
  const inside = node.children.map(formOf).join('|');
  return node.type.name === 'doc' ? inside : `${node.type.name}[${inside}]`;
}

const type = (tr: Transform, words: string, at: number) => {
  for (const [index, sign] of [...words].entries()) tr.insert(at + index, text(sign));
  return tr;
};

it.each<[string, (tr: Transform) => Transform, string[]]>([
  ['keys are one passage, with their spaces', (tr) => type(tr, 'a new word ', 4), ['paragraph[a new word ]']],
  ['keys that were deleted again are gone', (tr) => type(tr, 'abcd', 4).delete(5, 7), ['paragraph[ad]']],
  [
    'two positions are two passages',
    (tr) => type(type(tr, 'later', 12), 'first', 4),
    ['paragraph[later]', 'paragraph[first]'],
  ],
  [
    'a new paragraph within them',
    (tr) => type(type(tr, 'one', 9).split(12), 'two', 14),
    ['paragraph[one]|paragraph[two]'],
  ],
  ['a link stays one', (tr) => type(tr, 'see ', 4).insert(8, linked('this')), ['paragraph[see |a(this)]']],
  [
    'what is made bold later is bold',
    (tr) => type(tr, 'so loud', 4).addMark(7, 11, marks.strong.create()),
    ['paragraph[so |strong(loud)]'],
  ],
  [
    'a pasted list and heading',
    (tr) =>
      tr.insert(10, [
        nodes.heading.create({ level: 2 }, text('Head')),
        nodes.bulletList.create(null, nodes.listItem.create(null, p('item'))),
      ]),
    ['heading[Head]|bulletList[listItem[paragraph[item]]]'],
  ],
  [
    'a list that is made of a line, and written on',
    (tr) => {
      const made = tr.split(9).insert(11, text('one'));
      const range = made.doc.resolve(11).blockRange();
      if (range) made.wrap(range, [{ type: nodes.bulletList }, { type: nodes.listItem }]);
      return type(made, ' two', 16);
    },
    ['bulletList[listItem[paragraph[one two]]]'],
  ],
  [
    'words typed into what was pasted',
    (tr) => type(tr.replace(4, 4, new Slice(Fragment.from([p('ab'), p('cd')]), 1, 1)), 'X', 5),
    ['paragraph[aXb]|paragraph[cd]'],
  ],
  ['an empty paragraph is nothing to keep', (tr) => tr.split(4), []],
])('%s', (_, edit, expected) => {
  const { steps } = edit(new Transform(story));
  expect(ownPassages(steps, () => true).map(({ document }) => formOf(document))).toEqual(expected);
});

it('words typed over a selection that ends in a list, whose rest moves into the block before', () => {
  const line = (words: string) => nodes.listItem.create(null, nodes.line.create(null, text(words)));
  const list = nodes.bulletList.create(null, [line('one'), line('two')]);
  const { steps } = new Transform(doc(p('Title'), list)).replaceWith(3, 11, text('X'));
  expect(steps).toEqual([expect.any(ReplaceAroundStep)]);
  expect(ownPassages(steps, () => true).map(({ document }) => formOf(document))).toEqual(['paragraph[X]']);
});

it('only wanted steps, and those say which they are', () => {
  const { steps } = type(new Transform(story), 'abc', 4);
  const found = ownPassages(steps, (index) => index !== 1);
  expect(found.map(({ document, steps: from }) => [formOf(document), from])).toEqual([
    ['paragraph[a]', [0]],
    ['paragraph[c]', [2]],
  ]);
});

it('a passage that no story can have is its words', () => {
  const broken = nodes.embed.create({ uuid: 'x', embed: { type: 'chart', title: 'Broken words' } });
  const step = new ReplaceStep(0, 0, new Slice(Fragment.from(broken), 0, 0));
  expect(ownPassages([step], () => true).map(({ document }) => formOf(document))).toEqual([
    'paragraph[Broken words]',
  ]);
});

it.each([
  [plainPassage('a'), plainPassage('b'), 'paragraph[ab]'],
  [plainPassage('a'), doc(nodes.horizontalRule.create()), 'paragraph[a]|horizontalRule[]'],
  [plainPassage('a'), plainPassage('b\nc'), 'paragraph[ab]|paragraph[c]'],
])('joins passages %#', (first, second, expected) => {
  expect(formOf(joined(first, second))).toBe(expected);
});
