import { z } from 'zod';
import { isPlainAddress } from '../rules/plain-address.ts';

export const requiredText = z.string().min(1);
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes');
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(isPlainAddress, 'must be an address without a password');
export const pathOrUrl = z
  .string()
  .refine(isPlainAddress, 'must be a path of this site or an http(s) address');
export const origin = webUrl.refine(
  (address) => new URL(address).origin === address,
  'must be an origin without a path',
);
export const hostName = z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name');
export const headerName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lowercase header name');

/** A list whose entries are looked up by a key: the second of two equal keys would never be found. */
export function uniqueBy<T extends z.ZodType>(entry: T, key: string) {
  return z.array(entry).superRefine((entries, context) => {
    const seen = new Set<unknown>();
    entries.forEach((value, index) => {
      const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : value;
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [index, key], message: `is named twice: ${String(name)}` });
      seen.add(name);
    });
  });
}
