/**
 * A letter is written for mailboxes, which know inline styles only and run nothing. Its document may therefore have
 * styles of its own and pictures, and nothing else at all: no script, no form, no frame.
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
