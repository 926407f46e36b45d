/**
 * The vendors that receive data when readers consent, in the format of the IAB's Global Vendor List. The IAB publishes
 * the real list and changes it weekly; this one names two vendors of the publisher and an invented partner, so that
 * strings can be written and read without a network. Ids from 3000 up are unassigned.
 */
const purposes = [
  'Store and/or access information on a device',
  'Use limited data to select advertising',
  'Create profiles for personalised advertising',
  'Use profiles to select personalised advertising',
  'Create profiles to personalise content',
  'Use profiles to select personalised content',
  'Measure advertising performance',
  'Measure content performance',
  'Understand audiences through statistics or combinations of data from different sources',
  'Develop and improve services',
  'Use limited data to select content',
];
const specialPurposes = [
  'Ensure security, prevent and detect fraud, and fix errors',
  'Deliver and present advertising and content',
  'Save and communicate privacy choices',
];
const features = [
  'Match and combine data from other data sources',
  'Link different devices',
  'Identify devices based on information transmitted automatically',
];
const specialFeatures = [
  'Use precise geolocation data',
  'Actively scan device characteristics for identification',
];
const dataCategories = [
  'IP addresses',
  'Device characteristics',
  'Device identifiers',
  'Probabilistic identifiers',
  'Authentication-derived identifiers',
  'Browsing and interaction data',
  'User-provided data',
  'Non-precise location data',
  'Precise location data',
  'Users’ profiles',
  'Privacy choices',
];

/** The list's format: by number from 1, with a name and a description. */
const numbered = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name, index) => [
      index + 1,
      { id: index + 1, name, description: name, illustrations: [] as string[] },
    ]),
  );

interface OwnVendor {
  id: number;
  name: string;
  purposes: number[];
  days: number;
  host: string;
}

const vendor = ({ id, name, purposes: ids, days, host }: OwnVendor) => ({
  id,
  name,
  purposes: ids,
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [1, 2, 3],
  features: [],
  specialFeatures: [],
  usesCookies: true,
  cookieMaxAgeSeconds: days * 86_400,
  cookieRefresh: false,
  usesNonCookieAccess: true,
  dataRetention: { stdRetention: days, purposes: {}, specialPurposes: {} },
  urls: [{ langId: 'en', privacy: `https://${host}/privacy-policy/` }],
  dataDeclaration: [1, 2, 6, 11],
  deviceStorageDisclosureUrl: `https://${host}/device-storage.json`,
});

const vendors = [
  { id: 3001, name: 'House ads', purposes: [1, 2, 3, 4, 7], days: 30, host: 'publisher.example' },
  { id: 3002, name: 'Site measurement', purposes: [1, 8, 9, 10], days: 30, host: 'publisher.example' },
  {
    id: 3003,
    name: 'Example Exchange',
    purposes: [1, 2, 3, 4, 7, 9],
    days: 90,
    host: 'exchange.example',
  },
] satisfies OwnVendor[];

export const ownVendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 1,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-01T00:00:00Z',
  purposes: numbered(purposes),
  specialPurposes: numbered(specialPurposes),
  features: numbered(features),
  specialFeatures: numbered(specialFeatures),
  stacks: {},
  dataCategories: numbered(dataCategories),
  vendors: Object.fromEntries(vendors.map((entry) => [entry.id, vendor(entry)])),
};
