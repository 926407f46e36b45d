import { adsConfigExample } from '#content/examples/ads.ts';
import type { Publication } from '#content/publication.ts';

/** A publication as small as one can be. */
export const publication: Publication = {
  siteId: 'testsite',
  brand: {
    name: 'Testsite',
    slogan: 'It is a test',
    description: 'A test.',
    descriptionLong: 'A long test.',
  },
  locales: [{ code: 'us', label: 'United States', language: 'en-US' }],
  externalEditions: [],
  narrativesUrl: 'https://narratives.example/',
  ownDomains: ['testsite.example'],
  verticalTopics: ['education', 'finance', 'home-and-office'],
  sections: { tech: 'tech' },
  menus: { shelf: [], more: { linkText: 'More', trackingName: 'more' } },
  footer: { columns: [], policies: [] },
  links: {},
  social: [],
  experiments: [],
  features: {},
  vanity: { testMode: false },
  security: { contact: 'mailto:security@testsite.example', policy: '/about/' },
  preview: { queryName: 'preview', headerName: 'x-preview' },
  apiKey: 'key',
  imageBases: [''],
  mediaOrigins: [],
  frameSources: [],
  share: { bar: [], more: [] },
  search: {
    synonyms: [
      ['notebook', 'laptop'],
      ['smart watch', 'smartwatch'],
    ],
  },
  feeds: { hubs: [] },
  measurement: { collectorUrl: '/collect' },
  ads: adsConfigExample,
  scripts: [],
  consent: { regions: [], placeHeader: 'x-geo' },
  robots: [],
  contentManagementUrl: 'https://desk.example/',
  identity: {
    clientId: 'test-site',
    connection: 'accounts',
    passwordPolicy: 'house',
    cookies: { user: 'user', previousLogin: 'previous_login' },
  },
  serviceWorker: { isOn: true, keptStories: 20 },
  affiliate: { domains: ['shop.example'], subids: { subid1: 'articleId', subid3: 'position' } },
};
