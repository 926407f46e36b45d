import styles from './search-sheet.module.css';

/** The browser returns focus to the link only if the link had it; on a phone a tap may give it none. */
function returnFocus(sheet: HTMLElement): void {
  setTimeout(() => {
    const { activeElement, body } = document;
    // Until the next frame the field of the closed sheet may still count as focused.
    if (!activeElement || activeElement === body || sheet.contains(activeElement))
      document.querySelector<HTMLElement>('[data-opens-search]')?.focus({ preventScroll: true });
  });
}

/**
 * Opens the search sheet. The field gets focus in the same task as the tap, without waiting for any code: iOS raises its
 * keyboard only then. `load` fills the sheet; until it has, or if it fails, the sheet is a plain form. Capturing: the
 * listener that follows links was added earlier, and must find the press already handled.
 */
export function openSearchSheet(load: () => Promise<(sheet: HTMLDialogElement) => void>): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const sheet = document.querySelector<HTMLDialogElement>(`.${styles.sheet}`);
    const input = sheet?.querySelector('input');
    if (!sheet || !input) return;
    if (event.target.closest('[data-closes-search]')) sheet.close();
    if (event.target.closest('[data-clears-search]')) {
      input.value = '';
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    if (!event.target.closest('[data-opens-search]')) return;
    event.preventDefault();
    sheet.showModal();
    input.focus();
    sheet.addEventListener('close', () => returnFocus(sheet), { once: true });
    load().then(
      (start) => start(sheet),
      () => {},
    );
  };
  document.addEventListener('click', onClick, { capture: true });
  // From now on it opens a dialog instead of a page, and says so.
  for (const link of document.querySelectorAll('[data-opens-search]')) link.ariaHasPopup = 'dialog';
}
