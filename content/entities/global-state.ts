import { defaultEdition } from '../limits.ts';
import type { ContentLink } from './content-link.ts';
import type { InnovationTrend } from './innovation-trend.ts';

export interface GlobalState {
  brand: string;
  edition: string;
  hasAffiliateDisclosure: boolean;
  overlayActive: boolean;
  /** Null until requested; requested once. */
  breakingNews: readonly ContentLink[] | null;
  innovationIndexTrends: readonly InnovationTrend[] | null;
}

/** The brand comes from the configuration. */
export function initialGlobalState(brand: string): GlobalState {
  return {
    brand,
    edition: defaultEdition,
    hasAffiliateDisclosure: false,
    overlayActive: false,
    breakingNews: null,
    innovationIndexTrends: null,
  };
}
