import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { pageTypes } from '../page/composed-page.ts';
import { devices } from '../rules/device.ts';

/** The facts criteria are checked against. A fact that is left out is unknown and satisfies no criterion. */
export interface CriteriaFacts {
  edition: string;
  routeName: string;
  path: string;
  pageType?: string | undefined;
  topicSlugs: readonly string[];
  isLiveBlog: boolean;
  device?: (typeof devices)[number] | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** A user or earlier login cookie was seen. */
  isRegistered?: boolean | undefined;
  /** An account is signed in. */
  isLoggedIn?: boolean | undefined;
  isCrawler?: boolean | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  /** A random number from 0 to 99 that stays with a reader, for percentages; assigned on first use. */
  slot?: (() => number) | undefined;
}

const names = z.array(z.string().min(1)).readonly().optional();
const truth = z.boolean().optional();

/**
 * One language for flags, experiments, ads and scripts. Every criterion that is given must hold; of a list, one
 * entry. `not` holds where its own criteria do not.
 * @example
 * { devices: ['mobile'], pageTypes: ['article'], not: { regions: ['US-WA'] } }
 */
export const criteria = z.strictObject({
  routes: names,
  pageTypes: z.array(z.enum(pageTypes)).readonly().optional(),
  pathPrefixes: z.array(z.string().startsWith('/', 'must begin with a slash')).readonly().optional(),
  topics: names,
  editions: names,
  devices: z.array(z.enum(devices)).readonly().optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country like US'))
    .readonly()
    .optional(),
  regions: z
    .array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a country and region like US-WA'))
    .readonly()
    .optional(),
  liveBlog: truth,
  registered: truth,
  loggedIn: truth,
  crawler: truth,
  /** Parameter → the values it may have; `true` for any. */
  query: z
    .record(z.string().min(1), z.union([z.literal(true), z.array(z.string()).readonly()]))
    .readonly()
    .optional(),
  /** The share of readers, 0 to 100. */
  percentage: z.number().min(0).max(100).optional(),
  get not() {
    return criteria.optional();
  },
});

export type Criteria = DeepReadonly<z.output<typeof criteria>>;
