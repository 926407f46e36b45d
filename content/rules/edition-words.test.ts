import { expect, it } from 'vitest';
import { editionLimits, readEditionWords } from './edition-words.ts';

it('NL-11 reads an introduction and a line per story', () => {
  expect(
    readEditionWords({
      introduction: ' First.\r\n\r\nSecond. ',
      lines: '/article/a/ Read <b>this</b>.\r\n\n  /article/b/   And this. ',
    }),
  ).toEqual({
    words: {
      introduction: 'First.\n\nSecond.',
      lines: { '/article/a/': 'Read <b>this</b>.', '/article/b/': 'And this.' },
    },
  });
  expect(readEditionWords({ introduction: '', lines: '' })).toEqual({
    words: { introduction: '', lines: {} },
  });
});

const many = Array.from({ length: editionLimits.lines + 1 }, (_, index) => `/${index}/ words`).join('\n');
it.each([
  ['a long introduction', 'x'.repeat(editionLimits.introduction + 1), '', /introduction has more than 4000/],
  ['a line without a path', '', 'Read this', /Write a path/],
  ['a line without words', '', '/article/a/', /Write a path/],
  ['a long line', '', `/article/a/ ${'x'.repeat(editionLimits.line + 1)}`, /more than 300/],
  ['two lines for a story', '', '/a/ one\n/a/ two', /two lines for \/a\//],
  ['too many lines', '', many, /at most 50/],
  ['a placeholder', 'Your {{token}}', '', /characters that an e-mail cannot have/],
  ['a placeholder in a line', '', '/a/ {{token}}', /characters that an e-mail cannot have/],
  ['U+0000', 'a\0b', '', /U\+0000/],
])('NL-11 rejects %s', (_name, introduction, lines, problem) => {
  expect(readEditionWords({ introduction, lines }).problem).toMatch(problem);
});
