import { emptyVendorList } from '../vendor-list.ts';

const vendor = (id: number, name: string, purposes: number[]) => ({
  id,
  name,
  purposes,
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [1, 2, 3],
  features: [],
  specialFeatures: [],
  usesCookies: true,
  cookieMaxAgeSeconds: 86_400,
  cookieRefresh: false,
  usesNonCookieAccess: true,
  dataRetention: { stdRetention: 1, purposes: {}, specialPurposes: {} },
  urls: [{ langId: 'en', privacy: 'https://vendor.example/privacy/' }],
  dataDeclaration: [1, 2, 6, 11],
  deviceStorageDisclosureUrl: 'https://vendor.example/device-storage.json',
});

/** A publisher's list with three vendors. */
export const exampleVendorList = {
  ...emptyVendorList,
  vendors: {
    3001: vendor(3001, 'First vendor', [1, 2, 3, 4, 7]),
    3002: vendor(3002, 'Second vendor', [1, 8, 9, 10]),
    3003: vendor(3003, 'Third vendor', [1, 2, 3, 4, 7, 9]),
  },
};
