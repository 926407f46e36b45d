import { pathWanted } from '../open-path.ts';

interface SheetBrowser {
  history: Pick<History, 'pushState' | 'back' | 'state'>;
  window: Pick<EventTarget, 'addEventListener'>;
  openPath: (path: string) => void;
}

/**
 * The open sheet has an entry in the history, so that Back closes it and the page stays. Whatever closes it removes the
 * entry again, before another page opens: the entry has no page of its own to come back to.
 */
export function bindSheetHistory(sheet: HTMLDialogElement, { history, window, openPath }: SheetBrowser) {
  let hasEntry = false;
  let next: string | undefined;

  window.addEventListener('popstate', (event) => {
    if (!hasEntry) return;
    // The navigator stays on a page whose key the entry copied. If it started after the sheet opened there was no key
    // to copy, but then its listener was added later and does not see the event.
    event.stopImmediatePropagation();
    hasEntry = false;
    if (sheet.open) sheet.close();
    const path = next;
    next = undefined;
    if (path) openPath(path);
  });
  sheet.addEventListener('close', () => {
    if (hasEntry) history.back();
  });

  /** Closes the sheet, then opens the page; without one, what was searched for is already on the screen. */
  const closeAndOpen = (path: string | undefined) => {
    next = path;
    sheet.close();
  };
  sheet.ownerDocument.addEventListener(
    pathWanted,
    (event) => {
      if (!sheet.open) return;
      event.stopImmediatePropagation();
      closeAndOpen((event as CustomEvent<{ path: string }>).detail.path);
    },
    { capture: true },
  );
  // A query whose results are on the screen opens no page.
  const closeIfFound = () =>
    setTimeout(() => {
      if (sheet.open && sheet.querySelector('input')?.value.trim()) sheet.close();
    });
  sheet.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[role="option"]')) closeIfFound();
    const link = event.target.closest('a');
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    closeAndOpen(link.pathname + link.search);
  });
  sheet.addEventListener('submit', closeIfFound);

  return {
    opened() {
      if (hasEntry) return;
      hasEntry = true;
      history.pushState({ ...history.state, sheet: 'search' }, '');
    },
    closeAndOpen,
  };
}
