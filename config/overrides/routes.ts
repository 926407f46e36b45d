import type { PageType } from '#content/page/composed-page.ts';
import type { RouteName } from '#content/rules/route-paths.ts';

/** A page of the publication: at a path of its own, or in place of one of Neutron's. */
export interface OwnRoute {
  name: `own-${string}`;
  path?: string;
  /** The route whose page it replaces. */
  replaces?: RouteName;
  composes?: { pageType: PageType; slug: string };
  maxAge?: number;
  noIndex?: boolean;
}

/** None here (decision 0155). */
export const ownRoutes: readonly OwnRoute[] = [];
