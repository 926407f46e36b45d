/** What measures this page and whether it may, once it is here: for staff who look at the tags. */
export const measuredBy: { now?: { src: string; isMeasured: boolean } } = {};
