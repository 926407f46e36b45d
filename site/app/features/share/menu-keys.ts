import { moveFocus } from '#app/behaviours/menus/move-focus.ts';

/** Arrow keys, Home and End in a `<details>` that is a menu; an arrow on its button opens it. */
export function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
  if (!menu.open && !key.startsWith('Arrow')) return false;
  const items = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')];
  const focused = items.indexOf(document.activeElement as HTMLElement);
  // From the button, up leads to the last item.
  const at = focused < 0 && key === 'ArrowUp' ? 0 : focused;
  const next = moveFocus(key, at, items.length, 'y');
  if (next === undefined) return false;
  menu.open = true;
  items[next]?.focus();
  return true;
}
