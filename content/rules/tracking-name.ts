/** The name of a menu or link in events and in the document: `Buying guides` → `buying-guides`, unless it has one. */
export const trackingNameOf = ({
  trackingName,
  linkText,
}: {
  trackingName?: string | undefined;
  linkText: string;
}): string => trackingName ?? linkText.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
