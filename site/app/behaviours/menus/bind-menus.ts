import { hoverMenuBreakpoint } from '#content/limits.ts';
import { routeChanged } from '../route-changed.ts';
import { bindKeys } from './bind-keys.ts';
import { bindSheet } from './bind-sheet.ts';
import { isShelf, menuAt, menusOf, summaryOf } from './menu-elements.ts';
import { closedMenus, type MenuEvent, menuReducer } from './menu-state.ts';

export type SendMenu = (event: MenuEvent) => void;

/**
 * Menus are `details` elements and open without a script. This adds what markup cannot: hover, one open at a time
 * across the header, outside clicks, keys, closing on navigation, and ARIA attributes.
 */
export function bindMenus(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const wide = matchMedia(`(min-width: ${hoverMenuBreakpoint}px)`);
  const isWide = () => wide.matches;
  let state = { ...closedMenus, open: menusOf(root).find(({ open }) => open)?.dataset.menu };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send: SendMenu = (event) => {
    state = menuReducer(state, event);
    clearTimeout(timer);
    if (state.next)
      timer = setTimeout(() => send({ type: 'time', now: Date.now() }), state.next.at - Date.now());
    show();
  };

  function show() {
    for (const menu of menusOf(root)) {
      const isOpen = menu.dataset.menu === state.open;
      if (menu.open !== isOpen) menu.open = isOpen;
      const summary = summaryOf(menu);
      // Only on a change: this runs whenever the pointer moves to another element.
      if (summary?.ariaExpanded !== `${isOpen}`) summary?.setAttribute('aria-expanded', `${isOpen}`);
    }
    flag();
  }

  // Styles and other modules may check whether an icon's menu is open.
  function flag() {
    const isOpen = root.querySelector('[data-icon-menu][open], [data-icon-menu]:popover-open') !== null;
    document.documentElement.classList.toggle('icon-menu-open', isOpen);
  }

  function onPointer({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !isWide()) return;
    const menu = menuAt(target);
    const now = Date.now();
    if (!menu || !root.contains(menu)) return send({ type: 'hover', menu: undefined, now });
    const isOnWord = target instanceof Element && target.closest('summary') !== null;
    if (!isOnWord) return send({ type: 'rest' });
    const opensOnHover = isShelf(menu, isWide()) && !('clickToOpen' in menu.dataset);
    if (opensOnHover) send({ type: 'hover', menu: menu.dataset.menu, now });
    else if (menu.dataset.menu === state.open) send({ type: 'rest' });
    else send({ type: 'hover', menu: undefined, now });
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    const menu = menuAt(target ?? null);
    if (menu && root.contains(menu)) {
      if (target?.closest('summary')) {
        event.preventDefault();
        send({ type: 'press', menu: menu.dataset.menu ?? '', byKeyboard: event.detail === 0 });
      } else if (target?.closest('a, [data-panel]')) send({ type: 'close' });
      return;
    }
    // Inside the full-screen menu a section stays open while the reader uses what is beside it.
    if (!target?.closest(':popover-open')) send({ type: 'close' });
  }

  root.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('pointerover', onPointer, { signal });
  document.documentElement.addEventListener(
    'pointerleave',
    () => send({ type: 'hover', menu: undefined, now: Date.now() }),
    { signal },
  );
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(routeChanged, () => send({ type: 'close' }), { signal });
  wide.addEventListener('change', () => send({ type: 'close' }), { signal });

  /** The browser opened or closed one by itself: a search on the page, or a click before we were there. */
  function onToggle({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.menu === undefined) return flag();
    const { menu } = target.dataset;
    if (target.open && state.open !== menu) send({ type: 'open', menu });
    else if (!target.open && state.open === menu) send({ type: 'close' });
  }

  bindKeys(root, isWide, send, signal);
  bindSheet(root, wide, signal);
  show();
  // The pointer whose movement loaded this code may already be over a menu label.
  const hovered = root.querySelector('summary:hover');
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));

  return () => {
    clearTimeout(timer);
    stop.abort();
    document.documentElement.classList.remove('icon-menu-open');
  };
}
