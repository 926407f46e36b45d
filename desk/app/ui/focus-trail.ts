/** An element that had the focus. */
export interface FocusStep {
  element: Element;
  /** A mouse gave it the focus: who writes has not gone there to stay. */
  isByMouse: boolean;
}

/** How far back an element is looked for that is still there: beyond all that one goes through in a dialog. */
const trailLength = 60;

let trail: readonly FocusStep[] = [];

/** What had the focus, the newest first. */
export const focusTrail = (): readonly FocusStep[] => trail;

/** Forgets what is gone: it must not stay in memory. */
export function forgetGone(): void {
  trail = trail.filter(({ element }) => element.isConnected);
}

/** Notices every focus until the returned function is called. */
export function followFocus(): () => void {
  let isByMouse = false;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const others = trail.filter(({ element }) => element !== target);
    trail = [{ element: target, isByMouse }, ...others].slice(0, trailLength);
  };
  document.addEventListener('focusin', remember, options);
  document.addEventListener('keydown', () => (isByMouse = false), options);
  document.addEventListener('pointerdown', (event) => (isByMouse = event.pointerType === 'mouse'), options);
  return () => stop.abort();
}

export const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** Keys write in it: a text or a field, and no checkbox. */
export const isText = (element: Element): boolean =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable="true"]');

/**
 * The text or the field with the caret, if a mouse only left it to press what is newest in a trail: a dialog that the press
 * opened is closed, or the pressed button is gone, and the next key belongs to the text again.
 */
export function leftByMouse([newest, before]: readonly FocusStep[]): Element | undefined {
  if (!newest?.isByMouse || isText(newest.element) || !before) return undefined;
  return isText(before.element) && isUsable(before.element) ? before.element : undefined;
}
