import { expect, it } from 'vitest';
import { announceRouteChange, routeChanged } from './route-changed.ts';

it('ER-10 the document hears which page has arrived', () => {
  const target = new EventTarget();
  const heard: unknown[] = [];
  target.addEventListener(routeChanged, (event) => heard.push((event as CustomEvent).detail));
  announceRouteChange(target, '/news/');
  expect(heard).toEqual([{ path: '/news/' }]);
});
