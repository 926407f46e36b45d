/** Every business constant by name; the name has the unit of times. The specification defines the numbers. */

// Pages and calls
export const pageMaxAgeSeconds = 5400;
export const articleMaxAgeSeconds = 7200;
export const frontPageMaxAgeSeconds = 300;
export const vanityMaskMaxAgeSeconds = 600;
export const staleIfErrorSeconds = 864_000;
export const vanityTimeoutMilliseconds = 2000;
export const httpTimeoutMilliseconds = 12000;
export const fetchMinimumDelayMilliseconds = 200;
export const serviceWaitTries = 30;
export const serviceWaitMilliseconds = 500;
export const pictureListingLastPage = 724;
/** Six digits, the maximum of the page call; no list is that long. */
export const pageNumberMost = 999_999;
export const addressCharacters = 2048;
/** The longest body of a story, about thirty thousand words. */
export const storyBodyCharacters = 200_000;
/** The most tags and entities in the body of a story; long stories have some hundreds. */
export const storyBodyMarks = 5000;
export const searchQueryCharacters = 500;

/** What one request may change in a draft, and how long its text may become. */
export const draftLimits = {
  stepsAtOnce: 500,
  /** In characters of JSON: a whole story that is pasted at once. */
  stepCharacters: 600_000,
  fieldsAtOnce: 50,
  documentSize: 300_000,
} as const;
/** Text beside a story that could not be merged, in characters of JSON: one passage, and all of a story. */
export const passageLimits = { characters: 600_000, charactersOfStory: 2_000_000 } as const;
/** How long a deleted story can be put back: thirty days. */
export const deletedMilliseconds = 30 * 24 * 60 * 60 * 1000;
/** Stories whose stage, assignee or due time one request changes. */
export const workAtOnce = 200;
/** A version is made when an editor writes again after this pause, or after so many steps. */
export const draftVersion = { pauseMilliseconds: 5 * 60_000, steps: 1000 } as const;
/**
 * Lists show a working copy after this pause in writing, or after this time without one; a process that does not have its
 * document in memory leaves it to one that has. With what a screen needs to read again that is within two seconds.
 */
export const draftListing = {
  pauseMilliseconds: 700,
  otherProcessMilliseconds: 1000,
  longestMilliseconds: 30_000,
} as const;
/** People who do nothing are idle, then gone. */
export const presenceMilliseconds = { idle: 2 * 60_000, gone: 5 * 60_000 } as const;
/** Streams of events that one account may hold, and how long one lasts before its credentials are checked again. */
export const eventStreams = {
  perPerson: 20,
  milliseconds: 15 * 60_000,
  heartbeatMilliseconds: 10_000,
} as const;

/** The largest body of a request by a reader, unless a service allows more. */
export const readerBodyBytes = 64 * 1024;
/** The largest body of a request by staff: a whole story. */
export const staffBodyBytes = 1024 * 1024;
/** A picture or a logo that staff upload. */
export const uploadBytes = 10 * 1024 * 1024;
/** An upload that resumes is removed a day after it began; an account may have so many that are unfinished. */
export const resumableUploads = {
  milliseconds: 24 * 60 * 60 * 1000,
  filesPerPerson: 40,
} as const;
/** Pictures of the library, unless the publication allows less: an original that is larger is not shown. */
export const pictureMegabytes = 20;
/** Pixels of one frame: it takes 200 MB while it is worked on; more is an attack, not a photograph. */
export const picturePixels = 50_000_000;
/** How long before the rights of a picture end they count as ending: fourteen days. */
export const rightsWarningMilliseconds = 14 * 24 * 60 * 60 * 1000;
/** A font that staff upload; every reader loads it. */
export const fontBytes = 512 * 1024;

/**
 * Requests that one address (of IPv6: one /64) may make, e.g. 60 in 60 seconds. The allowance refills evenly over that
 * time. Requests that the page cache answers are not counted. `imageMisses` counts pictures that must be encoded and
 * picture URLs that do not exist: one a second in the long run, or all pictures of a few uncached pages at once.
 */
