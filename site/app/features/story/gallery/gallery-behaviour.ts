import type { Image as Picture } from '#content/entities/image.ts';
import { pictureSources } from '../../../components/primitives/picture/sources.ts';
import { type GalleryStep, stepOfKey, stepOfSwipe } from './gallery-steps.ts';

/** Keys belong to the focused element when that is a field, a player or a menu. */
const usesArrows =
  'input, textarea, select, video, [contenteditable], [role="slider"], [role="menu"], dialog';

/** Clicks the link to the next or previous picture; the first and the last picture lack one. */
function press(root: HTMLElement, step: GalleryStep): void {
  root.querySelector<HTMLAnchorElement>(`a[rel="${step}"]`)?.click();
}

function onStepKey(onStep: (step: GalleryStep) => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const step = stepOfKey(event);
      if (!step || event.defaultPrevented || target?.closest(usesArrows)) return;
      event.preventDefault();
      onStep(step);
    },
    { signal },
  );
}

/** Where all pictures are shown, arrow keys open the one after or before the plate in view alone. */
export function startPlates(root: HTMLElement, signal: AbortSignal): void {
  onStepKey((step) => {
    const plates = [...root.querySelectorAll<HTMLElement>('[data-plate]')];
    const middle = innerHeight / 2;
    const passed = plates.filter((plate) => plate.getBoundingClientRect().top <= middle).length;
    const wanted = plates[Math.max(0, passed - 1) + (step === 'next' ? 1 : -1)];
    wanted?.querySelector<HTMLAnchorElement>('[data-plate-open]')?.click();
  }, signal);
}

/** Arrow keys, swipes and the full screen. Returns how to stop. */
export function startGallery(root: HTMLElement, onFull: (isFull: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  onStepKey((step) => press(root, step), signal);

  let from: { x: number; y: number; at: number } | undefined;
  const isOnPicture = ({ target }: Event) =>
    target instanceof Element && target.closest('[data-gallery-picture]') !== null;
  root.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      const isOne = event.touches.length === 1 && touch && isOnPicture(event);
      from = isOne ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : undefined;
    },
    { signal, passive: true },
  );
  root.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!from || !touch) return;
      const step = stepOfSwipe({
        x: touch.clientX - from.x,
        y: touch.clientY - from.y,
        milliseconds: event.timeStamp - from.at,
      });
      from = undefined;
      if (step) press(root, step);
    },
    { signal, passive: true },
  );

  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-gallery-full]')) return;
      if (document.fullscreenElement) void document.exitFullscreen();
      else
        root
          .querySelector('[data-gallery-stage]')
          ?.requestFullscreen?.()
          .catch(() => {});
    },
    { signal },
  );
  document.addEventListener(
    'fullscreenchange',
    () => onFull(document.fullscreenElement !== null && root.contains(document.fullscreenElement)),
    { signal },
  );
  return () => ending.abort();
}

/** After each step: scrolls the strip to the current picture and preloads the next one. Only that one. */
export function followGallery(root: HTMLElement, next: Picture | undefined): void {
  const strip = root.querySelector<HTMLElement>('[data-gallery-strip]');
  const current = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;

  const sources = pictureSources(next);
  const shown = root.querySelector<HTMLImageElement>('[data-gallery-picture] img');
  if (!sources || !shown) return;
  const fetchNext = () => {
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.sizes = shown.sizes;
    if (sources.srcSet) picture.srcset = sources.srcSet;
    picture.src = sources.src;
  };
  // The picture in view loads first.
  if (shown.complete) fetchNext();
  else shown.addEventListener('load', fetchNext, { once: true });
}
