/**
 * A newsletter is written for mail clients, which support only inline styles and run nothing. Its document may
 * therefore have inline styles and pictures, and nothing else: no script, no form, no iframe.
 */
export function emailPolicy(siteUrl: string, imageBases: readonly string[]): string {
  // The addresses are whole ones: opened under another name of the site, they are not its own.
  const origins = [siteUrl, ...imageBases].flatMap((base) =>
    URL.canParse(base) ? [new URL(base).origin] : [],
  );
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ['img-src', "'self'", ...origins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
