import { expect, it } from 'vitest';
import { documentFrom } from '#content/document/from-body.ts';
import { caretIn, headingsOf, toComeIn, wordsIn } from './text-facts.ts';

const documentOf = (body: string) => documentFrom({ body, additionalShortcodeData: {} }, []);

it.each([
  ['<p>One two three.</p>', 3],
  ['<p>One</p><p>two</p>', 2],
  ['<p>A dash – is no word, 42 is one.</p>', 8],
  ['<p>bold<strong>er</strong> words</p>', 2],
  ['<p></p>', 0],
])('%s has %i words', (body, words) => {
  expect(wordsIn(documentOf(body))).toBe(words);
});

it('finds what is to come, and nothing that only looks like it', () => {
  expect(toComeIn(documentOf('<p>TK and TKTK, ATKINS, tk</p>'))).toBe(2);
});

it('lists headings with their level and place', () => {
  expect(headingsOf(documentOf('<h2>One</h2><p>x</p><h3>Two</h3>'))).toEqual([
    { at: 0, level: 2, text: 'One' },
    { at: 8, level: 3, text: 'Two' },
  ]);
});

it.each([
  [0, 'One'],
  [8, 'Two'],
  [99, 'Two'],
])('puts the caret of the outline at %i into %s', (at, text) => {
  expect(caretIn(documentOf('<h2>One</h2><p>x</p><h3>Two</h3>'), at).$from.parent.textContent).toBe(text);
});
