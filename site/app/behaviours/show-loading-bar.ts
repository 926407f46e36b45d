import styles from './loading-bar.module.css';
import { hiddenBar, type LoadingEvent, moveBar, nextChange, progressOf } from './loading-bar.ts';

/** Puts the bar into the page and gives back what moves it. */
export function showLoadingBar(label: string): (event: LoadingEvent) => void {
  const element = document.createElement('div');
  const line = document.createElement('i');
  element.append(line);
  element.hidden = true;
  element.setAttribute('role', 'progressbar');
  element.ariaLabel = label;
  document.body.append(element);

  let bar = hiddenBar;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    const percent = progressOf(bar, performance.now());
    const isShown = bar.phase !== 'hidden' && bar.phase !== 'waiting';
    element.hidden = !isShown;
    element.className = [styles.bar, styles[bar.phase], bar.phase].filter(Boolean).join(' ');
    element.ariaValueNow = String(Math.round(percent));
    line.style.transform = `translateX(${percent - 100}%)`;
    if (isShown) element.style.setProperty('--top', `${stripTop()}px`);
    if (bar.phase === 'running') requestAnimationFrame(draw);
  };

  const move = (event: LoadingEvent) => {
    const before = bar;
    bar = moveBar(bar, event, performance.now());
    clearTimeout(timer);
    const due = nextChange(bar);
    if (due !== undefined) timer = setTimeout(() => move({ kind: 'tick' }), due - performance.now());
    // While it runs, every frame draws it anyway.
    if (bar.phase !== before.phase) draw();
  };
  return move;
}

/** Where the header's strip is now: at its foot. A header that was scrolled away leaves the upper edge. */
function stripTop(): number {
  const strip = document.querySelector('header')?.getBoundingClientRect();
  return Math.max(0, (strip?.bottom ?? 0) - 10);
}
