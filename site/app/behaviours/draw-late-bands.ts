import { routeChanged } from './route-changed.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Draws the bands that waited below the first ones, one in each idle moment. Until it is drawn a band has a guessed
 * height: what searches the page, reads it aloud or drags its scroll bar would be told of places that are not there.
 */
export function drawLateBands(page: Document): void {
  const drawNext = () => {
    // What is above the window would move what is read in it: it is drawn when the reader comes near.
    const band = [...page.querySelectorAll('[data-late]')].find(
      (waiting) => waiting.getBoundingClientRect().bottom > 0,
    );
    if (!band) return;
    band.removeAttribute('data-late');
    // Not two in one frame: each is a layout of its own.
    requestAnimationFrame(() => whenIdle(drawNext));
  };
  page.addEventListener(routeChanged, () => whenIdle(drawNext));
  drawNext();
}
