interface TrustedPolicy {
  createHTML: (html: string) => unknown;
}

/**
 * Markup of a body as the browser wants it: under Trusted Types only the policy `site`, made by the bootstrap
 * script, may turn text into markup. Bodies are allow-listed by the API before they get here.
 * The result is a new object on each call, so keep it (useMemo) or React writes the markup again on every render.
 */
export function trustedHtml(html: string): string {
  const policy = (globalThis as { sitePolicy?: TrustedPolicy }).sitePolicy;
  // React hands the value to innerHTML untouched; its types only know strings.
  return policy ? (policy.createHTML(html) as string) : html;
}
