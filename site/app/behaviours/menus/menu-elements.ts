export type MenuElement = HTMLDetailsElement;

export const menusOf = (root: HTMLElement): MenuElement[] => [
  ...root.querySelectorAll<MenuElement>('details[data-menu]'),
];

export const summaryOf = (menu: MenuElement) => menu.querySelector('summary');

export const menuAt = (target: EventTarget | null): MenuElement | null =>
  target instanceof Element ? target.closest<MenuElement>('details[data-menu]') : null;

/** Labels of menus, and the entries of the menu bar that are links without a panel. */
const labels = 'details[data-menu] > summary, a[data-menu-link]';

export const labelAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.matches(labels) ? target : null;

/** All labels of the list that a label is in, in their order; a menu outside the list is on its own. */
export function rowOf(root: HTMLElement, label: HTMLElement): HTMLElement[] {
  const listOf = (other: HTMLElement) => other.closest('li')?.parentElement ?? other;
  return [...root.querySelectorAll<HTMLElement>(labels)].filter((other) => listOf(other) === listOf(label));
}

/** True in the menu bar, side by side with the other menus: on wide screens, unless the header is compact. */
export function isShelf(entry: Element, isWide: boolean): boolean {
  return isWide && entry.closest('[data-size="large"]') !== null;
}

/** Elements that Tab would reach inside a menu's panel. */
export const linksOf = (menu: MenuElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((link) => link.checkVisibility());

/** The column of each link as a number; links outside any list are a column of their own. */
export function columnsOf(links: readonly HTMLElement[]): number[] {
  const lists = links.map((link) => link.closest('ul') ?? link);
  const columns = [...new Set<Element>(lists)];
  return lists.map((list) => columns.indexOf(list));
}
