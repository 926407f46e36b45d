import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import type { StepJson } from '../entities/draft.ts';
import { authoredSentences, authorsOf, type WrittenSteps } from './authorship.ts';
import { documentFrom } from './from-body.ts';
import { MoveStep } from './move-step.ts';
import { storySchema } from './schema.ts';

/** Each writer changes what the one before left. */
function write(body: string, ...changes: [by: string, change: (tr: Transform) => void][]) {
  let document = documentFrom({ body, additionalShortcodeData: {} }, []);
  const written = changes.map(([by, change], index): WrittenSteps => {
    const tr = new Transform(document);
    change(tr);
    document = tr.doc;
    return { by, at: index, steps: tr.steps.map((step) => step.toJSON() as StepJson) };
  });
  return authoredSentences(document, authorsOf(written))
    .flat()
    .map(({ text, by = 'before' }) => `${by}: ${text.trim()}`);
}
const text = (words: string) => storySchema.text(words);

it.each<[what: string, changes: Parameters<typeof write>[1][], sentences: string[]]>([
  ['nobody', [], ['before: One two three.', 'before: Four five six.']],
  [
    'a sentence at the end',
    [['ines', (tr) => tr.insert(30, text(' Seven eight.'))]],
    ['before: One two three.', 'before: Four five six.', 'ines: Seven eight.'],
  ],
  [
    'a word in a sentence of another',
    [['ines', (tr) => tr.insert(5, text('and '))]],
    ['before: One and two three.', 'before: Four five six.'],
  ],
  [
    'a sentence inside of what another wrote',
    [
      ['ines', (tr) => tr.insert(30, text(' Seven eight nine.'))],
      ['omar', (tr) => tr.insert(30, text(' Omar was here.'))],
    ],
    ['before: One two three.', 'before: Four five six.', 'omar: Omar was here.', 'ines: Seven eight nine.'],
  ],
  [
    'what was written and removed again',
    [
      ['ines', (tr) => tr.insert(30, text(' Seven.'))],
      ['omar', (tr) => tr.delete(30, 37)],
    ],
    ['before: One two three.', 'before: Four five six.'],
  ],
])('%s', (_, changes, sentences) => {
  expect(write('<p>One two three. Four five six.</p>', ...changes)).toEqual(sentences);
});

it.each<[order: string, move: (tr: Transform) => void]>([
  [
    'taken away, then put there',
    (tr) => {
      const { firstChild } = tr.doc;
      if (firstChild) tr.delete(0, firstChild.nodeSize).insert(tr.doc.content.size, firstChild);
    },
  ],
  [
    'put there, then taken away',
    (tr) => {
      const { firstChild } = tr.doc;
      if (firstChild) tr.insert(tr.doc.content.size, firstChild).delete(0, firstChild.nodeSize);
    },
  ],
  [
    'as a move',
    (tr) => {
      const { firstChild, content } = tr.doc;
      if (firstChild) tr.step(new MoveStep(0, firstChild.nodeSize, content.size));
    },
  ],
])('a paragraph that is moved stays that of its authors: %s', (_, move) => {
  expect(
    write(
      '<p>One two three.</p><p>Four five six.</p>',
      ['ines', (tr) => tr.insert(15, text(' Seven eight.'))],
      ['omar', move],
      ['omar', (tr) => tr.insert(15, text(' Nine ten eleven.'))],
    ),
  ).toEqual([
    'before: Four five six.',
    'omar: Nine ten eleven.',
    'before: One two three.',
    'ines: Seven eight.',
  ]);
});
