import { expect, it } from 'vitest';
import { createOverlay } from './overlay.ts';

it('NV-10 is active from the first overlay to the last, and reports each change once', () => {
  const changes: boolean[] = [];
  const overlay = createOverlay((isActive) => changes.push(isActive));
  expect(overlay.isActive()).toBe(false);
  const closeBelow = overlay.activate();
  const closeAbove = overlay.activate();
  expect(overlay.isActive()).toBe(true);
  closeBelow();
  closeBelow();
  expect(overlay.isActive()).toBe(true);
  closeAbove();
  expect(overlay.isActive()).toBe(false);
  expect(changes).toEqual([true, false]);
});
