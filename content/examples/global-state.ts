import type { GlobalState } from '../entities/global-state.ts';
import type { RouteHistoryState, TrackedComponents } from '../entities/route-history.ts';
import { contentLinkExample } from './content-link.ts';
import { innovationTrendExample } from './innovation-trend.ts';

export const globalStateExample: Required<GlobalState> = {
  brand: 'Wavelength',
  edition: 'us',
  hasAffiliateDisclosure: true,
  overlayActive: false,
  breakingNews: [contentLinkExample],
  innovationIndexTrends: [innovationTrendExample],
};

export const routeHistoryExample: Required<RouteHistoryState> = { currentPath: '/latest/2/' };

export const trackedComponentsExample: TrackedComponents = { newsletterBox: true };
