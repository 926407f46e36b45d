import { describe, expect, it, vi } from 'vitest';
import { isConstrained } from '../placement/find-units.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { delayMilliseconds, scheduleLoad } from './schedule-load.ts';

describe('a slot loads', () => {
  const schedule = (slot: { lazyLoad?: boolean; delayLoad?: boolean }) => {
    const clock = fakeClock();
    const calls = { load: vi.fn(), watch: vi.fn() };
    const cancel = scheduleLoad(slot, calls, clock);
    const counts = () => [calls.load.mock.calls.length, calls.watch.mock.calls.length];
    return { clock, counts, cancel };
  };

  it.each([
    ['close to the viewport', {}, [0, 1]],
    ['close to the viewport', { lazyLoad: true }, [0, 1]],
    ['at once', { lazyLoad: false }, [1, 0]],
  ])('AD-52 AD-30 %s with %j', (_, slot, expected) => {
    expect(schedule(slot).counts()).toEqual(expected);
  });

  it.each([
    [{ delayLoad: true, lazyLoad: false }, [1, 0]],
    [{ delayLoad: true, lazyLoad: true }, [0, 1]],
  ])('AD-52 later with %j, once', (slot, expected) => {
    const { clock, counts } = schedule(slot);
    clock.go(delayMilliseconds - 1);
    expect(counts()).toEqual([0, 0]);
    clock.go(1);
    expect(counts()).toEqual(expected);
    clock.go(60_000);
    expect(counts()).toEqual(expected);
  });

  it('AD-52 AD-08 never, if its container was removed before', () => {
    const { clock, counts, cancel } = schedule({ delayLoad: true });
    cancel();
    clock.go(60_000);
    expect(counts()).toEqual([0, 0]);
    expect(clock.waiting()).toBe(0);
  });
});

describe('a constraint', () => {
  /** The part of an element that the code reads. */
  const element = (name: string, inner = '') => ({
    matches: (selector: string) => selector.split(', ').includes(name),
    querySelector: (selector: string) => (selector.split(', ').includes(inner) ? {} : null),
  });
  const between = (before: unknown, after: unknown) =>
    ({ previousElementSibling: before, nextElementSibling: after }) as unknown as HTMLElement;

  it.each([
    ['nothing adjacent', between(element('p'), element('p')), 'figure, table', false],
    ['before it', between(element('figure'), element('p')), 'figure, table', true],
    ['after it', between(element('p'), element('table')), 'figure, table', true],
    ['inside the element before it', between(element('div', 'figure'), null), 'figure, table', true],
    ['at the end of its parent', between(null, null), 'figure, table', false],
    ['no constraint', between(element('figure'), null), undefined, false],
  ])('AD-52 %s', (_, container, constraint, expected) => {
    expect(isConstrained(container, constraint)).toBe(expected);
  });
});
