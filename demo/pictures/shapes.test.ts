import { describe, expect, it } from 'vitest';
import { arc, ellipse, polygon, rect, wave } from './shapes.ts';

describe('shapes', () => {
  it.each([
    ['a plain rectangle', rect(0, 0, 10, 20), 'M0 0h10v20h-10v-20z'],
    ['a polygon', polygon([0, 0], [10.04, 0], [5, 5.06]), 'M0 0L10 0L5 5.1z'],
    ['an ellipse', ellipse(0, 0, 5, 3), 'M-5 0a5 3 0 1 1 10 0a5 3 0 1 1 -10 0z'],
    ['a quarter circle', arc(0, 0, 10, 0, 90), 'M10 0A10 10 0 0 1 0 10'],
  ])('draws %s', (_, path, expected) => {
    expect(path).toBe(expected);
  });

  it('never rounds a corner past the middle of its side', () => {
    expect(rect(0, 0, 10, 4, 99)).toBe(rect(0, 0, 10, 4, 2));
  });

  it('closes a wave only when told where', () => {
    expect(wave(0, 100, 0, 10, 50)).not.toContain('z');
    expect(wave(0, 100, 0, 10, 50, 0, 80)).toMatch(/80z$/);
  });
});
