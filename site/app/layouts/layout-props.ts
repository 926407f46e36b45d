import type { ReactNode } from 'react';
import type { PageArea, PageType } from '#content/page/composed-page.ts';

/** Props of every layout; each one renders those it supports. */
export interface LayoutProps {
  header?: PageArea | undefined;
  footer?: PageArea | undefined;
  /** Both are on unless the route sets them. */
  showHeader?: boolean | undefined;
  showLargeHeader?: boolean | undefined;
  showSkybox?: boolean | undefined;
  pageType?: PageType | undefined;
  /** Shelf section of the page: its line is lit in the header. */
  section?: string | undefined;
  /** Year of the copyright line; the request's own, so that server and browser agree. */
  year?: number | undefined;
  showHealthLink?: boolean | undefined;
  /** Stories may follow this page in place. */
  isSeamless?: boolean | undefined;
  /** The page ends with the head of the next story; the ad at its end stands before that. */
  announcesNext?: boolean | undefined;
  children: ReactNode;
}
