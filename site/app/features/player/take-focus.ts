/**
 * Moves focus to the player after the pressed button has disappeared. A reader who has moved focus elsewhere keeps it.
 */
export function takeFocus(box: HTMLElement, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || box.contains(activeElement))
    to?.focus({ preventScroll: true });
}
