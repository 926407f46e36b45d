export const routeChanged = 'route-changed';

/** Announces on the document that another page has rendered: menus close, page views are counted. */
export function announceRouteChange(target: Pick<EventTarget, 'dispatchEvent'>, path: string): void {
  target.dispatchEvent(new CustomEvent(routeChanged, { detail: { path } }));
}
