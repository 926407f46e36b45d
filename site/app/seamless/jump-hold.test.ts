import { afterEach, expect, it, vi } from 'vitest';
import { watchJumps } from './jump-hold.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with comments in its main area and a footer outside it. */
function open(hash: string) {
  const comments = { getBoundingClientRect: () => ({ top: 2000, bottom: 2100 }) } as unknown as Element;
  const footer = {} as Element;
  const found: Record<string, Element> = { 'comments-1': comments, footer };
  const document = Object.assign(new EventTarget(), { getElementById: (id: string) => found[id] ?? null });
  let report: (isIntersecting: boolean) => void = () => {};
  const IntersectionObserver = class {
    constructor(onChange: (entries: object[]) => void) {
      report = (isIntersecting) => onChange([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  };
  for (const [name, value] of Object.entries({
    document,
    location: { hash },
    innerHeight: 900,
    IntersectionObserver,
  }))
    vi.stubGlobal(name, value);
  const released = vi.fn();
  const main = { contains: (element: Element) => element === comments } as unknown as Element;
  const { held } = watchJumps(main, released);
  return { held, comments, released, show: (isOn: boolean) => report(isOn), document };
}

it('ART-13 SM-10 a jump target is held until it has been on screen and left it', () => {
  const { held, comments, released, show } = open('#comments-1');
  // Still scrolling to it.
  show(false);
  expect([held(), released.mock.calls.length]).toEqual([comments, 0]);
  show(true);
  show(false);
  expect([held(), released.mock.calls.length]).toEqual([undefined, 1]);
});

it('SM-10 a reader who scrolls elsewhere on the way is not held', () => {
  const { held, released, document } = open('#comments-1');
  document.dispatchEvent(new Event('scrollend'));
  expect([held(), released.mock.calls.length]).toEqual([undefined, 1]);
});

it.each(['', '#footer', '#nothing', '#%E0%A4%A'])('SM-10 "%s" holds nothing', (hash) => {
  expect(open(hash).held()).toBeUndefined();
});
