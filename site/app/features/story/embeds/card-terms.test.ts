import { expect, it } from 'vitest';
import { cardTerms } from './card-terms.ts';

it('RV-04 terms of a credit card have names', () => {
  expect(cardTerms({ apr: '19.9%', annualFee: '$0', lateFee_max: '$40', empty: '' })).toEqual([
    { name: 'APR', value: '19.9%' },
    { name: 'Annual fee', value: '$0' },
    { name: 'Late fee max', value: '$40' },
  ]);
  expect(cardTerms(undefined)).toEqual([]);
});
