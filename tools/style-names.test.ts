import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { targetOf } from './import-targets.ts';
import { classesNamed, classesOf, stylesIn } from './style-names.ts';

it('every class that a component uses is defined in its module', () => {
  const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  const uses = globSync('{design,site,services}/**/*.{ts,tsx}').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return stylesIn(source).map(({ name, module }) => ({
      path,
      named: classesNamed(source, name),
      has: classesOf(readFileSync(targetOf(path, module, aliases) ?? module, 'utf8')),
    }));
  });
  expect(uses.length).toBeGreaterThan(100);
  expect(
    uses.flatMap(({ path, named, has }) =>
      named.filter((name) => !has.has(name)).map((name) => `${path} names .${name}`),
    ),
  ).toEqual([]);
});

it.each([
  ["import styles from './row.module.css';", [{ name: 'styles', module: './row.module.css' }]],
  [
    "import base from '#design/a.module.css';\nimport own from './b.module.css';",
    [
      { name: 'base', module: '#design/a.module.css' },
      { name: 'own', module: './b.module.css' },
    ],
  ],
  ["import './base.css';\nimport type { Row } from './row.ts';", []],
])('finds the modules of %j', (source, expected) => {
  expect(stylesIn(source)).toEqual(expected);
});

it.each([
  ['<p className={styles.row} />', ['row']],
  ["import styles from './styles.module.css'; clsx(styles.row, styles.row)", ['row']],
  ["styles['two-words']", ['two-words']],
  ['styles[size] + otherstyles.row + base.row', []],
])('finds the classes in %j', (source, expected) => {
  expect(classesNamed(source, 'styles')).toEqual(expected);
});

it.each([
  ['.row > .cell:hover, li.last { margin: 0.5rem -.25rem }', ['row', 'cell', 'last']],
  ['.row :global(.hd-5), :global(.is-done.is-pinned) { color: red }', ['row']],
  ['/* .gone */ .row { background: url("a.png") }', ['row']],
  ['@media (min-width: 48.5rem) { .two-words { top: 0 } }', ['two-words']],
])('finds the classes of %j', (css, expected) => {
  expect([...classesOf(css)]).toEqual(expected);
});
