import { describe, expect, it } from 'vitest';
import { isOnHere, onError } from './is-on-here.ts';

const open = { trackers: true, analytics: true, ads: true };
const health = { trackers: false, analytics: true, ads: false };

describe('features that are on where a tag would run', () => {
  it.each([
    ['keeps the features of the page before', open, [true, true, false]],
    ['enables nothing that was blocked there', health, [false, true, false]],
    ['enables nothing by itself', undefined, [false, false, false]],
  ])('AN-18 AN-20 ER-25 FF-04 an error %s, and has no ads', (_, before, expected) => {
    const own = onError(before);
    expect(['trackers', 'analytics', 'ads'].map((name) => isOnHere(name, { own }))).toEqual(expected);
  });

  it('FF-04 a page about health has no trackers, nor has any story appended to it', () => {
    expect(isOnHere('trackers', { own: health })).toBe(false);
    expect(isOnHere('trackers', { own: health, reading: open, below: [open] })).toBe(false);
    // Features other than trackers depend on the story alone.
    expect(isOnHere('ads', { own: health, reading: open, below: [open] })).toBe(true);
  });

  it('FF-04 an appended story about health blocks trackers in the whole document', () => {
    expect(isOnHere('trackers', { own: open, below: [open] })).toBe(true);
    expect(isOnHere('trackers', { own: open, below: [open, health] })).toBe(false);
    expect(isOnHere('trackers', { own: open, reading: open, below: [health, open] })).toBe(false);
    expect(isOnHere('trackers', { own: open, reading: health, below: [health] })).toBe(false);
  });
});
