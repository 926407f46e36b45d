import { expect, it } from 'vitest';
import { lockedPackages } from './dependencies.ts';
import { nameOf } from './make-publication.ts';
import { renameSources, toJavaScript } from './to-javascript.ts';

it.each([
  [`import { a } from './a.ts';`, `import { a } from './a.js';`],
  [`await import('#app/b.tsx');`, `await import('#app/b.js');`],
  [`new URL('./worker.ts', import.meta.url)`, `new URL('./worker.js', import.meta.url)`],
  [
    '`site/app/pages/${'.concat('names[page] ?? page}.tsx`'),
    '`site/app/pages/${'.concat('names[page] ?? page}.js`'),
  ],
  [`load('neutron.config.ts')`, `load('neutron.config.ts')`],
  [`'about.tsv'`, `'about.tsv'`],
])('names the files of the package in %s', (source, made) => {
  expect(renameSources(source)).toBe(made);
});

it('writes JavaScript without types, and JSX as calls', async () => {
  const source = `import type { A } from './a.ts';\nexport const B = ({ a }: { a: A }) => <b>{a satisfies A}</b>;`;
  const made = await toJavaScript(source, 'b.tsx');
  expect(made).toContain('react/jsx-runtime');
  expect(made).not.toMatch(/a\.ts|satisfies|<b>/);
});

it('takes the packages of a lockfile with all that they need, optional and nested ones too', () => {
  const all = {
    '': {},
    'node_modules/a': {
      version: '1',
      dev: true,
      dependencies: { b: '^2' },
      optionalDependencies: { c: '1' },
    },
    'node_modules/a/node_modules/b': { version: '2', dependencies: { d: '1' } },
    'node_modules/b': { version: '1' },
    'node_modules/c': {
      version: '1',
      peerDependencies: { e: '*', f: '*' },
      peerDependenciesMeta: { f: { optional: true } },
    },
    'node_modules/d': { version: '1' },
    'node_modules/e': { version: '1' },
    'node_modules/f': { version: '1' },
  };
  const found = lockedPackages(all, ['a']);
  expect(Object.keys(found).map((place) => place.slice('node_modules/'.length))).toEqual([
    'a',
    'a/node_modules/b',
    'c',
    'd',
    'e',
  ]);
  expect(found['node_modules/a']).not.toHaveProperty('dev');
});

it.each([
  ['../my-publication', 'My publication'],
  ['/srv/harborline', 'Harborline'],
  ['/', 'My publication'],
])('names a publication in %s %s', (folder, name) => {
  expect(nameOf(folder)).toBe(name);
});
