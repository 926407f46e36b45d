import { resolve } from 'node:path';
import { z } from 'zod';
import { BootError } from './boot-error.ts';
import { logLevels } from './log.ts';

export const roles = ['all', 'site', 'api', 'services'] as const;
export type Role = (typeof roles)[number];

const wholeNumber = (from: number, to: number, standard: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to)
    .default(standard)
    .meta({ allowed: `a whole number from ${from} to ${to}` });

const address = (protocols: string, standard?: string) => {
  const pattern = new RegExp(`^(${protocols})://`);
  const allowed = `an address that begins with ${protocols
    .split('|')
    .map((name) => `${name}://`)
    .join(' or ')}${standard ?? ''}`;
  return z
    .string()
    .refine((text) => pattern.test(text) && URL.canParse(text))
    .meta({ allowed });
};
/** Scheme and host only: pages add their own paths. */
const origin = address('http|https', ', with no path behind the host')
  .refine((text) => ['', '/'].includes(new URL(text).pathname) && !/[?#@]/.test(text))
  .transform((text) => new URL(text).origin);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, standard: T[number]) =>
  z
    .enum(values)
    .default(standard)
    .meta({ allowed: `one of ${values.join(', ')}` });
const secret = z
  .string()
  .min(16)
  .max(500)
  .regex(/^[!-~]+$/)
  .optional()
  .meta({ allowed: '16 to 500 visible characters without spaces', secret: true });

/** Every variable this program reads. There is no other place that reads `process.env`. */
const variables = {
  PORT: wholeNumber(0, 65_535, 3000),
  /**
   * Without it the server listens on every address of the machine, IPv4 and IPv6: a container's port mapping and
   * `localhost` both reach it. What is not public (metrics, staff calls) is protected by itself, not by the address.
   */
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/)
    .optional()
    .meta({ allowed: 'a host name or an IP address' }),
  /** How readers reach the site; links and redirects are made from it. */
  SITE_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path))
    .meta({ allowed: 'a folder' }),
  DATABASE_URL: address('postgres|postgresql')
    .optional()
    .meta({ secret: true, allowed: 'an address that begins with postgres:// or postgresql://' }),
  REDIS_URL: address('redis|rediss')
    .optional()
    .meta({ secret: true, allowed: 'an address that begins with redis:// or rediss://' }),
  ROLE: oneOf(roles, 'all'),
  /** Where the API is, when it is not in this process. */
  API_URL: origin.optional(),
  API_KEY: z
    .string()
    .regex(/^[\w.~-]{1,100}$/)
    .optional()
    .meta({ allowed: '1 to 100 letters, digits, dots, dashes or tildes' }),
  STAFF_TOKEN: secret,
  IMAGE_SECRET: secret,
  PREVIEW_SECRET: secret,
  LOG_LEVEL: oneOf(logLevels, 'info'),
  PAGE_CACHE_MB: wholeNumber(1, 65_536, 256),
  IMAGE_CACHE_MB: wholeNumber(1, 999_999, 1024),
  /** How long a stopping server still takes new readers, for load balancers that look at /status now and then. */
  DRAIN_SECONDS: wholeNumber(0, 120, 0),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
};
const schema = z.object(variables);
type Parsed = z.infer<typeof schema>;
export type Environment = Omit<Parsed, 'SITE_URL'> & { SITE_URL: string };

/** Reads the machine's part of the configuration, or says which variable is wrong and what is allowed. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Environment {
  // A variable set to nothing is a variable not set: that is what `PORT= npm start` means to people.
  const set = Object.fromEntries(
    Object.keys(variables).map((name) => [name, given[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new BootError(wrong.map((name) => complaint(name, set[name])).join('\n'));
  }
  const environment = parsed.data;
  if (environment.ROLE === 'site' && !environment.API_URL) {
    throw new BootError(
      'API_URL is missing: with ROLE=site the API runs elsewhere. Allowed: an address such as http://10.0.0.5:3000',
    );
  }
  return { ...environment, SITE_URL: environment.SITE_URL ?? `http://localhost:${environment.PORT}` };
}

function complaint(name: string, value: string | undefined): string {
  const { allowed, secret: isSecret } = (variables[name as keyof typeof variables].meta() ?? {}) as {
    allowed?: string;
    secret?: boolean;
  };
  const shown = isSecret ? 'the value given' : JSON.stringify(value?.slice(0, 100));
  return `${name} is wrong: ${shown} is not allowed. Allowed: ${allowed ?? 'another value'}`;
}
