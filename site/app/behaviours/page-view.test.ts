import { expect, it } from 'vitest';
import { createPageView, newGuid } from './page-view.ts';
import { announceRouteChange } from './route-changed.ts';

it('RV-10 a GUID is one of version 4', () => {
  expect(newGuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const ones = { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) } as Pick<Crypto, 'getRandomValues'>;
  expect(newGuid(ones)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('RV-10 stays the same on a page and is new on the next', () => {
  const page = new EventTarget();
  const view = createPageView(page);
  const first = view.guid();
  expect(view.guid()).toBe(first);
  announceRouteChange(page, '/latest/');
  expect(view.guid()).not.toBe(first);
});
