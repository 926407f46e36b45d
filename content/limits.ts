/** Every business constant by name; times in the unit the name says. The specification owns the numbers. */

// Pages and calls
export const pageMaxAgeSeconds = 5400;
export const articleMaxAgeSeconds = 7200;
export const frontDoorMaxAgeSeconds = 300;
export const vanityMaskMaxAgeSeconds = 600;
export const vanityTimeoutMilliseconds = 2000;
export const httpTimeoutMilliseconds = 12000;
export const fetchMinimumDelayMilliseconds = 200;
export const pictureListingLastPage = 724;
export const urlTopicSlugs = 2;

// Lists
export const listingLimit = 20;
export const searchLimit = 10;
export const feedLimit = 1;
export const breakingNewsLimit = 1;
export const seamlessLimit = 3;
export const specialFeatureSeamlessLimit = 10;
export const answerLimit = 100;

// Words
export const headlineCharacters = 106;
export const wordsPerMinute = 225;
export const lengthPerWord = 4.7;
export const lengthPerImage = 300;
export const lengthPerPromo = 300;
export const lengthPerOfferGroup = 150;
export const offersBeforeGroup = 2;
export const timeAgoDays = 10;
export const liveBlogHours = 24;
export const emailShareMessageCharacters = 1500;

// Screen
export const defaultDebounceMilliseconds = 100;
export const autocompleteDebounceMilliseconds = 200;
export const breakpoints = { small: 768, medium: 1024, large: 1230, wide: 1440 } as const;
export const mobileMenuBreakpoint = 468;
export const lazyLoadMargin = '50% 0px';
export const themeColor = '#080A12';
