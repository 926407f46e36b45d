import type { SiteUrl } from '../boot/site-url.ts';

const usualTransportSecurity = 'max-age=63072000; includeSubDomains';

export interface ContentSecurity {
  /** Hashes of the constant inline scripts, as the build knows them: `sha256-…` without quotes. */
  scriptHashes: readonly string[];
}

export type SecurityProfile = 'strict' | 'gpt';

export interface SecurityOptions {
  siteUrl: SiteUrl;
  contentSecurity: ContentSecurity;
  /** Hosts that serve our pictures, when they are not this one. */
  imageOrigins: readonly string[];
  /** Hosts that serve our videos, if not this one. */
  mediaOrigins: readonly string[];
  /** Hosts that pages may send to, such as another collector. */
  connectOrigins?: readonly string[];
  /** Hosts whose players and posts pages may embed. */
  frameSources: readonly string[];
  /** `gpt` where the script of an ad network needs the policy it is documented for; `strict` by default. */
  profile?: SecurityProfile | undefined;
  /** Hot reload injects scripts and styles and uses a web socket: true only in `npm run dev`. */
  development?: boolean;
}

/** The policy of the pages, by the profile the configuration chose. */
export function contentSecurityPolicy(options: SecurityOptions): string {
  return textOf(isLoose(options) ? gptDirectives(options) : strictDirectives(options));
}

const isLoose = ({ profile, development }: SecurityOptions) => profile === 'gpt' && development !== true;

const textOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site', 'scripts'] };
const report = { 'report-uri': ['/csp-report'] };

const quotedHashes = ({ contentSecurity }: SecurityOptions) =>
  contentSecurity.scriptHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`);

/**
 * The policy Google documents for its publisher tag: what a trusted script loads is trusted, from wherever, and may
 * make code of text. Browsers that know `'strict-dynamic'` pass over `'unsafe-inline'` and the schemes. Who frames us
 * and where our forms go stays ours to say.
 */
function gptDirectives(options: SecurityOptions): Record<string, readonly string[]> {
  return {
    'object-src': ["'none'"],
    'script-src': [
      ...quotedHashes(options),
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'strict-dynamic'",
      'https:',
      'http:',
    ],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...report,
  };
}

/**
 * The strict policy. It names no nonce, so it is the same for every reader and can be sent with cached bytes:
 * one bootstrap script is known by its hash, and what that script loads is trusted through it.
 */
function strictDirectives(options: SecurityOptions): Record<string, readonly string[]> {
  const hashes = quotedHashes(options);
  const dev = options.development === true;
  return {
    'default-src': ["'none'"],
    'script-src': dev
      ? ["'self'", "'unsafe-inline'"]
      : hashes.length > 0
        ? [...hashes, "'strict-dynamic'"]
        : ["'none'"],
    'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Custom properties on elements; an attribute cannot fetch or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...options.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...options.mediaOrigins,
      ...(options.connectOrigins ?? []),
    ],
    // A stream is fed to the player in chunks, through a blob URL. Videos of moving
    // pictures come from where pictures come from.
    'media-src': ["'self'", 'blob:', ...new Set([...options.mediaOrigins, ...options.imageOrigins])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...options.frameSources],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(dev ? {} : trustedTypes),
    ...report,
  };
}

/** Headers of every page, flat as `writeHead` takes them. */
export function pageSecurityHeaders(options: SecurityOptions): string[] {
  return Object.entries({
    'content-security-policy': contentSecurityPolicy(options),
    // Ad networks write text where scripts could be inserted: violations are reported, not blocked.
    ...(isLoose(options)
      ? { 'content-security-policy-report-only': textOf({ ...trustedTypes, ...report }) }
      : {}),
    ...sharedHeaders(options.siteUrl),
    // The sign-in window of the identity service must be able to speak to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }).flat();
}

/** Headers of every answer that is no page: API, pictures, files. */
export function sharedHeaders(siteUrl: SiteUrl): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
    // Only where https is really there: a browser remembers this for years.
    ...(siteUrl.protocol === 'https:'
      ? { 'strict-transport-security': siteUrl.transportSecurity ?? usualTransportSecurity }
      : {}),
  };
}

/** Data is not a document: if a browser is tricked into opening it, nothing in it may do anything. */
export function apiSecurityHeaders(siteUrl: SiteUrl): Record<string, string> {
  return {
    ...sharedHeaders(siteUrl),
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}
