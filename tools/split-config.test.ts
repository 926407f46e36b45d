import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { configKeysIn, dropKeys, lateFolders, lateKeys, serverKeys } from './split-config.ts';

const browserCode = globSync('site/**/*.{ts,tsx}').filter(
  (path) =>
    !/\.test\.tsx?$|entry\.server|render-document|\/feeds\/|\/newsletter-email\/|\/workshop\/|\/test\//.test(
      path,
    ),
);
const using = (keys: readonly string[], allowed: readonly string[]) =>
  browserCode.filter(
    (path) =>
      !allowed.some((folder) => path.startsWith(folder)) &&
      configKeysIn(readFileSync(path, 'utf8')).some((key) => keys.includes(key)),
  );

it.each([
  ['publication.ads.pages', ['ads']],
  ['const pages = publication?.ads', ['ads']],
  ["publication['ads']", ['ads']],
  ['const { ads } = publication;', ['ads']],
  ['const { ads: { pages }, brand: mark = x, ...rest } = publication;', ['ads', 'brand']],
  ['const {\n  siteId,\n  scripts,\n} = publication;', ['siteId', 'scripts']],
  ['({ ads } = publication)', ['ads']],
  ['if (a) { const { ads }: Publication = publication; b = { c } }', ['ads']],
  ['const { ads } = publication.brand; publication.brand', ['brand', 'brand']],
  ['const { ads } = publications; subpublication.ads', []],
])('%s uses %j', (code, keys) => {
  expect(configKeysIn(code)).toEqual(keys);
});

it('browser code uses no key that browsers do not get', () => {
  expect(browserCode.length).toBeGreaterThan(200);
  expect(using(serverKeys, [])).toEqual([]);
});

it('late keys are used in the late folders only', () => {
  expect(using(lateKeys, lateFolders)).toEqual([]);
});

it.each([
  [
    'export const publication = { a: 1, b: [2], c: 3 };',
    ['b'],
    'export const publication = { a: 1,  c: 3 };',
  ],
  ['export const publication = { a: 1, b: x };', ['a', 'b'], 'export const publication = {   };'],
  [
    'const x = y(); const z = x; export const publication = { z };',
    ['z'],
    '  export const publication = {  };',
  ],
  ['const a = 1; export const publication = { a };', ['b'], 'const a = 1; export const publication = { a };'],
])('%s without %s', (code, keys, expected) => {
  expect(dropKeys(code, parseAst(code) as never, keys)).toBe(expected);
});
