import styles from './loading-bar.module.css';
import { hiddenBar, type LoadingEvent, moveBar, nextChange, progressOf } from './loading-bar.ts';

/** Adds the bar to the page and returns the function that moves it. */
export function showLoadingBar(label: string): (event: LoadingEvent) => void {
  const element = document.createElement('div');
  const line = document.createElement('i');
  // A theme decorates it as the strip that it covers.
  line.dataset.strip = '';
  element.append(line);
  element.hidden = true;
  element.setAttribute('role', 'progressbar');
  element.ariaLabel = label;
  document.body.append(element);

  let bar = hiddenBar;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const render = () => {
    const percent = progressOf(bar, performance.now());
    const isShown = bar.phase !== 'hidden' && bar.phase !== 'waiting';
    element.hidden = !isShown;
    element.className = [styles.bar, styles[bar.phase], bar.phase].filter(Boolean).join(' ');
    element.ariaValueNow = String(Math.round(percent));
    line.style.transform = `translateX(${percent - 100}%)`;
    if (isShown) element.style.setProperty('--top', `${stripTop()}px`);
    if (bar.phase === 'running') requestAnimationFrame(render);
  };

  const move = (event: LoadingEvent) => {
    const before = bar;
    bar = moveBar(bar, event, performance.now());
    clearTimeout(timer);
    const due = nextChange(bar);
    if (due !== undefined) timer = setTimeout(() => move({ kind: 'tick' }), due - performance.now());
    // While it runs, every animation frame renders it anyway.
    if (bar.phase !== before.phase) render();
  };
  return move;
}

/** The bar's position: at the bottom of the header, or at the top of the viewport when the header has scrolled away. */
function stripTop(): number {
  const strip = document.querySelector('header')?.getBoundingClientRect();
  return Math.max(0, (strip?.bottom ?? 0) - 10);
}
