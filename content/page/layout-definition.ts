import { z } from 'zod';
import { storyTypes } from '../entities/story-types.ts';
import { pageTypes } from './composed-page.ts';
import { layoutTree } from './layout.ts';

/** Where a component of a layout gets its data. Layouts are stored content, so this is a schema and not code. */
const componentSource = z.discriminatedUnion('kind', [
  /** The thing the page is about: the article, review, topic, author … with the page's slug. */
  z.object({ kind: z.literal('main') }),
  /** The page's own paged list: the listing, the topic's stories, the author's stories. */
  z.object({
    kind: z.literal('main-list'),
    limit: z.number().int().min(1).max(100).default(20),
    /** Leave out what already stands higher on the page; page numbers still count every story. */
    unique: z.boolean().default(false),
    /** Readers may narrow the page to the stories of one section. */
    filterBy: z.enum(['section']).optional(),
  }),
  z.object({
    kind: z.literal('stories'),
    types: z.array(z.enum(storyTypes)).optional(),
    articleTypes: z.array(z.string()).optional(),
    sections: z.array(z.string()).optional(),
    layoutNames: z.array(z.string()).optional(),
    /** A topic includes the topics below it. `{page}` is the page's own topic. */
    topic: z.string().optional(),
    tag: z.string().optional(),
    author: z.string().optional(),
    collection: z.string().optional(),
    sponsored: z.boolean().default(false),
    withinHours: z.number().positive().optional(),
    /** Those hours end now, even when nothing came in them. Without it they then end with the newest story. */
    upToNow: z.boolean().optional(),
    order: z.enum(['latest', 'trending']).default('latest'),
    limit: z.number().int().min(1).max(100),
    /** Skip what already stands higher on the page. */
    unique: z.boolean().default(true),
  }),
  z.object({ kind: z.literal('links'), name: z.string() }),
  /** Every topic as a link, grouped by the topic at the root of its branch: to its page or to its feed. */
  z.object({ kind: z.literal('topic-links'), to: z.enum(['page', 'feed']) }),
  /** The newest days on which something was published, each with the page of Latest where it begins. */
  z.object({ kind: z.literal('day-links'), limit: z.number().int().min(1).max(60).default(14) }),
  z.object({ kind: z.literal('breaking-news') }),
  z.object({ kind: z.literal('text'), textId: z.string() }),
  z.object({
    kind: z.literal('authors'),
    topic: z.string().optional(),
    /** Exactly these people, in this order: a desk. */
    ids: z.array(z.string()).optional(),
    limit: z.number().int().min(1).max(100).default(3),
  }),
  z.object({ kind: z.literal('collections'), limit: z.number().int().min(1).max(20).default(4) }),
  z.object({ kind: z.literal('seamless') }),
  /** The first of those, as a story with its picture: what stands before it on the page announces it. */
  z.object({ kind: z.literal('next') }),
  z.object({ kind: z.literal('newsletters') }),
]);
export type ComponentSource = z.infer<typeof componentSource>;

const layoutWords = z.object({
  title: z.string().optional(),
  label: z.string().optional(),
  /** The title of a list of links, which calls it so. */
  componentLabel: z.string().optional(),
  description: z.string().optional(),
  viewMoreText: z.string().optional(),
  viewMoreUrl: z.string().optional(),
});

/** What a kind of page is made of. `slug: '*'` is the layout of every page of the type that has none of its own. */
export const layoutDefinition = z.object({
  pageType: z.enum([...pageTypes, 'header', 'footer']),
  slug: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  mainComponentId: z.string().optional(),
  areas: layoutTree,
  components: z.record(
    z.string(),
    z.object({
      componentName: z.string(),
      componentDisplayName: z.string(),
      source: componentSource,
      /** Not on page 2 and after: what leads a list leads it once. */
      firstPageOnly: z.boolean().default(false),
      words: layoutWords.default({}),
      metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    }),
  ),
});
export type LayoutDefinition = z.infer<typeof layoutDefinition>;
