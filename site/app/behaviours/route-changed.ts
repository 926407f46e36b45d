export const routeChanged = 'route-changed';

/** Tells the document that another page has arrived: menus close, measurements count. */
export function announceRouteChange(target: Pick<EventTarget, 'dispatchEvent'>, path: string): void {
  target.dispatchEvent(new CustomEvent(routeChanged, { detail: { path } }));
}
