declare global {
  interface Window {
    /** The command queue of Google's tags. */
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Queues the Google consent mode default: Google's tags read it before later commands. A page that defines `gtag` has
 * set its own. No imports: documents with other scripts embed its source text.
 */
export function setGoogleConsentDefault(page: Window, state: object): void {
  if (page.gtag) return;
  page.dataLayer ??= [];
  page.gtag = function gtag() {
    // Google's tags take commands as an `arguments` object only.
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer?.push(arguments as never);
  };
  page.gtag('consent', 'default', state);
}
