import { setGoogleConsentDefault } from '#app/consent/google-consent.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { googleConsentDefault } from '#content/rules/consent/google-consent.ts';

/** The same on every page, so its hash can be in the policy of cached pages. */
const script = `(${setGoogleConsentDefault.toString()})(window,${JSON.stringify(googleConsentDefault)})`;

/**
 * The default of Google consent mode, for documents whose own scripts run before the site's code: it must be first.
 * Elsewhere the site's code sets it before the first tag.
 */
export const consentDefaultScripts = (tags: readonly ScriptTag[]): string[] =>
  tags.some(({ timing }) => timing === 'serverRender') ? [script] : [];
