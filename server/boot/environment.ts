import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { BootError } from '#platform/boot-error.ts';
import { readTrustedProxies } from '#platform/http/trusted-proxies.ts';
import { logLevels } from '#platform/json-log.ts';

export const roles = ['all', 'site', 'api', 'services', 'media'] as const;
export type Role = (typeof roles)[number];

interface Variable<S extends z.ZodType> {
  schema: S;
  /** For people, when the value is wrong. */
  allowed: string;
  /** Its value is never shown. */
  secret?: boolean;
}
const variable = <S extends z.ZodType>(definition: Variable<S>): Variable<S> => definition;

const wholeNumber = (from: number, to: number, standard: number) =>
  variable({
    schema: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .refine((value) => value >= from && value <= to)
      .default(standard),
    allowed: `a whole number from ${from} to ${to}`,
  });

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, standard: T[number]) =>
  variable({ schema: z.enum(values).default(standard), allowed: `one of ${values.join(', ')}` });

const secret = () =>
  variable({
    schema: z
      .string()
      .min(16)
      .max(500)
      .regex(/^[!-~]+$/)
      .optional(),
    allowed: '16 to 500 visible characters without spaces',
    secret: true,
  });

/** With a password in it, as a rule: never shown. */
const connection = (...protocols: string[]) =>
  variable({
    schema: z
      .string()
      .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
      .optional(),
    allowed: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    secret: true,
  });

/** Scheme and host only: pages add their own paths. */
const origin = () =>
  variable({
    schema: z
      .string()
      .refine((text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text))
      .transform((text) => new URL(text).origin)
      .optional(),
    allowed: 'an address that begins with http:// or https://, with no path behind the host',
  });

