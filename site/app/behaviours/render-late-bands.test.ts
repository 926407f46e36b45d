import { expect, it } from 'vitest';
import { type PageWithBands, renderLateBands } from './render-late-bands.ts';
import { routeChanged } from './route-changed.ts';

/** A page whose bands begin at these offsets from the top of a viewport of 800 px. */
function pageWith(...tops: number[]) {
  const bands = tops.map((top) => ({ top, isLate: true }));
  const target = new EventTarget();
  const page = Object.assign(target, {
    documentElement: { clientHeight: 800 },
    querySelectorAll: () =>
      bands
        .filter(({ isLate }) => isLate)
        .map((band) => ({
          getBoundingClientRect: () => ({ top: band.top }),
          removeAttribute: () => {
            band.isLate = false;
          },
        })),
  }) as unknown as PageWithBands & EventTarget;
  const tasks: (() => void)[] = [];
  renderLateBands(page, (call) => tasks.push(call));
  return {
    bands,
    tasks,
    dispatch: (sign: string) => page.dispatchEvent(new Event(sign)),
    /** One idle moment. */
    rest: () => tasks.shift()?.(),
    late: () => bands.filter(({ isLate }) => isLate).map(({ top }) => top),
  };
}

it.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])(
  'bands wait until the reader moves (%s), then render one per idle moment',
  (sign) => {
    const { dispatch, rest, tasks, late } = pageWith(900, 1500, 2100);
    rest();
    expect(late()).toEqual([900, 1500, 2100]);
    dispatch(sign);
    dispatch(sign);
    expect(tasks).toHaveLength(1);
    rest();
    expect(late()).toEqual([1500, 2100]);
    rest();
    rest();
    expect(late()).toEqual([]);
    rest();
    expect(tasks).toEqual([]);
  },
);

it('bands above and in the window stay as they are', () => {
  const { dispatch, rest, late } = pageWith(-300, 400, 799, 800);
  dispatch('scroll');
  rest();
  rest();
  expect(late()).toEqual([-300, 400, 799]);
});

it('the bands of the next page are rendered for a reader who moved before', () => {
  const { bands, dispatch, rest, late } = pageWith(900);
  dispatch('scroll');
  rest();
  rest();
  bands.push({ top: 1700, isLate: true });
  dispatch(routeChanged);
  rest();
  expect(late()).toEqual([]);
});
