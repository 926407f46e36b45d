import { z } from 'zod';
import { BootError } from '#platform/boot-error.ts';
import { readDataFile } from '#platform/data-file.ts';

/** In the data folder: the IAB's Global Vendor List, version 3, with the vendors of the publisher. */
const fileName = 'vendor-list.json';

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

/** The framework's purposes and no vendor: for a publication that shares no data. */
export const emptyVendorList = {
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
  vendors: {},
};

const id = z.number().int().positive();
const described = z.record(z.string().regex(/^\d+$/), z.looseObject({ id, name: z.string().min(1) }));
export const vendorSchema = z.looseObject({
  id,
  name: z.string().min(1),
  purposes: z.array(id),
  legIntPurposes: z.array(id),
  flexiblePurposes: z.array(id),
  specialPurposes: z.array(id),
  features: z.array(id),
  specialFeatures: z.array(id),
  urls: z.array(z.looseObject({ langId: z.string(), privacy: z.url() })).min(1),
});

/** What scripts read of the list; everything else of the format is served as it is. */
const vendorList = z
  .looseObject({
    gvlSpecificationVersion: z.literal(3),
    vendorListVersion: id,
    tcfPolicyVersion: id,
    lastUpdated: z.iso.datetime({ offset: true }),
    purposes: described,
    specialPurposes: described,
    features: described,
    specialFeatures: described,
    vendors: z.record(z.string(), vendorSchema),
  })
  .superRefine(({ vendors, purposes: known }, context) => {
    for (const [key, { id: own, purposes: used, legIntPurposes }] of Object.entries(vendors)) {
      if (key !== String(own))
        context.addIssue({ code: 'custom', path: ['vendors', key, 'id'], message: 'must be its key' });
      for (const purpose of [...used, ...legIntPurposes])
        if (!known[purpose])
          context.addIssue({
            code: 'custom',
            path: ['vendors', key, 'purposes'],
            message: `there is no purpose ${purpose}`,
          });
    }
  });
export type VendorList = z.infer<typeof vendorList>;
export type Vendor = z.infer<typeof vendorSchema>;

/** The purpose that a vendor names and the list does not have. */
export function unknownPurpose(
  { purposes: used, legIntPurposes }: Vendor,
  { purposes: known }: Pick<VendorList, 'purposes'>,
): number | undefined {
  return [...used, ...legIntPurposes].find((purpose) => !known[purpose]);
}

export async function readVendorList(dataFolder: string): Promise<VendorList> {
  const read = vendorList.safeParse((await readDataFile(dataFolder, fileName)) ?? emptyVendorList);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BootError(`${fileName}: ${issue?.path.join('.')}: ${issue?.message}`);
}
