import type { PanelName } from './open-panels.ts';

/** Opens a panel without a click on a button. */
export function requestPanel(name: PanelName): void {
  const opener = document.createElement('button');
  opener.dataset.panel = name;
  opener.hidden = true;
  document.body.append(opener);
  opener.click();
  opener.remove();
}
