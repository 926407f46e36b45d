import { describe, expect, it } from 'vitest';
import { chiSquareTail, goodnessOfFit } from './chi-square.ts';
import { differenceInterval, wilsonInterval } from './proportion.ts';

// Values of the tables every textbook prints.
describe('chi-square', () => {
  it.each([
    [3.841459, 1, 0.05],
    [6.634897, 1, 0.01],
    [10.827566, 1, 0.001],
    [5.991465, 2, 0.05],
    [13.815511, 2, 0.001],
    [7.814728, 3, 0.05],
    [16.266236, 3, 0.001],
    [9.487729, 4, 0.05],
    [11.0705, 5, 0.05],
    [18.307038, 10, 0.05],
    [19.675138, 11, 0.05],
    [0, 1, 1],
  ])('AB-12 %d with %d degrees happens with %d', (value, degrees, probability) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(probability, 5);
  });

  it.each([
    ['an even split', [5000, 5000], [45, 45], 0, 1],
    ['a small tilt', [5050, 4950], [45, 45], 1, 0.3173],
    ['a broken split', [5300, 4700], [45, 45], 36, 0],
    ['four even parts', [250, 250, 250, 250], [25, 25, 25, 25], 0, 1],
    ['no reader yet', [0, 0], [45, 45], 0, 1],
  ])('AB-12 %s', (_name, counted, shares, chiSquare, probability) => {
    const fit = goodnessOfFit(counted, shares);
    expect(fit.chiSquare).toBeCloseTo(chiSquare, 6);
    expect(fit.probability).toBeCloseTo(probability, 4);
  });
});

describe('shares of readers', () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [1, 10, 0.0179, 0.4042],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%d of %d lie between %d and %d', (hits, total, low, high) => {
    const interval = wilsonInterval(hits, total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  // The example of Newcombe's paper: 56 of 70 and 48 of 80.
  it('differ by what both are sure of', () => {
    const { difference, low, high } = differenceInterval({ hits: 56, total: 70 }, { hits: 48, total: 80 });
    expect(difference).toBeCloseTo(0.2, 6);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });
});
