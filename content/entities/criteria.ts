import { z } from 'zod';
import { pageTypes } from '../page/composed-page.ts';
import { devices } from '../rules/device.ts';

/** The facts criteria may ask about. What is left out is not known, and satisfies no criterion. */
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
 * entry. `not` holds where what it says does not.
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

/** As the schema has it; by hand, because a schema that names itself cannot tell its own type. */
export interface Criteria {
  readonly routes?: readonly string[] | undefined;
  readonly pageTypes?: readonly (typeof pageTypes)[number][] | undefined;
  readonly pathPrefixes?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
  readonly editions?: readonly string[] | undefined;
  readonly devices?: readonly (typeof devices)[number][] | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly liveBlog?: boolean | undefined;
  readonly registered?: boolean | undefined;
  readonly loggedIn?: boolean | undefined;
  readonly crawler?: boolean | undefined;
  readonly query?: Readonly<Record<string, true | readonly string[]>> | undefined;
  readonly percentage?: number | undefined;
  readonly not?: Criteria | undefined;
}
