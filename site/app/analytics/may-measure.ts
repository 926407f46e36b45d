export type PageFlags = Readonly<Record<string, boolean>>;

/** Measurement needs both flags: a page that forbids trackers or analytics is not measured (FF-04, FF-05). */
export const mayMeasure = (features: PageFlags): boolean =>
  features.trackers === true && features.analytics === true;
