import { expect, it } from 'vitest';
import { printProperties } from '#app/print/print-properties.ts';
import { printedExample } from '#app/print/printed-example.ts';
import { printedParts } from './printed-parts.tsx';

it.each([
  ['Plain', '"Plain"'],
  ['Say "no"', String.raw`"Say \22 no\22 "`],
  [String.raw`a\b`, String.raw`"a\5c b"`],
  ['</style><b>&', String.raw`"\3c /style\3e \3c b\3e \26 "`],
  ['two\nlines', String.raw`"two\a lines"`],
])('writes the title %s as a CSS string', (title, text) => {
  expect(printProperties({ ...printedExample, title })['--print-title']).toBe(text);
});

it('writes nothing for pages that are no stories', () => {
  const where = { siteUrl: 'https://w.example', year: 2026 };
  expect(printedParts(undefined, where)).toEqual({ style: '', head: '', end: '' });
});
