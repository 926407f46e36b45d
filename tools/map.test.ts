import { expect, it } from 'vitest';
import { documentsOf, pathsIn } from './map.ts';

it('finds paths of this repository between backticks and nothing else', () => {
  const text =
    'See `api/app.ts`, `docs/` and `neutron.config.ts`; run `npm start`; not content/x.ts or `react/index.js`.';
  expect(pathsIn(text)).toEqual(['api/app.ts', 'docs/', 'neutron.config.ts']);
});

it('reads documents about the code, and no stories', () => {
  const documents = [
    'README.md',
    'docs/decisions/0001-node-24-from-npm.md',
    'demo/README.md',
    'services/import/README.md',
  ];
  const others = [
    'demo/pieces/best-laptops.md',
    'services/import/test/markdown/a-story.md',
    'bench/peers/node_modules/next/README.md',
  ];
  expect(documentsOf([...documents, ...others])).toEqual(documents);
});
