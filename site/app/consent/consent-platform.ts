/** The part of `window.OneTrust` that the site uses; the embedded platform and OneTrust itself both have it. */
export interface ConsentPlatform {
  AllowAll: () => void;
  RejectAll: () => void;
  /** `UpdateConsent('Category', 'C0002:1,C0003:0')` */
  UpdateConsent: (kind: 'Category', groups: string) => void;
  IsAlertBoxClosed: () => boolean;
  /** Opens the preferences: the platform's own dialog, or ours through the event below. */
  ToggleInfoDisplay: () => void;
}

/**
 * The embedded platform leaves its UI to the page and dispatches these events; OneTrust renders its own UI and never
 * does.
 */
export const consentRequested = 'consent-ask';
export const consentPreferences = 'consent-preferences';
/** The reader's location became known. */
export const consentPlace = 'consent-place';

const needed = ['AllowAll', 'RejectAll', 'UpdateConsent', 'IsAlertBoxClosed', 'ToggleInfoDisplay'] as const;

/** The reader's location as the platform reports it; empty while unknown or unsupported. */
export function reportedPlace(): { country?: string | undefined; region?: string | undefined } {
  const { OneTrust } = window as { OneTrust?: { getGeolocationData?: () => Record<string, unknown> } };
  const { country, state } = OneTrust?.getGeolocationData?.() ?? {};
  return { country: country ? String(country) : undefined, region: state ? String(state) : undefined };
}

/** Undefined until the platform's script has run: an empty object of that name may exist earlier. */
export function consentPlatform(): ConsentPlatform | undefined {
  const found: unknown = Reflect.get(window, 'OneTrust');
  if (typeof found !== 'object' || found === null) return undefined;
  return needed.every((name) => typeof Reflect.get(found, name) === 'function')
    ? (found as ConsentPlatform)
    : undefined;
}
