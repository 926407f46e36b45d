import type { SiteUrl } from '../boot/site-url.ts';

const usualTransportSecurity = 'max-age=63072000; includeSubDomains';

export interface ContentSecurity {
  /** Hashes of the constant inline scripts, computed by the build: `sha256-…` without quotes. */
  scriptHashes: readonly string[];
}

export type SecurityProfile = 'strict' | 'gpt';

export interface SecurityOptions {
  siteUrl: SiteUrl;
  contentSecurity: ContentSecurity;
  /** Hosts that serve our pictures, if not this one. */
  imageOrigins: readonly string[];
  /** Hosts that serve our videos, if not this one. */
  mediaOrigins: readonly string[];
  /** Hosts that pages may connect to, such as an external collector. */
  connectOrigins?: readonly string[];
  /** Hosts whose players and posts pages may embed. */
  frameSources: readonly string[];
  /** `gpt` where an ad network requires the policy that Google documents for its publisher tag; default `strict`. */
  profile?: SecurityProfile | undefined;
  /** Hot reload injects scripts and styles and uses a web socket: true only in `npm run dev`. */
  development?: boolean;
}

/** The Content-Security-Policy of pages, by the configured profile. */
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
 * The policy that Google documents for its publisher tag. Scripts loaded by a trusted script are trusted, whatever their
 * host, and may evaluate strings as code. Browsers that support `'strict-dynamic'` ignore `'unsafe-inline'` and the
 * schemes. Framing and form targets stay restricted.
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
 * The strict policy. It has no nonce, so it is the same for every reader and can be cached with the page: the bootstrap
 * script is allowed by its hash, and `'strict-dynamic'` allows the scripts it loads.
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
    // Elements set custom properties in `style`; an attribute cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...options.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...options.mediaOrigins,
      ...(options.connectOrigins ?? []),
    ],
    // The player gets streams in chunks, through a blob URL. Animations are served as videos by the hosts of pictures.
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

/** Headers of every page, as the flat list that `writeHead` accepts. */
export function pageSecurityHeaders(options: SecurityOptions): string[] {
  return Object.entries({
    'content-security-policy': contentSecurityPolicy(options),
    // Ad networks assign strings to script sinks: violations are reported, not blocked.
    ...(isLoose(options)
      ? { 'content-security-policy-report-only': textOf({ ...trustedTypes, ...report }) }
      : {}),
    ...sharedHeaders(options.siteUrl),
    // The sign-in popup of the identity service sends messages to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }).flat();
}

/** Headers of every response that is not a page: API, pictures, files. */
export function sharedHeaders(siteUrl: SiteUrl): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
    // Only with https: browsers remember this for years.
    ...(siteUrl.protocol === 'https:'
      ? { 'strict-transport-security': siteUrl.transportSecurity ?? usualTransportSecurity }
      : {}),
  };
}

/** Data is not a document: if a browser is tricked into opening it, nothing in it may load or run. */
export function apiSecurityHeaders(siteUrl: SiteUrl): Record<string, string> {
  return {
    ...sharedHeaders(siteUrl),
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}
