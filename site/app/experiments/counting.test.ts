import { describe, expect, it } from 'vitest';
import { countExposure, countGoal } from './counting.ts';

const state = { id: 'stickyCta', version: '1', bucket: 'test' };
const arm = { experiment_id: 'stickyCta', experiment_version: '1', bucket: 'test' };

describe('counting readers of a bucket', () => {
  it.each([
    ['the first time', null, true],
    ['again', 'stickyCta:1:test', false],
    ['after the goal', 'stickyCta:1:test:goal', false],
    ['in another version', 'stickyCta:0:test', true],
    ['after another test', 'cta_pricing:1:control:goal', true],
    ['with garbage', 'x'.repeat(10_000), true],
  ])('AB-26 %s: exposed %s', (_name, counted, isCounted) => {
    expect(countExposure(counted, state)).toEqual(
      isCounted
        ? { counted: 'stickyCta:1:test', event: { name: 'experiment_exposure', payload: arm } }
        : undefined,
    );
  });

  it.each([
    ['a reader who was never exposed', null, false],
    ['a reader who was exposed', 'stickyCta:1:test', true],
    ['a reader who reached it before', 'stickyCta:1:test:goal', false],
    ['a reader in another bucket', 'stickyCta:1:control', false],
  ])('AB-26 the goal of %s', (_name, counted, isCounted) => {
    expect(countGoal(counted, state, 'page_scrolled')).toEqual(
      isCounted
        ? {
            counted: 'stickyCta:1:test:goal',
            event: { name: 'experiment_goal', payload: { ...arm, goal: 'page_scrolled' } },
          }
        : undefined,
    );
  });
});
