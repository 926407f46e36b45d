import { absoluteUrl } from './absolute-url.ts';

interface OrganizationFacts {
  siteUrl: string;
  brand: { name: string };
  logo: string;
  squareLogo: string;
}

/** The publisher twice: with the wide logo as itself, with the square one as the publisher of a story. */
export function organization({ siteUrl, brand, logo, squareLogo }: OrganizationFacts) {
  const as = (path: string, width: number, height: number) => ({
    '@type': 'Organization',
    name: brand.name,
    url: absoluteUrl('/', siteUrl),
    logo: { '@type': 'ImageObject', url: absoluteUrl(path, siteUrl), width, height },
  });
  return {
    asOrganization: { '@context': 'https://schema.org', ...as(logo, 120, 84) },
    asPublisher: as(squareLogo, 310, 310),
  };
}
