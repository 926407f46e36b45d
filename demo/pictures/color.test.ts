import { describe, expect, it } from 'vitest';
import { luminance, mix, turnHue } from './color.ts';

describe('colors', () => {
  it.each([
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#ff0000', '#0000ff', 0, '#ff0000'],
    ['#ff0000', '#0000ff', 1, '#0000ff'],
  ])('mixes %s and %s by %d', (from, to, amount, result) => {
    expect(mix(from, to, amount)).toBe(result);
  });

  it.each([
    ['#ff0000', 120, '#00ff00'],
    ['#ff0000', -120, '#0000ff'],
    ['#2f6bff', 0, '#2f6bff'],
    ['#777777', 90, '#777777'],
  ])('turns the hue of %s by %d degrees', (color, degrees, result) => {
    expect(turnHue(color, degrees)).toBe(result);
  });

  it('measures luminance from black to white', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#FFFFFF')).toBeCloseTo(1);
    expect(luminance('#00FF00')).toBeGreaterThan(luminance('#0000FF'));
  });
});
