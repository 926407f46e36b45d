import { type RefObject, useEffect } from 'react';

const openMenus = (root: HTMLElement) => root.querySelectorAll<HTMLDetailsElement>('details[name][open]');

function closeMenus(root: HTMLElement): void {
  for (const menu of openMenus(root)) menu.open = false;
}

/**
 * Menus are `details` and open without us. A script adds what markup cannot: Escape closes the menu and gives
 * the focus back to its button, a click elsewhere closes it, and so does following one of its links.
 */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [menu] = openMenus(root);
      menu?.querySelector('summary')?.focus();
      closeMenus(root);
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isInMenu = target?.closest('details[name]') && root.contains(target);
      const link = target?.closest('a');
      if (isInMenu && !link) return;
      closeMenus(root);
      if (link && root.contains(link)) root.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [ref]);
}
