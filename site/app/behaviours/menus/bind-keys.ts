import type { SendMenu } from './bind-menus.ts';
import { columnsOf, isShelf, labelAt, linksOf, menuAt, menusOf, rowOf, summaryOf } from './menu-elements.ts';
import { moveAcross, moveFocus, moveFromLabel } from './move-focus.ts';

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
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const label = labelAt(event.target);
    const target = label ? fromLabel(label, event.key) : fromLink(event.key, event.target);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function fromLabel(label: HTMLElement, key: string): HTMLElement | undefined {
    const menu = menuAt(label);
    const row = rowOf(root, label);
    const isBar = isShelf(label, isWide());
    const move = moveFromLabel(key, {
      at: row.indexOf(label),
      count: row.length,
      hasPanel: menu !== null,
      isBar,
    });
    if (menu && move === 'open') {
      send({ type: 'open', menu: menu.dataset.menu ?? '' });
      return linksOf(menu)[0];
    }
    const next = typeof move === 'number' ? row[move] : undefined;
    // An open menu follows the focus along the menu bar; on a link without a panel it closes.
    const nextMenu = menuAt(next ?? null);
    if (nextMenu && isBar && menu?.open) send({ type: 'open', menu: nextMenu.dataset.menu ?? '' });
    return next;
  }

  function fromLink(key: string, target: EventTarget | null): HTMLElement | null | undefined {
    const menu = menuAt(target);
    if (!menu) return undefined;
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
