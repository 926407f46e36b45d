/**
 * What had the focus is gone, as every button that was pressed to start something else: it goes on in the player. A
 * reader who is elsewhere by now stays there.
 */
export function takeFocus(box: HTMLElement, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || box.contains(activeElement))
    to?.focus({ preventScroll: true });
}
