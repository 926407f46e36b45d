export const pathWanted = 'path-wanted';

/** Opens a page of ours as a click on its link would. Whoever holds the router hears it. */
export function openPath(path: string): void {
  document.dispatchEvent(new CustomEvent(pathWanted, { detail: { path } }));
}