export const requestLimits = {
  api: { limit: 600, seconds: 60 },
  /** Calls of signed-in staff: a newsroom of thirty people who type, behind one address. */
  staffCalls: { limit: 12_000, seconds: 60 },
  /** Pages that do not exist; counted after the site has answered 404. */
  missingPages: { limit: 120, seconds: 60 },
  /** Redirected pages: after an import there are many, and search engines request them all. */
  movedPages: { limit: 600, seconds: 60 },
  /** Uncached pages rendered for one reader: forced buckets, feature overrides, previews, accounts. */
  uncachedPages: { limit: 60, seconds: 60 },
  /** URLs with unknown preview tokens, tests or features. They get the shared page, up to this limit. */
  inventedFilters: { limit: 600, seconds: 60 },
  /** Sitemaps of stories are read from the database each time. */
  sitemaps: { limit: 120, seconds: 60 },
  /** Whole stories in bulk, for partners. */
  syndication: { limit: 20, seconds: 60 },
  /** Short links are looked up in the database each time. */
  shortLinks: { limit: 300, seconds: 60 },
  search: { limit: 60, seconds: 60 },
  autocomplete: { limit: 120, seconds: 60 },
  imageMisses: { limit: 240, seconds: 240 },
  securityReports: { limit: 60, seconds: 60 },
  forms: { limit: 60, seconds: 60 },
  emailShare: { limit: 5, seconds: 3600 },
  ads: { limit: 600, seconds: 60 },
  collect: { limit: 300, seconds: 60 },
  errorReports: { limit: 60, seconds: 60 },
  identity: { limit: 300, seconds: 60 },
  comments: { limit: 300, seconds: 60 },
  /** The discussion service also limits the comments of each account. */
  commentWrites: { limit: 60, seconds: 60 },
  /** Sign-in attempts; failed ones are also limited by account and by address. */
  signIn: { limit: 30, seconds: 300 },
  /** Passkey challenges. */
  passkeys: { limit: 60, seconds: 300 },
  /** Requests with an unknown staff token, staff password or access token, on any route. */
  wrongCredentials: { limit: 60, seconds: 300 },
  /** Requests that send an e-mail: sign-ups and forgotten passwords. */
  accountMail: { limit: 5, seconds: 3600 },
  /** Confirmation e-mails of newsletter sign-ups; each address is limited as well. */
  newsletterSignUps: { limit: 10, seconds: 3600 },
  newsletters: { limit: 300, seconds: 60 },
  /** Links and images of e-mails. Mail providers request them for many readers from a few addresses. */
  emailLinks: { limit: 3000, seconds: 60 },
} as const;
export type RateLimitName = keyof typeof requestLimits;
export const emailShareRecipientLimit = { limit: 20, seconds: 86_400 } as const;

// Topics and editions
export const urlTopicSlugs = 2;
/** The URLs of their stories begin with them. No setting, because URLs must not change. */
export const verticalTopics = ['education', 'finance', 'home-and-office'] as const;
export const defaultEdition = 'us';
export const defaultCountry = 'us';
export const language = 'en';
export const editionQueryNames = ['edition', 'preferredEdition'] as const;
export const editionCookie = 'preferredEdition';
export const editionHeader = 'cdn-preferred-edition';
/** Response header by which the site reports to the server that other sites may frame a page. */
export const embeddableHeader = 'x-embeddable';
/** Header by which the site reports to the server that the page was requested at another path than its own. */
export const aliasHeader = 'x-alias';
/** Response header by which the site reports that a vanity entry matched the path; for path counts. */
export const vanityHeader = 'x-vanity';
/** Response header of the site: the queries of this path that have their own vanity entry (`p=*`: ids), separated by spaces. */
export const vanityQueriesHeader = 'x-vanity-queries';
export const geoCookie = 'geo';
export const debugName = 'jsDebug';

// Lists
export const listingLimit = 20;
export const searchLimit = 10;
export const searchWords = 8;
export const searchTopics = 6;
export const suggestionLimit = 8;
export const suggestedTopics = 3;
export const suggestedQueries = 3;
/** Before this many characters a query says too little to suggest anything. */
export const suggestionLeastCharacters = 2;
export const popularSearchLimit = 6;
export const popularSearchDays = 30;
export const relatedQueryLimit = 5;
export const feedLimit = 1;
export const breakingNewsLimit = 1;
export const seamlessLimit = 3;
export const specialFeatureSeamlessLimit = 10;
export const answerLimit = 100;

