import type { SendMenu } from './bind-menus.ts';
import {
  columnsOf,
  isShelf,
  linksOf,
  type MenuElement,
  menuAt,
  menusOf,
  summaryOf,
} from './menu-elements.ts';
import { moveAcross, moveFocus } from './move-focus.ts';

/** Arrow keys move along the menu bar and inside a menu, Escape closes it, Tab moves out and closes it. */
export function bindKeys(
  root: HTMLElement,
  isWide: () => boolean,
  send: SendMenu,
  signal: AbortSignal,
): void {
  root.addEventListener('keydown', onKey, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  root.addEventListener('focusout', onFocusOut, { signal });

  function onEscape({ key }: KeyboardEvent) {
    // The sheet is the browser's to close.
    if (key !== 'Escape' || root.querySelector(':popover-open')) return;
    const open = menusOf(root).find((menu) => menu.open);
    if (!open) return;
    if (open.contains(document.activeElement)) summaryOf(open)?.focus();
    send({ type: 'close' });
  }

  function onKey(event: KeyboardEvent) {
    const menu = menuAt(event.target);
    if (!menu || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnWord = event.target === summaryOf(menu);
    const target = isOnWord ? fromWord(menu, event.key) : fromLink(menu, event.key, event.target);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function fromWord(menu: MenuElement, key: string): HTMLElement | null | undefined {
    const row = menusOf(root).filter(
      (other) => other.parentElement?.parentElement === menu.parentElement?.parentElement,
    );
    const inShelf = isShelf(menu, isWide());
    if (key === 'ArrowDown' && (inShelf || row.length < 2)) {
      send({ type: 'open', menu: menu.dataset.menu ?? '' });
      return linksOf(menu)[0];
    }
    const next = row[moveFocus(key, row.indexOf(menu), row.length, inShelf ? 'x' : 'y') ?? -1];
    // An open menu follows the focus along the shelf.
    if (next && inShelf && menu.open) send({ type: 'open', menu: next.dataset.menu ?? '' });
    return next && summaryOf(next);
  }

  function fromLink(
    menu: MenuElement,
    key: string,
    target: EventTarget | null,
  ): HTMLElement | null | undefined {
    const links = linksOf(menu);
    const at = target instanceof HTMLElement ? links.indexOf(target) : -1;
    if (at < 0) return undefined;
    if (key === 'ArrowUp' && at === 0) return summaryOf(menu);
    return links[moveFocus(key, at, links.length, 'y') ?? moveAcross(key, at, columnsOf(links)) ?? -1];
  }

  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    const menu = menuAt(target);
    // No focused element means a click or another window, which are handled elsewhere.
    if (!menu?.open || !(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return;
    if (menu.closest(':popover-open')) return;
    if (menuAt(relatedTarget)?.open) return;
    send({ type: 'close' });
  }
}
