import { z } from 'zod';
import { type Component, component } from './component.ts';
import { type ComponentError, componentError } from './component-error.ts';
import { type LayoutTree, layoutTree } from './layout.ts';

/** The kinds of page the composer can make; the `{a}` of its path. */
export const pageTypes = [
  'front-door',
  'article',
  'review',
  'gallery',
  'video',
  'collection',
  'feature',
  'landing',
  'topic',
  'listing',
  'topic-listing',
  'author',
  'tag',
  'newsletter',
  'static',
] as const;
export type PageType = (typeof pageTypes)[number];

export type PageComponent = Component | ComponentError;
const pageComponent = z.union([componentError, component]);

export const pageMeta = z.object({
  edition: z.string(),
  /** Only with `debug`: the layout used and the source of each component. */
  composer: z.object({ layout: z.string(), pageType: z.string(), slug: z.string() }).optional(),
  originRequests: z
    .array(z.object({ component: z.string(), source: z.string(), milliseconds: z.number() }))
    .optional(),
});
export type PageMeta = z.infer<typeof pageMeta>;

const area = z.object({ components: z.array(pageComponent) });

export const composedPage = z.object({
  data: z.object({
    pageType: z.enum(pageTypes),
    slug: z.string(),
    title: z.string(),
    description: z.string().optional(),
    /** The component that decides the page's status (CP-13); pages without one never fail by content. */
    mainComponentId: z.string().optional(),
    layouts: layoutTree,
    components: z.array(pageComponent),
  }),
  header: area.optional(),
  footer: area.optional(),
  meta: pageMeta,
});

export interface PageArea {
  components: PageComponent[];
}
export interface ComposedPage {
  data: {
    pageType: PageType;
    slug: string;
    title: string;
    description?: string | undefined;
    mainComponentId?: string | undefined;
    layouts: LayoutTree;
    components: PageComponent[];
  };
  header?: PageArea | undefined;
  footer?: PageArea | undefined;
  meta: PageMeta;
}
