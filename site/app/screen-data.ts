import type { AbTestState } from '#content/entities/ab-test.ts';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComposedPage, PageArea } from '#content/page/composed-page.ts';
import type { SearchChoice } from '#content/rules/search/search-filters.ts';
import type { AdPlan } from './ads/page/ad-plan.ts';
import type { Brand } from './brand/current-brand.ts';
import type { LayoutName, PageName } from './routing/page-names.ts';

/** Data of the shell around every page. */
export interface ShellData {
  header?: PageArea | undefined;
  footer?: PageArea | undefined;
  /** Year of the copyright line, from the request, so that server and browser agree. */
  year: number;
  /** The site's origin: URLs for other sites must be absolute. */
  origin?: string | undefined;
  /** Settings that pages show; the server adds them. */
  brand?: Brand | undefined;
}

/** A reader's search and its results; no request is made without a query. */
interface SearchFound {
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
  results: SmartSearchResults | undefined;
  /** Search failed: the page shows a notice in place of results. */
  isAway?: boolean;
}

/** Data some pages load beside their composition. */
interface PageExtras {
  search?: SearchFound;
  trends?: readonly InnovationTrend[];
  /** The picture of a gallery that the address names; without it all of them are shown. */
  picture?: number;
  /** The part of the query that changes this page, without its question mark. */
  query?: string;
}

/** The result of a page's own loader. */
export type LoadedPage = ScreenData['page'] & { extras?: PageExtras };

/** The result of a screen's loader: rendered by its page, and sent from the server to the browser. */
export interface ScreenData {
  routeName: string;
  pageName: PageName;
  layout: LayoutName;
  showHeader: boolean;
  showLargeHeader: boolean;
  showSkybox: boolean;
  /** Ad placements; undefined: no ads except a skybox. */
  ads?: AdPlan | undefined;
  /** More stories may follow this one on the same page. */
  isSeamless: boolean;
  /** The page ends with the head of the next story. */
  announcesNext?: boolean;
  /** The address without its page number. */
  basePath: string;
  /** Where this page is at home by its route: the short form of its address, or its canonical route's. */
  canonicalPath: string;
  pageNumber: number;
  noIndex: boolean;
  edition: string;
  features: Readonly<Record<string, boolean>>;
  /** The bucket this page is rendered for; only tests that change the HTML. */
  experiment?: AbTestState;
  page: Omit<ComposedPage, 'header' | 'footer'>;
  extras?: PageExtras;
}
