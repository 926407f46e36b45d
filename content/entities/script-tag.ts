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

/** A third-party script as configured. The category is required: no script runs without a reader's leave. */
export interface ScriptTag {
  tagId: string;
  timing: ScriptTiming;
  /** Lower numbers go first in the queue. */
  priority?: number;
  /** Feature flags that must all be on. */
  features?: readonly string[];
  src?: string;
  innerHTML?: string;
  attributes?: Readonly<Record<string, string | boolean>>;
  location?: ScriptLocation;
  gdprCategory: ConsentCategory;
  /** Set on `window` before the script runs. */
  windowVars?: Readonly<Record<string, unknown>>;
}
