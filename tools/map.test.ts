import { expect, it } from 'vitest';
import { pathsIn } from './map.ts';

it('finds our paths between backticks and nothing else', () => {
  const text =
    'See `api/app.ts`, `docs/` and `neutron.config.ts`; run `npm start`; not content/x.ts or `react/index.js`.';
  expect(pathsIn(text)).toEqual(['api/app.ts', 'docs/', 'neutron.config.ts']);
});
