interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const workerUrl = '/service-worker.js';
let policy: Policy | undefined;

/** The Content-Security-Policy lets only the policy named `site` create HTML and the one allowed script URL. */
function sitePolicy(): Policy | undefined {
  if (typeof window === 'undefined' || !window.trustedTypes) return undefined;
  policy ??= window.trustedTypes.createPolicy('site', {
    createHTML: (html) => html,
    createScriptURL: () => workerUrl,
  });
  return policy;
}

/**
 * This markup was sanitized by the API when the story was saved and again when it was read; it never contains readers'
 * input.
 */
export function trustedHtml(html: string): string {
  return sitePolicy()?.createHTML(html) ?? html;
}

export function trustedWorkerUrl(): string {
  return sitePolicy()?.createScriptURL(workerUrl) ?? workerUrl;
}
