import { routeChanged } from './route-changed.ts';
import { whenIdle } from './when-idle.ts';

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export type PageWithBands = Pick<Document, 'querySelectorAll' | 'addEventListener' | 'removeEventListener'>;

/** Runs a call when the last frame is out and the browser has time: each band is a layout of its own. */
const nextQuietFrame = (call: () => void) => requestAnimationFrame(() => whenIdle(call));

/**
 * Draws the bands that waited below the first ones, one in each idle moment, as soon as a reader moves: until it is
 * drawn a band has a guessed height, and who drags the scroll bar would be told of places that are not there. Who only
 * looks at the first screen is spared the work.
 */
export function renderLateBands(
  page: PageWithBands,
  later: (call: () => void) => unknown = nextQuietFrame,
): void {
  const drawNext = () => {
    // What is above the window would move what is read in it: it is drawn when the reader comes near.
    const band = [...page.querySelectorAll('[data-late]')].find(
      (waiting) => waiting.getBoundingClientRect().bottom > 0,
    );
    if (!band) return;
    band.removeAttribute('data-late');
    later(drawNext);
  };
  const start = () => {
    for (const sign of signsOfReading) page.removeEventListener(sign, start);
    page.addEventListener(routeChanged, () => later(drawNext));
    later(drawNext);
  };
  for (const sign of signsOfReading) page.addEventListener(sign, start, { passive: true });
}
