import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import type { StepJson } from '../entities/draft.ts';
import { authoredSentences, authorsOf, type WrittenSteps } from './authorship.ts';
import { documentFrom } from './from-body.ts';
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
