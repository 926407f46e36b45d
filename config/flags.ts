/** Policies, terms and pages about a reader's own account have no ads. */
const staticRoutes = [
  'auth-flow',
  'about',
  'editorial_guidelines',
  'reprints',
  'privacy-california',
  'privacy-policy',
  'advertise',
  'blog',
  'rssfeeds',
  'sitemap',
  'accessibility',
  'licensing',
  'health-data-privacy',
  'user',
  'logout',
];

/** The kinds of pages that have neither ads nor trackers, and are not measured (FF-04, FF-05). */
const excludedKinds = [
  { when: { topics: ['health'] }, is: false },
  { when: { routes: ['newsletter-generator', 'sem-landing'] }, is: false },
  { when: { liveBlog: true }, is: false },
];
export const onTrackedPages = { otherwise: true, chain: excludedKinds };
export const onCommercialPages = {
  otherwise: true,
  chain: [...excludedKinds, { when: { routes: staticRoutes }, is: false }],
};

/** The section with the ads that cover content, and with auctions: none of its pages is measured for speed. */
export const gaming = { topics: ['gaming'] } as const;
export const only = <When>(when: When) => ({ otherwise: false, chain: [{ when, is: true }] }) as const;
