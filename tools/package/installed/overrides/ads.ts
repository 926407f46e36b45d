/** The build puts the publication's ad adapters here. */
export const ownAdServices = {};
