import { routeChanged } from './route-changed.ts';
import { whenIdle } from './when-idle.ts';

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export type PageWithBands = Pick<
  Document,
  'querySelectorAll' | 'addEventListener' | 'removeEventListener' | 'documentElement'
>;

/** Runs a call after the next frame is painted and the browser is idle: each band is a layout of its own. */
const nextQuietFrame = (call: () => void) => requestAnimationFrame(() => whenIdle(call));

/**
 * Renders the bands below the first ones, one per idle moment, as soon as the reader moves: an unrendered band has a
 * guessed height, so the scroll bar would be wrong. Readers who stay on the first screen are spared the work.
 */
export function renderLateBands(
  page: PageWithBands,
  later: (call: () => void) => unknown = nextQuietFrame,
): void {
  const renderNext = () => {
    // Only below the viewport: a band above it would shift the text being read, and one in it is rendered already.
    const { clientHeight } = page.documentElement;
    const band = [...page.querySelectorAll('[data-late]')].find(
      (waiting) => waiting.getBoundingClientRect().top >= clientHeight,
    );
    if (!band) return;
    band.removeAttribute('data-late');
    later(renderNext);
  };
  const start = () => {
    for (const sign of signsOfReading) page.removeEventListener(sign, start);
    page.addEventListener(routeChanged, () => later(renderNext));
    later(renderNext);
  };
  for (const sign of signsOfReading) page.addEventListener(sign, start, { passive: true });
}
