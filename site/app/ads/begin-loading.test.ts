import { describe, expect, it, vi } from 'vitest';
import { beginLoading, delayMilliseconds } from './begin-loading.ts';
import { isConstrained } from './find-units.ts';
import { fakeClock } from './test/fake-clock.ts';

describe('a slot begins', () => {
  const begun = (slot: { lazyLoad?: boolean; delayLoad?: boolean }) => {
    const clock = fakeClock();
    const calls = { load: vi.fn(), watch: vi.fn() };
    const forget = beginLoading(slot, calls, clock);
    const told = () => [calls.load.mock.calls.length, calls.watch.mock.calls.length];
    return { clock, told, forget };
  };

  it.each([
    ['near the window', {}, [0, 1]],
    ['near the window', { lazyLoad: true }, [0, 1]],
    ['at once', { lazyLoad: false }, [1, 0]],
  ])('AD-52 AD-30 %s with %j', (_, slot, expected) => {
    expect(begun(slot).told()).toEqual(expected);
  });

  it.each([
    [{ delayLoad: true, lazyLoad: false }, [1, 0]],
    [{ delayLoad: true, lazyLoad: true }, [0, 1]],
  ])('AD-52 later with %j, once', (slot, expected) => {
    const { clock, told } = begun(slot);
    clock.go(delayMilliseconds - 1);
    expect(told()).toEqual([0, 0]);
    clock.go(1);
    expect(told()).toEqual(expected);
    clock.go(60_000);
    expect(told()).toEqual(expected);
  });

  it('AD-52 AD-08 never, when its container is gone before', () => {
    const { clock, told, forget } = begun({ delayLoad: true });
    forget();
    clock.go(60_000);
    expect(told()).toEqual([0, 0]);
    expect(clock.waiting()).toBe(0);
  });
});

describe('a constraint', () => {
  /** As much of an element as is asked. */
  const element = (name: string, inner = '') => ({
    matches: (selector: string) => selector.split(', ').includes(name),
    querySelector: (selector: string) => (selector.split(', ').includes(inner) ? {} : null),
  });
  const between = (before: unknown, after: unknown) =>
    ({ previousElementSibling: before, nextElementSibling: after }) as unknown as HTMLElement;

  it.each([
    ['nothing near', between(element('p'), element('p')), 'figure, table', false],
    ['before it', between(element('figure'), element('p')), 'figure, table', true],
    ['after it', between(element('p'), element('table')), 'figure, table', true],
    ['inside what is before it', between(element('div', 'figure'), null), 'figure, table', true],
    ['at the end of its parent', between(null, null), 'figure, table', false],
    ['no constraint', between(element('figure'), null), undefined, false],
  ])('AD-52 %s', (_, container, constraint, expected) => {
    expect(isConstrained(container, constraint)).toBe(expected);
  });
});
