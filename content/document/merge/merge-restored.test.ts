import { expect, it } from 'vitest';
import { documentFrom } from '../from-body.ts';
import { bodyFrom } from '../to-body.ts';
import { mergeRestored } from './merge-restored.ts';

const documentOf = (...paragraphs: readonly string[]) =>
  documentFrom(
    { body: paragraphs.map((text) => `<p>${text}</p>`).join(''), additionalShortcodeData: {} },
    [],
  );
const textOf = (document: ReturnType<typeof documentOf>) =>
  [...bodyFrom(document).body.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);

type Paragraphs = readonly string[];
const cases: readonly [
  name: string,
  start: Paragraphs,
  ours: Paragraphs,
  theirs: Paragraphs,
  merged: Paragraphs,
][] = [
  [
    'nothing was written since',
    ['Alpha.'],
    ['Alpha. Beta.', 'Gamma.'],
    ['Alpha.'],
    ['Alpha. Beta.', 'Gamma.'],
  ],
  [
    'what the tab deleted stays deleted',
    ['Alpha. Beta.', 'Gone.'],
    ['Alpha.'],
    ['Alpha. Beta.', 'Gone.'],
    ['Alpha.'],
  ],
  [
    'a colleague wrote elsewhere',
    ['Alpha.', 'End.'],
    ['Alpha. Beta.', 'End.'],
    ['Alpha.', 'End. Gamma.'],
    ['Alpha. Beta.', 'End. Gamma.'],
  ],
  [
    'another tab has brought it back',
    ['Alpha.'],
    ['Alpha. Beta two three.'],
    ['Alpha. Beta two three.'],
    ['Alpha. Beta two three.'],
  ],
  [
    'another tab has brought back less',
    ['Alpha.'],
    ['Alpha. Beta two three four.'],
    ['Alpha. Beta two three'],
    ['Alpha. Beta two three four.'],
  ],
  [
    'another tab has brought back paragraphs',
    ['Alpha.'],
    ['Alpha.', 'New one here.', 'Mine.'],
    ['Alpha.', 'New one here.', 'Theirs.'],
    ['Alpha.', 'New one here.', 'Mine.', 'Theirs.'],
  ],
  [
    'a new paragraph went on in one tab',
    ['Alpha.'],
    ['Alpha.', 'New words here and more'],
    ['Alpha.', 'New words here'],
    ['Alpha.', 'New words here and more'],
  ],
  [
    'a colleague deleted a paragraph',
    ['Alpha.', 'Old.', 'End.'],
    ['Alpha. Mine.', 'Old.', 'End.'],
    ['Alpha.', 'End.'],
    ['Alpha. Mine.', 'End.'],
  ],
];

it.each(cases)('%s', (_, start, ours, theirs, merged) => {
  expect(textOf(mergeRestored(documentOf(...start), documentOf(...ours), documentOf(...theirs)))).toEqual(
    merged,
  );
});

it('without the text that was restored, what either has is there', () => {
  const merged = mergeRestored(
    undefined,
    documentOf('Alpha.', 'Mine.'),
    documentOf('Alpha.', 'Old.', 'Theirs.'),
  );
  expect(textOf(merged)).toEqual(['Alpha.', 'Mine.', 'Old.', 'Theirs.']);
});
