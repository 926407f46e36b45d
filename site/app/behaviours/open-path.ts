export const pathWanted = 'path-wanted';

/** Opens a page of this site as a click on its link would. `routing/open-links.ts` listens for the event. */
export function openPath(path: string): void {
  document.dispatchEvent(new CustomEvent(pathWanted, { detail: { path } }));
}
