import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose.tsx';

it.each([
  ['a word in italics', '<p>On <em>four</em> it started again.</p>', true],
  ['words in italics at both ends', '<p><em>One</em> to <em>four</em></p>', true],
  ['no paragraph', '', true],
  ['a note in italics', '<p><em>This story first ran in May.</em></p><p>It stopped.</p>', false],
])('puts a drop cap at the beginning of a story, not of a note: %s', (_, html, hasDropCap) => {
  expect(renderToStaticMarkup(<Prose html={html} hasDropCap />).includes('dropCap')).toBe(hasDropCap);
});
