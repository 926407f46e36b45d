/** Modals that any link or button may open by naming them in `data-panel`. */
const panelNames = ['cookie-settings', 'log-in', 'reading-settings', 'tag-report'] as const;
export type PanelName = (typeof panelNames)[number];

export function panelOf(name: string | undefined): PanelName | undefined {
  return panelNames.find((known) => known === name);
}

/**
 * One listener for everything that opens a panel; the code is loaded at the first click, so header and footer stay
 * plain markup. A link keeps its address for readers without scripts and in case loading fails.
 */
export function openPanels(load: () => Promise<(name: PanelName) => void>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const opener =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-panel]') : undefined;
    const name = panelOf(opener?.dataset.panel);
    if (!opener || !name) return;
    event.preventDefault();
    load().then(
      (open) => open(name),
      () => {
        if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
      },
    );
  });
}
