declare global {
  interface Window {
    /** Google's event queue: tags that load later read it from the start. */
    dataLayer?: Record<string, unknown>[];
  }
}

const maxEvents = 500;

/** Adds an event as GA4 and tag managers expect it. */
export function pushToDataLayer(page: Window, name: string, payload: object): void {
  page.dataLayer ??= [];
  // Limited, because a page may stay open all day without a reader of this queue.
  if (page.dataLayer.length < maxEvents) page.dataLayer.push({ event: name, ...payload });
}
