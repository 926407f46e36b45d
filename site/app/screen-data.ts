import type { AbTestState } from '#content/entities/ab-test.ts';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComposedPage, PageArea } from '#content/page/composed-page.ts';
import type { SearchChoice } from '#content/rules/search/search-filters.ts';
import type { AdPlan } from './ads/page/ad-plan.ts';
import type { PageName } from './pages.ts';
import type { LayoutName } from './routes.ts';

/** What stands around every page. */
export interface ShellData {
  header?: PageArea | undefined;
  footer?: PageArea | undefined;
  /** Of the copyright line: the visit's own, so that server and browser agree. */
  year: number;
  /** Where the site is at home: what other companies are told must be whole addresses. */
  origin?: string | undefined;
}

/** What a reader searched for, and what was found; nothing was asked for without a query. */
export interface SearchFound {
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
  results: SmartSearchResults | undefined;
  /** Search did not answer: the page says so where results would be. */
  isAway?: boolean;
}

/** What some pages ask for beside their composition. */
export interface PageExtras {
  search?: SearchFound;
  trends?: readonly InnovationTrend[];
}

/** What a page's own loader gives. */
export type LoadedPage = ScreenData['page'] & { extras?: PageExtras };

/** What a screen's loader hands to its page, and the server's page hands to the browser. */
export interface ScreenData {
  routeName: string;
  pageName: PageName;
  layout: LayoutName;
  showHeader: boolean;
  showLargeHeader: boolean;
  showSkybox: boolean;
  /** Where ads stand; nothing, and there are none beside a skybox. */
  ads?: AdPlan | undefined;
  /** More stories may follow this one on the same page. */
  isSeamless: boolean;
  /** The address without its page number. */
  basePath: string;
  /** Where this page is at home by its route: the short form of its address, or its canonical route's. */
  canonicalPath: string;
  pageNumber: number;
  noIndex: boolean;
  edition: string;
  features: Readonly<Record<string, boolean>>;
  /** The bucket this page is drawn for; only tests that change the HTML. */
  experiment?: AbTestState;
  page: Omit<ComposedPage, 'header' | 'footer'>;
  extras?: PageExtras;
}
