import { expect, it } from 'vitest';
import { watchComponents } from './watch-components.ts';

const component = (view: string) => ({ getAttribute: () => view }) as unknown as Element;

function open(...views: string[]) {
  const elements = views.map(component);
  let show: (element: Element) => void = () => {};
  const watched = new Set<Element>();
  const reported: string[] = [];
  const page = { querySelectorAll: () => elements } as never;
  const watch = watchComponents(
    page,
    (name) => reported.push(name),
    (onVisible) => {
      show = onVisible;
      return { watch: (one) => watched.add(one), forget: (one) => watched.delete(one), stop() {} };
    },
  );
  return { watch, reported, show: (index: number) => show(elements[index] as Element), watched };
}

it('EN-76 a component is reported once per page view, by a map of names to flags', () => {
  const { watch, reported, show, watched } = open('newsletter-box', 'next-story', 'newsletter-box');
  watch.begin({});
  expect(watched.size).toBe(3);
  for (const index of [0, 2, 1, 0]) show(index);
  expect(reported).toEqual(['newsletter-box', 'next-story']);
  expect(watch.seen()).toEqual({ 'newsletter-box': true, 'next-story': true });
  // Another page view reports again; one the reader returns to does not.
  watch.begin({ 'next-story': true });
  for (const index of [0, 1]) show(index);
  expect(reported).toEqual(['newsletter-box', 'next-story', 'newsletter-box']);
});
