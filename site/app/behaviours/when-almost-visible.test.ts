import { expect, it } from 'vitest';
import { whenNear } from './when-almost-visible.ts';

it('IM-22 NV-15 SM-08 loads once when near, then stops observing', () => {
  const observed = new Set<Element>();
  let tell: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  let margin = '';
  const loaded: Element[] = [];
  const near = whenNear(
    (element) => loaded.push(element),
    undefined,
    (onChange, options) => {
      tell = onChange;
      margin = options.rootMargin;
      return {
        observe: (element) => void observed.add(element),
        unobserve: (element) => void observed.delete(element),
        disconnect: () => observed.clear(),
      };
    },
  );
  const [first, second] = [{} as Element, {} as Element];
  near.watch(first);
  near.watch(second);
  tell([{ isIntersecting: false, target: first }]);
  expect(loaded).toEqual([]);
  tell([{ isIntersecting: true, target: first }]);
  expect(loaded).toEqual([first]);
  expect(observed).toEqual(new Set([second]));
  expect(margin).toBe('50% 0px');
  near.stop();
  expect(observed.size).toBe(0);
  // Both came near at once, and the first was enough.
  tell([{ isIntersecting: true, target: second }]);
  expect(loaded).toEqual([first]);
});
