/** As much of `window.OneTrust` as the site speaks to; ours and the bought one have it alike. */
export interface ConsentPlatform {
  AllowAll: () => void;
  RejectAll: () => void;
  /** `UpdateConsent('Category', 'C0002:1,C0003:0')` */
  UpdateConsent: (kind: 'Category', groups: string) => void;
  IsAlertBoxClosed: () => boolean;
  /** Opens the preferences: the platform's own, or ours by the event below. */
  ToggleInfoDisplay: () => void;
}

/** The embedded platform leaves drawing to the page, and says when. Another one draws by itself and never says so. */
export const consentAsk = 'consent-ask';
export const consentPreferences = 'consent-preferences';
/** Where the reader is was found out. */
export const consentPlace = 'consent-place';

const needed = ['AllowAll', 'RejectAll', 'UpdateConsent', 'IsAlertBoxClosed', 'ToggleInfoDisplay'] as const;

/** Where the reader is, as the platform was told; nothing before, nor of one that does not say. */
export function reportedPlace(): { country?: string | undefined; region?: string | undefined } {
  const { OneTrust } = window as { OneTrust?: { getGeolocationData?: () => Record<string, unknown> } };
  const { country, state } = OneTrust?.getGeolocationData?.() ?? {};
  return { country: country ? String(country) : undefined, region: state ? String(state) : undefined };
}

/** None until its script has run: an object of that name may be there earlier, empty. */
export function consentPlatform(): ConsentPlatform | undefined {
  const found: unknown = Reflect.get(window, 'OneTrust');
  if (typeof found !== 'object' || found === null) return undefined;
  return needed.every((name) => typeof Reflect.get(found, name) === 'function')
    ? (found as ConsentPlatform)
    : undefined;
}
