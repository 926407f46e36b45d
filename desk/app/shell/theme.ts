const storageName = 'desk-theme';
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function storedTheme(): Theme {
  return themes.find((theme) => theme === localStorage.getItem(storageName)) ?? 'system';
}

/** Shows a theme, and shows it again the next time. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(storageName, theme);
  applyTheme(theme);
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
