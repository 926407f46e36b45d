import type { PageType } from '#content/page/composed-page.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { MainThing } from './find-main.ts';
import type { PagePlace } from './list-scope.ts';
import type { Follower } from './read-seamless.ts';

export type ComposedType = PageType | 'header' | 'footer';

export interface PageRequest {
  pageType: ComposedType;
  slug: string;
  pageNumber: number;
  /** One component alone, and which part of its list. */
  only?: { componentId: string; limit: number | undefined; offset: number } | undefined;
}

/** A page while it is being made. */
export interface PageWork {
  context: AnswerContext;
  request: PageRequest;
  main: MainThing | undefined;
  place: PagePlace;
  /** The layout shows the page's own list; what the page is about then need not carry it as well. */
  showsOwnList: boolean;
  /** What the page announces after its story, read once; nothing where the layout announces nothing. */
  following: Promise<Follower[]> | undefined;
  /** Stories that already stand higher on the page, and those that its end announces. */
  shown: Set<number>;
  keys: Set<string>;
  /** Set while the one component is resolved that was asked for alone. */
  window: { limit: number | undefined; offset: number } | undefined;
}

/** Where a component of a page can be had alone. */
export function componentHref({ context, request }: PageWork, componentId: string): string {
  const { siteId } = context.publication;
  const path = [siteId, 'resource', request.pageType, request.slug, componentId, 'web'].map(
    encodeURIComponent,
  );
  return `/api/neutron/components/${path.join('/')}`;
}
