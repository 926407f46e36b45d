/** The build puts the publication's embeds here; commands need only their fields (`../built-overrides.ts`). */
export const ownEmbeds = {};
