import { expect, it } from 'vitest';
import { whenAlmostVisible } from './when-almost-visible.ts';

it('IM-22 NV-15 SM-08 loads once when almost visible, then stops observing', () => {
  const observed = new Set<Element>();
  let notify: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  let margin = '';
  const loaded: Element[] = [];
  const observer = whenAlmostVisible(
    (element) => loaded.push(element),
    undefined,
    (onChange, options) => {
      notify = onChange;
      margin = options.rootMargin;
      return {
        observe: (element) => void observed.add(element),
        unobserve: (element) => void observed.delete(element),
        disconnect: () => observed.clear(),
      };
    },
  );
  const [first, second] = [{} as Element, {} as Element];
  observer.watch(first);
  observer.watch(second);
  notify([{ isIntersecting: false, target: first }]);
  expect(loaded).toEqual([]);
  notify([{ isIntersecting: true, target: first }]);
  expect(loaded).toEqual([first]);
  expect(observed).toEqual(new Set([second]));
  expect(margin).toBe('50% 0px');
  observer.stop();
  expect(observed.size).toBe(0);
  // Both came into range at once, and the first call was enough.
  notify([{ isIntersecting: true, target: second }]);
  expect(loaded).toEqual([first]);
});
