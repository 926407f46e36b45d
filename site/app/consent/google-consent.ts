declare global {
  interface Window {
    /** The command queue of Google's tags. */
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Queues the default of Google consent mode: Google's tags read it before anything that was queued later. A page that
 * defines `gtag` by itself has set its own. It stands alone (no imports reach it): documents with scripts of their own
 * have its text.
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
