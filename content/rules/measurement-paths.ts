/** Where the site's pages send measurements. */
export const collectPath = '/collect';
/** The script that sends it. */
export const measurementTagPath = '/measurement/tag.js';
/** And what failed. */
export const errorReportPath = '/error-report';
/** Requested with every page view that loads no document; audience panels count by it. */
export const pageViewCandidatePath = '/pageview_candidate.json';
