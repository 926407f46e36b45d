import { useLayoutEffect, useRef } from 'react';
import { type FocusStep, focusTrail, isUsable, leftByMouse } from './focus-trail.ts';

/**
 * Gives the focus back in the moment in which a dialog or a menu closes. The library does it in the next frame, and on a slow machine
 * what is typed first would go to nothing.
 */
export function useReturnFocus(isOpen: boolean): void {
  const before = useRef<readonly FocusStep[]>([]);
  const wasOpen = useRef(false);
  // While rendering: the first field of a dialog takes the focus when it is added.
  if (isOpen && !wasOpen.current) before.current = trailNow();
  wasOpen.current = isOpen;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => queueMicrotask(() => returnTo(before.current));
  }, [isOpen]);
}

/** Empty where nothing has the focus. */
const trailNow = (): readonly FocusStep[] =>
  focusTrail()[0]?.element === document.activeElement ? focusTrail() : [];

function returnTo(before: readonly FocusStep[]): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== body && !activeElement?.closest('[role="dialog"], [role="menu"]');
  if (isElsewhere) return;
  const [opener] = before;
  const found = leftByMouse(before) ?? (opener && isUsable(opener.element) ? opener.element : undefined);
  if (found instanceof HTMLElement) found.focus();
}
