import { afterEach, expect, it, vi } from 'vitest';
import { commentsId } from './open-comments.ts';
import { watchComments } from './watch-comments.ts';

vi.mock('#app/behaviours/when-almost-visible.ts', () => ({ whenAlmostVisible: () => ({ watch: () => {} }) }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the address', '#', null],
  ['the document, whose address is the next story’s by now', '', 'target'],
])('CM-08 comments that are named by %s are opened', (_, mark, target) => {
  const details = { open: false };
  const id = commentsId('a-story');
  const place = { id, querySelector: () => details };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { hash: mark && `${mark}${id}` });
  const page = Object.assign(new EventTarget(), {
    querySelector: () => (target ? place : null),
    querySelectorAll: () => [],
    getElementById: (requested: string) => (requested === id ? place : null),
  });
  watchComments(page as unknown as Document);
  expect(details.open).toBe(true);
});
