import type { FunctionComponent, ReactNode } from 'react';
import type { ComponentOf, ComponentType } from '#content/page/component.ts';
import type { PageType } from '#content/page/composed-page.ts';
import type { ViewOf } from '#content/page/views.ts';

/** Facts about the page that a view may use. */
export interface PageFacts {
  pageType: PageType;
  slug: string;
  title: string;
  /** Address of the page without its number; page links are made from it. */
  basePath: string;
  /** From 1; a gallery shows this picture alone, and all of them without it. */
  pageNumber?: number | undefined;
  /** The part of the query that changes this page: a reader's choice among its list. */
  query?: string | undefined;
  /** URL of the story that a band of this page announces; read-next lists leave it out. */
  announced?: string | undefined;
}

export interface ViewProps<T extends ComponentType> {
  component: ComponentOf<T>;
  page: PageFacts;
  /** True for the one component that holds the page's first picture: it loads at once. */
  priority: boolean;
  /** What the layout puts beside a view that renders its whole row itself (stories), one by one. */
  rail?: readonly ReactNode[] | undefined;
}

export type View<T extends ComponentType> = FunctionComponent<ViewProps<T>>;

/** Every view of every type. A view that `content/page/views.ts` names without a component does not compile. */
export type Registry = { readonly [T in ComponentType]: { readonly [V in ViewOf<T>]: View<T> } };

/** Views that only one page needs: they come with that page's code, and override the registry's. */
export type OwnViews = { readonly [T in ComponentType]?: { readonly [V in ViewOf<T>]?: View<T> } };
