// What had the focus may go: a deleted note, a button that opened a dialog and is not needed any more, one that is off after
// its act. The browser then focuses nothing, and people who use keys or a screen reader are at the top of the page again.

import { focusTrail, followFocus, forgetGone, isUsable, leftByMouse } from '../ui/focus-trail.ts';

const focusable =
  ':is(a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex], [contenteditable="true"]):not([tabindex="-1"])';
interface Place {
  parent: Node;
  before: Node | null;
  after: Node | null;
}

/** Moves the focus to what is nearest when its element goes, until the returned function is called. */
export function keepFocus(): () => void {
  let isByTouch = false;
  /** What had the focus has gone, and nothing else has it yet. */
  let isLost = false;
  let isNewScreen = false;
  const places = new WeakMap<Node, Place>();

  /** Where an element stood, or the removed part of the page that it was in. */
  function placeOf(node: Node): Place | undefined {
    const place = places.get(node);
    if (place) return place.parent.isConnected ? place : placeOf(place.parent);
    return node.parentNode ? placeOf(node.parentNode) : undefined;
  }

  function restore(): void {
    const toMain = isNewScreen;
    isNewScreen = false;
    isLost = false;
    // A finger needs no focus, and a field would open the keyboard of the phone.
    if (document.activeElement !== document.body || isByTouch) return;
    const before = toMain ? [] : focusTrail();
    const text = leftByMouse(before);
    forgetGone();
    for (const element of [...(text ? [text] : []), ...before.map(({ element }) => element)]) {
      const place = placeOf(element);
      const found = isUsable(element) ? element : place && nearest(place);
      if (!(found instanceof HTMLElement)) continue;
      found.focus();
      return;
    }
    document.querySelector('main')?.focus();
  }

  const observer = new MutationObserver((records) => {
    const [newest] = focusTrail();
    if (!newest) return;
    const last = newest.element;
    for (const { target, removedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (!focusTrail().some(({ element }) => removed.contains(element))) continue;
        places.set(removed, { parent: target, before: previousSibling, after: nextSibling });
        isNewScreen ||= removed instanceof Element && removed.querySelector('main') !== null;
      }
    if (isUsable(last)) return;
    const { parentNode: parent, previousSibling: before, nextSibling: after } = last;
    if (parent && last.isConnected) places.set(last, { parent, before, after });
    isLost = true;
    // Menus and lists give the focus back in the frame after they are closed.
    requestAnimationFrame(() => requestAnimationFrame(restore));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const endTrail = followFocus();
  const onKey = () => {
    isByTouch = false;
    // A frame may take long; what this key writes goes to what has the focus now.
    if (isLost) restore();
  };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerdown', (event) => (isByTouch = event.pointerType === 'touch'), options);
  return () => {
    endTrail();
    stop.abort();
    observer.disconnect();
  };
}

/** The next control after a place, or else before it, inside of the work or of a dialog. */
function nearest({ parent, before, after }: Place): Element | undefined {
  if (!(parent instanceof Element) || !parent.closest('main, [role="dialog"]')) return undefined;
  const text = parent.closest('[contenteditable="true"]');
  if (text) return text;
  return (
    firstOf(after, 'nextSibling') ??
    firstOf(before, 'previousSibling') ??
    firstIn(parent) ??
    nearest({
      parent: parent.parentNode ?? document,
      before: parent.previousSibling,
      after: parent.nextSibling,
    })
  );
}

function firstOf(from: Node | null, onward: 'nextSibling' | 'previousSibling'): Element | undefined {
  for (let node = from; node; node = node[onward]) {
    const found = node instanceof Element && node.isConnected ? firstIn(node) : undefined;
    if (found) return found;
  }
  return undefined;
}

const firstIn = (part: Element): Element | undefined =>
  [...(part.matches(focusable) ? [part] : []), ...part.querySelectorAll(focusable)].find((element) =>
    element.checkVisibility(),
  );
