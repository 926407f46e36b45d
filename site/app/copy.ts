/** Every word of the interface that is no editor's. Keys of the footer are resolved here too. */
export const copy = {
  skip: 'Skip to the main content',
  advertisement: 'Advertisement',
  promoTitle: 'The Signal, every weekday at seven',
  promoText: (site: string) => `Five stories, one chart, no filler. A letter from ${site}.`,

  // header
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  topicsNav: 'Topics',
  search: 'Search',
  searchLabel: (site: string) => `Search ${site}`,
  searchPlaceholder: 'Search reviews, news, advice',
  searchSite: 'Site',
  edition: 'Edition',
  editions: 'Editions',
  join: 'Join / Log In',
  joinShort: 'Join or log in',
  all: (section: string) => `All ${section}`,
  newIn: (section: string) => `New in ${section}`,
  menuOf: (section: string) => `${section} menu`,
  breaking: 'Breaking',
  breakingNews: 'Breaking news',

  // footer
  followUs: 'Follow us',
  footerExplore: 'Explore',
  footerSite: 'Wavelength',
  footerReaders: 'For readers',
  topics: 'Topics',
  galleries: 'Galleries',
  videos: 'Videos',
  californiaPrivacy: 'Do Not Sell or Share My Personal Information',
  about: 'About Wavelength',
  meetTheTeam: 'Meet the team',
  sitemap: 'Sitemap',
  reprintPolicy: 'Reprint policy',
  newsletters: 'Newsletters',
  licensing: 'Licensing',
  accessibility: 'Accessibility',
  privacyPolicy: 'Privacy Policy',
  healthDataPrivacy: 'Consumer Health Data Privacy',
  cookieSettings: 'Cookie Settings',
  advertise: 'Advertise',
  termsOfUse: 'Terms of Use',
  policies: 'Policies',
  copyright: (year: number, site: string) => `© ${year} ${site}. All rights reserved.`,

  // stories
  sponsored: 'Sponsored',
  editorsChoice: 'Editors’ Choice',
  inDepth: 'In depth',
  live: 'Live',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  leadStory: 'Lead story',
  topStories: 'Top stories',
  latest: 'Latest',
  latestNote: 'Every line is a story, by hour and section',
  allLatest: 'All latest',
  nextArticle: 'Next article',
  mostRead: 'Most read',
  related: 'Related',
  by: 'By',
  and: 'and',
  updated: 'Updated',
  editedBy: 'Edited by',
  keyTakeaways: 'Key takeaways',
  inThisArticle: 'In this article',
  inThisReview: 'In this review',
  video: 'Video',
  pictures: 'pictures',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  stars: (value: number) => `${value} out of 5 stars`,
  outOf: 'out of 5',

  // errors
  notFoundTitle: 'Page Not Found',
  notFoundHeading: 'Uh-oh',
  notFoundText: 'This is probably not the page you’re looking for. Sorry about that.',
  notFoundNote:
    '404 nanometers is the last violet before light turns invisible. Whatever was here has gone past the edge.',
  errorTitle: 'Something Went Wrong',
  errorHeading: 'Sorry',
  errorText: 'We could not show this page. Please try again in a few minutes.',
  errorStatus: (status: number) => `Error ${status}`,
  backHome: 'Back to the home page',
  peopleAreReading: 'People are reading',
  popularPages: 'Popular pages',
} as const;

export type CopyKey = keyof typeof copy;

/** Text of a key that comes from the configuration. An unknown key shows itself, so it is seen and fixed. */
export function textOf(key: string): string {
  const text = (copy as Record<string, unknown>)[key];
  return typeof text === 'string' ? text : key;
}