// Prices
/** How far back a price is compared. */
export const priceHistoryDays = 90;
/** A price checked longer ago than this may have changed. */
export const priceFreshMinutes = 60;

// Feeds and sitemaps
export const feedItems = 20;
export const feedItemsMost = 50;
export const feedMaxAgeSeconds = 300;
/** The sitemap protocol allows 50,000 URLs in a file, 50,000 files in an index and 1,000 pictures for a URL. */
export const sitemapUrls = 50_000;
export const sitemapRichUrls = 5000;
export const sitemapPictures = 40;
export const sitemapNewsDays = 2;
export const sitemapNewsUrls = 1000;
export const sitemapPageUrls = 1000;

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
/** Seconds that a page of a live blog is cached while it is live; browsers without scripts reload it as often. */
export const liveBlogMaxAgeSeconds = 60;
/** Entries on a page of a live blog; the first page has up to twice as many. */
export const liveEntriesPerPage = 100;
export const keyEventsMost = 50;
export const emailShareMessageCharacters = 1500;
export const passwordCharacters = 6;
export const gravatarMinutes = 10;

// Screen
export const defaultDebounceMilliseconds = 100;
export const autocompleteDebounceMilliseconds = 200;
export const resizeDebounceMilliseconds = 200;
export const hoverMenuBreakpoint = 1024;
export const lazyLoadMargin = '50% 0px';
export const seamlessRequestMargin = '50% 0px';
export const seamlessEnterMargin = '-20% 0px';
export const scrollMarks = [25, 50, 75, 100] as const;
export const scrollCheckMilliseconds = 500;
export const prefetchIdleMilliseconds = 2000;
export const themeColor = '#080A12';
export const sharePopup = { width: 620, height: 440 } as const;
export const emailShareServiceId = 10;
export const loadingBar = {
  throttleMilliseconds: 200,
  runMilliseconds: 5000,
  hideMilliseconds: 500,
  steps: [30, 45],
} as const;

// Devices
export const tabletWidth = 768;
export const desktopWidth = 1024;
export const deviceCookie = 'device';
export const deviceCookieSeconds = 604_800;
export const deviceQueryName = 'device';
export const deviceHeader = 'x-device';

// Ads
export const adLazyLoadMargin = '200% 0px';
export const adReobserveMilliseconds = 1000;
/** The minimum height of an ad slot in pixels: a box, a leaderboard, a leaderboard within a list. */
export const adMinimumHeights = { mpu: 250, leader: 90, middle: 66 } as const;
export const adCookies = { session: 'fly_ad', pageViews: 'fly_ad_pv', ftag: 'fly_ad_ftag' } as const;
export const adSubsessions = 6;
export const adInstance = 1;
export const adCap = 99;
export const omnibarMilliseconds = 3000;
export const skybox = {
  stickMilliseconds: 5000,
  animateMilliseconds: 4500,
  scrollPixels: 100,
  renderedMilliseconds: 1000,
} as const;

// Video
export const playerVersion = '3.2.1';
export const videoQuartiles = [25, 50, 75, 100] as const;
export const videoAdSize = { width: 640, height: 480 } as const;
export const videoCompanionSize = { width: 300, height: 60 } as const;

// Consent, experiments, measurement, identity, newsletters
export const consentWaitMilliseconds = 3000;
export const experimentSlots = 100;
export const experimentTextCharacters = 25;
export const experimentCookie = 'nemo_highlander';
export const excludedBucket = 'exclude';
/** Header by which the server passes the experiment bucket to render to the site. */
export const experimentHeader = 'x-nemo-highlander';
/** `?abTest=stickyCta:1:test` shows a page as that bucket sees it; such pages are never cached. */
export const experimentQueryName = 'abTest';
export const experimentEventMilliseconds = 5000;
export const experimentExcludedCrawlers = ['Yeti', 'Baiduspider', 'Linespider', 'googlebot'] as const;
export const resourceTimingMilliseconds = 500;
/** The largest batch of events. Browsers send at most 64 kB in a beacon. */
export const batchLimits = { bytes: 65_536, events: 50, params: 40, text: 500 } as const;
export const surveyPercent = 100;
export const subscriptionsDelayMilliseconds = 2000;
export const currency = 'USD';
