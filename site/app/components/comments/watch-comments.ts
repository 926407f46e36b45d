/**
 * Hears every thread that is opened, from outside the components: what brings comments costs a page nothing before.
 * Those that were opened earlier than this are brought now.
 */
export function watchComments(page: Document): void {
  const bring = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.dataset.thread) return;
    const { thread } = target.dataset;
    // A thread that does not come is tried again by whoever opens it again.
    import('./start-comments.ts').then((code) => code.onOpen(target, thread)).catch(() => {});
  };
  // This event does not bubble.
  page.addEventListener('toggle', ({ target }) => bring(target), true);
  for (const opened of page.querySelectorAll('details[data-thread][open]')) bring(opened);
}
