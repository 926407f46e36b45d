import { type Node, Slice } from 'prosemirror-model';
import { ReplaceStep, type Step, Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { isTorn, mixedText } from './mixed-text.ts';
import { plainPassage } from './passage.ts';

it.each([
  ['B', 'en replaced it.', true],
  ['Ben ', 'replaced it.', true],
  ['Ben replaced', ' it.', true],
  ['One sentence. ', 'Another one.', false],
  ['One sentence.', ' Another one.', false],
  ['He said “yes.” ', 'Then he left.', false],
  ['3.', '5 million', true],
  ['', 'After it', false],
  ['Before it', '', false],
  ['Before it', ' …', false],
])('“%s” and “%s” are torn apart: %s', (before, after, expected) => {
  expect(isTorn(before, after)).toBe(expected);
});

const start = plainPassage('Old sentence.\nNext.');
const insert = (at: number, words: string) =>
  new ReplaceStep(at, at, new Slice(plainPassage(words).firstChild?.content ?? start.content, 0, 0));
const replace = (from: number, to: number, words: string) =>
  new ReplaceStep(from, to, insert(from, words).slice);

function apply(document: Node, steps: readonly Step[]): Node {
  const transform = new Transform(document);
  for (const step of steps) transform.step(step);
  return transform.doc;
}

it.each<[string, Step[], Step[], string[]]>([
  [
    'in the middle of a new word',
    [replace(1, 14, 'Ben replaced it.')],
    [insert(2, ' Offline.')],
    [' Offline.'],
  ],
  [
    'between keys that came one by one',
    [replace(1, 14, 'B'), insert(2, 'e'), insert(3, 'n')],
    [insert(3, 'x'), insert(4, 'y')],
    ['xy'],
  ],
  ['before it', [insert(1, 'Ben. ')], [insert(1, 'Ann. ')], []],
  ['behind it', [insert(1, 'Ben. ')], [insert(6, 'Ann. ')], []],
  ['between its sentences', [insert(1, 'One by Ben. Two by Ben. ')], [insert(13, 'Ann. ')], []],
  ['in old text beside it', [insert(1, 'Ben. ')], [insert(10, 'Ann')], []],
  ['in another paragraph', [insert(1, 'Ben. ')], [insert(22, 'Ann')], []],
  ['only spaces', [insert(1, 'Benjamin')], [insert(4, '  ')], []],
])('own text %s', (_, theirs, own, expected) => {
  const document = apply(apply(start, theirs), own);
  const found = mixedText(document, theirs, own);
  expect(found.map(({ from, to }) => document.textBetween(from, to))).toEqual(expected);
});
