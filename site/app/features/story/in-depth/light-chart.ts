/**
 * Lights the lines of a scroll chart while its steps scroll past: the step nearest the middle of the window is the
 * current one. Only attributes change; the styles fade.
 * @returns a function that stops it
 */
export function lightCharts(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-scroll-chart]')].map(lightChart);
  return () => {
    for (const stop of stops) stop();
  };
}

function lightChart(chart: HTMLElement): () => void {
  const plot = [...chart.querySelectorAll('[data-plot]')].at(-1);
  if (!plot) return () => {};
  const isSticky = () => getComputedStyle(plot).position === 'sticky';
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      if (current instanceof HTMLElement && isSticky()) showStep(plot, Number(current.dataset.step));
    },
    { rootMargin: '-45% 0px -45% 0px' },
  );
  for (const step of chart.querySelectorAll('[data-step]')) observer.observe(step);
  // Stacked charts are complete as they are; only the sticky one starts with its first step.
  if (isSticky()) showStep(plot, 0);
  // On paper, or below each other after the window became narrow, the last chart is complete again.
  const last = chart.querySelectorAll('[data-step]').length - 1;
  const complete = () => showStep(plot, last);
  const resized = () => {
    if (!isSticky()) complete();
  };
  addEventListener('beforeprint', complete);
  addEventListener('resize', resized);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', complete);
    removeEventListener('resize', resized);
  };
}

function showStep(plot: Element, step: number): void {
  for (const line of plot.querySelectorAll<SVGElement>('[data-from]'))
    line.toggleAttribute('data-off', Number(line.dataset.from) > step);
  for (const marker of plot.querySelectorAll<SVGElement>('[data-marker]'))
    marker.toggleAttribute('data-off', Number(marker.dataset.marker) !== step);
}
