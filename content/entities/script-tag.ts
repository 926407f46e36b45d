/** When a third-party script runs. */
export const scriptTimings = [
  'immediate',
  'queue',
  'domContentLoaded',
  'windowLoad',
  'beforeUnload',
  'serverRender',
] as const;
export type ScriptTiming = (typeof scriptTimings)[number];

/** Where its element goes. */
export const scriptLocations = ['head', 'body', 'footer'] as const;
export type ScriptLocation = (typeof scriptLocations)[number];

/** Consent categories by what they are for. */
export const consentCategories = {
  critical: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
  social: 'C0005',
} as const;
export type ConsentCategory = (typeof consentCategories)[keyof typeof consentCategories];

/** Tags that the site itself registers; no tag of the configuration may have one of these ids. */
export const ownTagIds = [
  'analytics',
  'survey',
  'gpt',
  'ima',
  'adsense',
  'amazon-native',
  'media-net',
  'taboola',
  'custom',
  'discussion',
  'discussion-count',
] as const;
