import { pathFor } from '../route-paths.ts';

interface KnownPage {
  /** The id of the site text. */
  text: string;
  path: string;
  /** How other systems name such a page. */
  slugs: readonly string[];
}

const knownPages: readonly KnownPage[] = [
  { text: 'about', path: pathFor('about'), slugs: ['about', 'about-us', 'who-we-are'] },
  {
    text: 'privacy-policy',
    path: pathFor('privacy-policy'),
    slugs: ['privacy', 'privacy-policy', 'privacy-notice', 'data-protection'],
  },
  {
    text: 'terms-of-service',
    path: pathFor('auth-flow', { slug: 'terms-of-service' }),
    slugs: ['terms', 'terms-of-service', 'terms-of-use', 'terms-and-conditions'],
  },
  {
    text: 'accessibility',
    path: pathFor('accessibility'),
    slugs: ['accessibility', 'accessibility-statement'],
  },
  {
    text: 'editorial-guidelines',
    path: pathFor('editorial_guidelines'),
    slugs: ['editorial-guidelines', 'editorial-policy'],
  },
  { text: 'advertise', path: pathFor('advertise'), slugs: ['advertise', 'advertise-with-us'] },
  { text: 'licensing', path: pathFor('licensing'), slugs: ['licensing'] },
  { text: 'reprints', path: pathFor('reprints'), slugs: ['reprints'] },
];

/** The site text that a page of another system is, by its slug. */
export const textOfPage = (slug: string): Pick<KnownPage, 'text' | 'path'> | undefined =>
  knownPages.find(({ slugs }) => slugs.includes(slug));
