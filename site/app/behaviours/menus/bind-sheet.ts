import { overlay } from '../overlay.ts';
import { routeChanged } from '../route-changed.ts';

/** The full-screen menu is a popover. While open it is modal: nothing else scrolls or takes focus. */
export function bindSheet(root: HTMLElement, wide: MediaQueryList, signal: AbortSignal): void {
  const sheet = root.querySelector<HTMLElement>('[popover]');
  if (!sheet) return;
  const opener = root.querySelector(`[popovertarget="${sheet.id}"]`);
  let release = () => {};

  const follow = () => {
    const isOpen = sheet.matches(':popover-open');
    opener?.setAttribute('aria-expanded', String(isOpen));
    release();
    release = isOpen ? standAlone(sheet) : () => {};
    if (isOpen) sheet.querySelector<HTMLElement>('button')?.focus();
  };
  const close = () => {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  };

  sheet.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === sheet) follow();
    },
    { signal },
  );
  // Before it closes: the browser then returns focus, and cannot return it to an element that is still inert.
  sheet.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (target !== sheet || newState !== 'closed') return;
      release();
      release = () => {};
    },
    { signal },
  );
  // Following a link or opening a panel closes the full-screen menu.
  sheet.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, [data-panel]')) close();
    },
    { signal },
  );
  document.addEventListener(routeChanged, close, { signal });
  wide.addEventListener('change', close, { signal });
  signal.addEventListener('abort', () => release());
  follow();
}

/** Everything beside the element and beside its ancestors rests until the answer is called. */
function standAlone(element: HTMLElement): () => void {
  const deactivate = overlay.activate();
  const resting: HTMLElement[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.tagName === 'SCRIPT')
        continue;
      other.inert = true;
      resting.push(other);
    }
  }
  return () => {
    for (const other of resting) other.inert = false;
    deactivate();
  };
}
