import type { Criteria } from './criteria.ts';
import type { StorageNames } from './storage-names.ts';

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

/** A script as configured. The category is required: no script runs without the reader's consent. */
export interface ScriptTag {
  tagId: string;
  timing: ScriptTiming;
  /** Lower numbers go first in the queue. */
  priority?: number;
  /** Feature flags that must all be on, beside `trackers` for what measures or targets (C0002, C0004). */
  features?: readonly string[];
  /** For whom and where it runs; for everybody, unless said. */
  when?: Criteria;
  src?: string;
  innerHTML?: string;
  attributes?: Readonly<Record<string, string | boolean>>;
  location?: ScriptLocation;
  gdprCategory: ConsentCategory;
  /** What it keeps in a reader's browser: deleted when the reader takes back its category. */
  keeps?: StorageNames;
  /** Names the script puts on `window`; only watched ones can be waited for. */
  windowVars?: readonly string[];
  /**
   * Of tags in the head, when another page is opened in place: `true` not again (unless it needs consent), `false`
   * with every page. Without it a tag runs once, until it is registered again by force.
   */
  renderOnce?: boolean;
}

/** A tag as pages register it: no entry of the configuration can say as much of a script as our own code can. */
export interface RegisteredTag extends ScriptTag {
  /**
   * It sees only what pages hand it, and stops when they say so: leave that is taken back needs no page without it, and a
   * page without trackers hands it nothing.
   */
  stopsOnWithdrawal?: boolean;
  /** Whether the page that is shown has anything for it. */
  isWanted?: () => boolean;
}

/** Tags that the site registers by itself; no entry of the configuration can be called so. */
export const ownTagIds = [
  'analytics',
  'survey',
  'gpt',
  'ima',
  'adsense',
  'amazon-native',
  'media-net',
  'taboola',
  'discussion',
  'discussion-count',
] as const;
