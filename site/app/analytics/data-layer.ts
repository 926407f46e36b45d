declare global {
  interface Window {
    /** Google's queue: whoever reads it later finds everything in order. */
    dataLayer?: Record<string, unknown>[];
  }
}

const maxCached = 500;

/** As GA4 and tag managers take it. */
export function pushToDataLayer(page: Window, name: string, payload: object): void {
  page.dataLayer ??= [];
  // Nobody may be reading it: a page that is open all day must not grow by it.
  if (page.dataLayer.length < maxCached) page.dataLayer.push({ event: name, ...payload });
}
