import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mapStack, withoutQueries } from './map-stack.ts';
import { createSourceMaps } from './source-maps.ts';

const folder = mkdtempSync(join(tmpdir(), 'neutron-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// One line of ten columns: column 5 (counted from zero) comes from line 12 of render.ts, where it is called `render`.
writeFileSync(
  join(folder, 'page-x1.js.map'),
  JSON.stringify({
    version: 3,
    sources: ['../../../../site/app/render.ts'],
    names: ['render'],
    mappings: 'AAAA,KAWAA',
  }),
);
const maps = createSourceMaps(folder);

it.each([
  ['    at t (https://site.example/assets/page-x1.js:1:6)', 'at render (site/app/render.ts:12)'],
  ['    at async t (http://127.0.0.1:3000/assets/page-x1.js:1:6)', 'at render (site/app/render.ts:12)'],
  ['    at new Player (https://site.example/assets/page-x1.js:1:6)', 'at render (site/app/render.ts:12)'],
  [
    '    at Object.t [as run] (https://site.example/assets/page-x1.js:1:6)',
    'at render (site/app/render.ts:12)',
  ],
  [
    '    at async Object.t [as run] (https://s.example/assets/page-x1.js:1:6)',
    'at render (site/app/render.ts:12)',
  ],
  ['    at new t (https://site.example/assets/page-x1.js:1:1)', 'at new t (site/app/render.ts:1)'],
  [
    '    at o.t [as run] (https://site.example/assets/page-x1.js:1:1)',
    'at o.t [as run] (site/app/render.ts:1)',
  ],
  ['    at async t (https://site.example/assets/page-x1.js:1:1)', 'at t (site/app/render.ts:1)'],
  ['    at async https://site.example/assets/page-x1.js:1:1', 'at anonymous (site/app/render.ts:1)'],
  ['t@https://site.example/assets/page-x1.js:1:6', 'at render (site/app/render.ts:12)'],
  ['async*t@https://site.example/assets/page-x1.js:1:6', 'at render (site/app/render.ts:12)'],
  ['@https://site.example/assets/page-x1.js:1:1', 'at anonymous (site/app/render.ts:1)'],
  ['module code@https://site.example/assets/page-x1.js:1:1', 'at module code (site/app/render.ts:1)'],
  ['    at https://site.example/assets/page-x1.js:1:1', 'at anonymous (site/app/render.ts:1)'],
  [
    '    at t (https://site.example/assets/gone-x2.js:1:6)',
    'at t (https://site.example/assets/gone-x2.js:1:6)',
  ],
  [
    '    at t (https://site.example/assets/../../secret.js:1:6)',
    'at t (https://site.example/assets/../../secret.js:1:6)',
  ],
  ['Error: no', 'Error: no'],
  ['at Promise.all (index 0)', 'at Promise.all (index 0)'],
  [
    'Error: no (https://site.example/assets/page-x1.js:1:6)',
    'Error: no (https://site.example/assets/page-x1.js:1:6)',
  ],
])('ER-24 the line "%s" reads "%s"', async (line, mapped) => {
  expect(await mapStack(line, maps)).toBe(mapped);
});

it('keeps a bound on lines', async () => {
  const stack = Array.from({ length: 500 }, () => 'at t (https://s/assets/page-x1.js:1:6)').join('\n');
  expect((await mapStack(stack, maps)).split('\n')).toHaveLength(30);
});

it.each([
  ['at https://site/a/?token=1:3:4', 'at https://site/a/:3:4'],
  ['failed to load https://site/a#secret now', 'failed to load https://site/a now'],
  ['what? no address', 'what? no address'],
])('drops what may be private: %s', (text, clean) => {
  expect(withoutQueries(text)).toBe(clean);
});
