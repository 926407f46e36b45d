/** Topics and authors named beside the results; more are no help. */
export const facetLimit = 20;
