export type PageFlags = Readonly<Record<string, boolean>>;

/** Measurement is a tracker, and analytics: a page that forbids either is not measured (FF-04, FF-05). */
export const mayMeasure = (features: PageFlags): boolean =>
  features.trackers === true && features.analytics === true;
