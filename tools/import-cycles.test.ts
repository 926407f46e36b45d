import { expect, it } from 'vitest';
import { foldersWithoutRow } from './boundaries.ts';
import { cyclesFound } from './import-cycles.ts';
import { functionsOf, measureStructure } from './structure-limits.ts';

const file = (path: string, source: string) => ({ path, source });

it('finds cycles over values, and over types when they join more than two files', () => {
  const found = (...files: { path: string; source: string }[]) => cyclesFound(files, {});
  const b = file('b.ts', `import { c } from './a.ts';`);
  expect(found(file('a.ts', `import { b } from './b.ts';`), b)).toEqual(['import cycle: a.ts, b.ts']);
  expect(found(file('a.ts', `import type { B } from './b.ts';`), b)).toEqual([]);
  expect(found(file('a.ts', `const later = () => import('./b.ts');`), b)).toEqual([]);
  const typed = (from: string, to: string) => file(from, `import type { T } from './${to}';`);
  expect(found(typed('a.ts', 'b.ts'), typed('b.ts', 'c.ts'), typed('c.ts', 'a.ts'))).toEqual([
    'type import cycle over 3 files: a.ts, b.ts, c.ts',
  ]);
});

it('names folders of the browser application without a row', () => {
  expect(foldersWithoutRow(['site/app/ads/a.ts', 'site/app/attic/b.ts', 'site/app/app.tsx'])).toEqual([
    'site/app/attic',
  ]);
});

it('counts lines, modules and imports of the server, and the lines of functions', () => {
  const { lines } = measureStructure(
    [
      file('server/app.ts', `import { a } from './edge/a.ts';\nimport { b } from './edge/b.ts';\n`),
      file('server/edge/a.ts', `import { b } from './b.ts';\n`),
      file('server/edge/b.ts', ''),
      file('server/edge/b.test.ts', 'import { vi } from "vitest";\n'),
    ],
    {},
  );
  expect(lines.slice(0, 3).map((line) => Number.parseInt(line, 10))).toEqual([3, 2, 1]);
  expect(functionsOf(file('x.ts', 'const a = 1;\nfunction f() {\n  return () => a;\n}\n'))).toEqual([
    { line: 2, lines: 3 },
    { line: 3, lines: 1 },
  ]);
});
