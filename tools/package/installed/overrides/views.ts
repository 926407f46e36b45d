/** The build puts the publication's views here; commands need only their names (`../built-overrides.ts`). */
export const ownViews = {};
