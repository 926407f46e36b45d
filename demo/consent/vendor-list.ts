import { emptyVendorList } from '#services/consent/vendor-list.ts';

interface DemoVendor {
  id: number;
  name: string;
  purposes: number[];
  days: number;
  host: string;
}

const vendor = ({ id, name, purposes, days, host }: DemoVendor) => ({
  id,
  name,
  purposes,
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

/** Two vendors of the demo publication and an invented partner. Ids from 3000 up are unassigned. */
const vendors: readonly DemoVendor[] = [
  { id: 3001, name: 'House ads', purposes: [1, 2, 3, 4, 7], days: 30, host: 'publisher.example' },
  { id: 3002, name: 'Site measurement', purposes: [1, 8, 9, 10], days: 30, host: 'publisher.example' },
  { id: 3003, name: 'Example Exchange', purposes: [1, 2, 3, 4, 7, 9], days: 90, host: 'exchange.example' },
];

export const vendorList = {
  ...emptyVendorList,
  vendors: Object.fromEntries(vendors.map((entry) => [entry.id, vendor(entry)])),
};
