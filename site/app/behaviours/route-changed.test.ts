import { expect, it } from 'vitest';
import { announceRouteChange, routeChanged } from './route-changed.ts';

it('ER-10 an event on the document names the new page', () => {
  const target = new EventTarget();
  const received: unknown[] = [];
  target.addEventListener(routeChanged, (event) => received.push((event as CustomEvent).detail));
  announceRouteChange(target, '/news/');
  expect(received).toEqual([{ path: '/news/' }]);
});
