export interface ContentSecurity {
  /** Hashes of the constant inline scripts, as the build knows them: `sha256-…` without quotes. */
  scriptHashes: readonly string[];
}

export interface SecurityOptions {
  siteUrl: URL;
  contentSecurity: ContentSecurity;
  /** Hosts that serve our pictures, when they are not this one. */
  imageOrigins: readonly string[];
  /** Hosts that serve our films, when they are not this one. */
  mediaOrigins: readonly string[];
  /** Hosts whose players and posts a reader may ask for. */
  frameSources: readonly string[];
  /** Hot reload injects scripts and styles and talks over a socket: only `npm run dev` says true. */
  development?: boolean;
}

/**
 * The strict policy. It names no nonce, so it is the same for every reader and can be sent with cached bytes:
 * one bootstrap script is known by its hash, and what that script loads is trusted through it.
 */
export function contentSecurityPolicy(options: SecurityOptions): string {
  const hashes = options.contentSecurity.scriptHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`);
  const dev = options.development === true;
  const directives: Record<string, readonly string[]> = {
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
    'connect-src': ["'self'", ...(dev ? ['ws:'] : []), ...options.mediaOrigins],
    // A stream is fed to the player piece by piece, through an address that only this page knows. Films of moving
    // pictures come from where pictures come from.
    'media-src': ["'self'", 'blob:', ...new Set([...options.mediaOrigins, ...options.imageOrigins])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...options.frameSources],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(dev ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site', 'scripts'] }),
    'report-uri': ['/csp-report'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of every page, flat as `writeHead` takes them. */
export function pageSecurityHeaders(options: SecurityOptions): string[] {
  return Object.entries({
    'content-security-policy': contentSecurityPolicy(options),
    ...sharedHeaders(options.siteUrl),
    // The sign-in window of the identity service must be able to speak to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }).flat();
}

/** Headers of every answer that is no page: API, pictures, files. */
export function sharedHeaders(siteUrl: URL): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
    // Only where https is really there: a browser remembers this for two years.
    ...(siteUrl.protocol === 'https:'
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** Data is not a document: if a browser is tricked into opening it, nothing in it may do anything. */
export function apiSecurityHeaders(siteUrl: URL): Record<string, string> {
  return {
    ...sharedHeaders(siteUrl),
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}