/** Every variable that the server and its commands read; benchmarks and browser journeys have some of their own. */
const variables = {
  PORT: wholeNumber(0, 65_535, 3000),
  /**
   * Without it the server listens on every address of the machine, IPv4 and IPv6: a container's port mapping and
   * `localhost` both reach it. What is not public (metrics, staff calls) is protected by itself, not by the address.
   */
  HOST: variable({
    schema: z
      .string()
      .regex(/^[\w.:-]{1,255}$/)
      .optional(),
    allowed: 'a host name or an IP address',
  }),
  /** How readers reach the site; links and redirects are made from it. */
  SITE_URL: origin(),
  DATA_DIR: variable({
    schema: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    allowed: 'a folder',
  }),
  DATABASE_URL: connection('postgres:', 'postgresql:'),
  /** What an empty store is filled with: by default the demo in the data folder, nothing in a configured database. */
  SEED: variable({ schema: z.enum(['demo', 'none']).optional(), allowed: 'demo or none' }),
  REDIS_URL: connection('redis:', 'rediss:'),
  /** The mail server. Without it e-mail stays in the queue, where staff can read it. */
  SMTP_URL: connection('smtp:', 'smtps:'),
  /** The sender of e-mail; by default `no-reply@` and the site's host. */
  MAIL_FROM: variable({
    schema: z.email().max(254).optional(),
    allowed: 'one e-mail address',
  }),
  /** Of the service that `botCheck` in neutron.config.ts names. */
  BOT_CHECK_SECRET: secret(),
  /** The secret of an external discussion service for signing readers in; the embedded service makes its own. */
  DISCUSSION_SECRET: secret(),
  /** Of the Google Analytics property that `measurement.ga4` in neutron.config.ts names. */
  GA4_API_SECRET: secret(),
  /** Off only where something in front of this server counts requests already. */
  RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  /** Proxies whose `X-Forwarded-For` is trusted; by default none. */
  TRUSTED_PROXIES: variable({
    schema: z
      .string()
      .max(2000)
      .default('')
      .transform((text, context) => {
        const read = readTrustedProxies(text);
        if (!read) context.addIssue({ code: 'custom', message: 'not a list of addresses' });
        return read ?? z.NEVER;
      }),
    allowed:
      'addresses and networks with commas between, such as 10.0.0.5, 192.0.2.0/24, or loopback, private',
  }),
  ROLE: oneOf(roles, 'all'),
  /** Where the API is, when it is not in this process. */
  API_URL: origin(),
  /** Where the services are, when they run in another process than the API. */
  SERVICES_URL: origin(),
  API_KEY: variable({
    schema: z
      .string()
      .regex(/^[\w.~-]{1,100}$/)
      .optional(),
    allowed: '1 to 100 letters, digits, dots, dashes or tildes',
  }),
  STAFF_TOKEN: secret(),
  IMAGE_SECRET: secret(),
  PREVIEW_SECRET: secret(),
  /** The service that serves readers' profiles when accounts are external. */
  PROFILE_URL: origin(),
  /** Hosts on this machine or its private network that outbound requests may reach: a bucket, a local hub. */
  OUTBOUND_PRIVATE_HOSTS: variable({
    schema: z
      .string()
      .regex(/^[\w.[\]:-]{1,255}(\s*,\s*[\w.[\]:-]{1,255})*$/)
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((host) => host.trim()),
      )
      .optional(),
    allowed: 'host names with or without a port, separated by commas, such as localhost:9000, minio',
  }),
  /** Originals of pictures in a bucket instead of the data folder; all of them together or none. */
  S3_ENDPOINT: origin(),
  S3_REGION: variable({
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default('us-east-1'),
    allowed: 'letters, digits and dashes, such as eu-central-1',
  }),
  S3_BUCKET: variable({
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    allowed: 'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  }),
  S3_PREFIX: variable({
    schema: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*$/)
      .optional(),
    allowed: 'a path inside the bucket without slashes at its ends',
  }),
  S3_ACCESS_KEY_ID: variable({
    schema: z
      .string()
      .regex(/^[!-~]{3,128}$/)
      .optional(),
    allowed: '3 to 128 visible characters',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: variable({
    schema: z
      .string()
      .regex(/^[!-~]{8,200}$/)
      .optional(),
    allowed: '8 to 200 visible characters',
    secret: true,
  }),
  /** Seconds that browsers remember to come by https alone; 0 makes them forget it. Sent only where SITE_URL is https. */
  HSTS_MAX_AGE: wholeNumber(0, 315_360_000, 63_072_000),
  /** Off where a host below this one is not reached by https. */
  HSTS_SUBDOMAINS: oneOf(['on', 'off'], 'on'),
  /** Requests inclusion in the browsers' preload lists, which is hard to undo. */
  HSTS_PRELOAD: oneOf(['on', 'off'], 'off'),
  LOG_LEVEL: oneOf(logLevels, 'info'),
  PAGE_CACHE_MB: wholeNumber(1, 65_536, 256),
  IMAGE_CACHE_MB: wholeNumber(1, 999_999, 1024),
  IMAGE_EFFORT: oneOf(['usual', 'least'], 'usual'),
  /** How long a stopping server still takes new readers, for load balancers that look at /status now and then. */
  DRAIN_SECONDS: wholeNumber(0, 120, 0),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
};
type VariableName = keyof typeof variables;
type Shape = { [Name in VariableName]: (typeof variables)[Name]['schema'] };

const schema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as Shape,
);
type Parsed = z.infer<typeof schema>;
export type Environment = Omit<Parsed, 'SITE_URL'> & { SITE_URL: string };

/** Names of version 0.1, accepted until 0.3. */
const formerNames: Partial<Record<VariableName, string>> = {
  OUTBOUND_PRIVATE_HOSTS: 'OUTBOUND_NEAR_HOSTS',
};

/** The variables that are set by their former name only, for a warning at start. */
export function usedFormerNames(
  given: Readonly<Record<string, string | undefined>>,
): { former: string; name: string }[] {
  return Object.entries(formerNames)
    .filter(([name, former]) => !given[name]?.trim() && given[former]?.trim())
    .map(([name, former]) => ({ former, name }));
}

/** A year: the minimum of the browsers' preload lists. */
const preloadSeconds = 31_536_000;

/** Reads the machine's part of the configuration, or says which variable is wrong and what is allowed. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Environment {
  // A variable set to nothing is a variable not set: that is what `PORT= npm start` means to people.
  const set = Object.fromEntries(
    Object.keys(variables).map((name) => [name, given[name]?.trim() || undefined]),
  );
  for (const { former, name } of usedFormerNames(given)) set[name] = given[former]?.trim();
  for (const name of secretNames) set[name] = secretFrom(name, set[name], given[`${name}_FILE`]?.trim());
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
  const { HSTS_MAX_AGE, HSTS_SUBDOMAINS, HSTS_PRELOAD } = environment;
  if (HSTS_PRELOAD === 'on' && (HSTS_MAX_AGE < preloadSeconds || HSTS_SUBDOMAINS === 'off'))
    throw new BootError(
      `HSTS_PRELOAD is wrong: the lists of browsers take hosts with HSTS_MAX_AGE of at least ${preloadSeconds} and HSTS_SUBDOMAINS=on only`,
    );
  const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = bucketNames.filter((name) => environment[name] === undefined);
  if (missing.length > 0 && missing.length < bucketNames.length)
    throw new BootError(`${missing.join(', ')} missing: a bucket needs ${bucketNames.join(', ')}`);
  return { ...environment, SITE_URL: environment.SITE_URL ?? `http://localhost:${environment.PORT}` };
}

const secretNames = Object.entries<Variable<z.ZodType>>(variables)
  .filter(([, { secret }]) => secret)
  .map(([name]) => name);

/** Containers and systemd hand secrets over as files: `STAFF_TOKEN_FILE=/run/secrets/staff-token`. */
function secretFrom(name: string, value: string | undefined, file: string | undefined): string | undefined {
  if (!file) return value;
  if (value)
    throw new BootError(`${name} and ${name}_FILE are both set: set one, so that it is clear which counts`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new BootError(
      `${name}_FILE is wrong: ${JSON.stringify(file)} cannot be read (${code}). Allowed: a file this user may read`,
      { cause },
    );
  }
  // An empty secret would otherwise count as none, and the server would start without it.
  if (!text) throw new BootError(`${name}_FILE is wrong: ${JSON.stringify(file)} is empty`);
  return text;
}

function complaint(name: string, value: string | undefined): string {
  const definition: Variable<z.ZodType> = variables[name as VariableName];
  const shown = definition.secret ? 'the value given' : JSON.stringify(value?.slice(0, 100));
  return `${name} is wrong: ${shown} is not allowed. Allowed: ${definition.allowed}`;
}
