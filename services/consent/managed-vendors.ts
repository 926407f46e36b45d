import { z } from 'zod';
import { NeutronError } from '#content/errors.ts';
import type { Database } from '#database/connect.ts';
import { badBody, createManagedEntries, type ManagedEntries } from '../managed-entries.ts';
import { consentVersionsTable } from './consent-tables.ts';
import { unknownPurpose, type Vendor, type VendorList, vendorSchema } from './vendor-list.ts';

export interface VendorDeps {
  db: Database;
  /** The site's identifier in the paths of staff calls. */
  site: string;
  /** Records who changed a vendor. */
  audit(event: { who: string; what: string; about: string }): Promise<void>;
  now(): number;
}

/** The vendors that staff may add, change and remove: those of the file, until one is saved. */
export function createManagedVendors(deps: VendorDeps, list: () => VendorList): ManagedEntries<Vendor> {
  return createManagedEntries<Vendor>({
    ...deps,
    table: consentVersionsTable,
    kind: 'vendors',
    label: 'consent vendor',
    right: 'manage-settings',
    id: z.string().regex(/^[1-9]\d{0,8}$/, 'must be the number of a vendor'),
    loaded: () => new Map(Object.entries(list().vendors)),
    read(id, value) {
      const read = vendorSchema.safeParse({ ...(value as object), id: Number(id) });
      if (!read.success) throw badBody(read.error, 'entry');
      const unknown = unknownPurpose(read.data, list());
      if (unknown !== undefined)
        throw new NeutronError('bad_body', {
          field: 'entry.purposes',
          message: `entry.purposes: there is no purpose ${unknown}`,
        });
      return read.data;
    },
    onChange: async () => undefined,
  });
}

/** The list that browsers get. Its version is a number that any change of a vendor raises. */
export function listWith(
  list: VendorList,
  vendors: ReadonlyMap<string, Vendor>,
  saved: { count: number; lastAt: number | undefined },
): VendorList {
  if (saved.count === 0) return list;
  return {
    ...list,
    vendorListVersion: list.vendorListVersion + saved.count,
    lastUpdated: saved.lastAt === undefined ? list.lastUpdated : new Date(saved.lastAt).toISOString(),
    vendors: Object.fromEntries(vendors),
  };
}
