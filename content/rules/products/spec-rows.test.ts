import { expect, it } from 'vitest';
import { specRows } from './spec-rows.ts';

it('RV-01 short specs are rows', () => {
  expect(specRows(['Display: 14-inch, 2880 × 1800', 'Fanless', 'Ratio: 16:10', ' '])).toEqual([
    { name: 'Display', value: '14-inch, 2880 × 1800' },
    { name: 'Fanless', value: '' },
    { name: 'Ratio', value: '16:10' },
  ]);
});
