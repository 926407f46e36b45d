import type { TextSize, Theme } from './remembered-things.ts';

/** Shows theme and text size on the page at once; the script in the head does the same before the first paint. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function applyTextSize(size: TextSize, root: HTMLElement = document.documentElement): void {
  if (size === 'standard') delete root.dataset.textSize;
  else root.dataset.textSize = size;
}
