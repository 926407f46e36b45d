/** The build puts the publication's pages here. */
export const ownPages = {};
