import type { z } from 'zod';
import type { author } from './entities/author.ts';
import type { PriceHistory } from './entities/checked-price.ts';
import type { editorialLinks } from './entities/editorial-links.ts';
import type { Image } from './entities/image.ts';
import type { innovationTrend } from './entities/innovation-trend.ts';
import type { newsletterDoc } from './entities/newsletter.ts';
import type { richText } from './entities/rich-text.ts';
import type { StoryDraft } from './entities/story-input.ts';
import type { StoryPriority, StoryState } from './entities/story-types.ts';
import type { vanity } from './entities/vanity.ts';
import type { layoutDefinition } from './page/layout-definition.ts';

export interface SeedTopic {
  id: string;
  slug: string;
  name: string;
  /** Slug of the topic above it; none at the root of a branch. */
  parent?: string;
  title: string;
  description: string;
  image?: Image;
}

export interface SeedStory {
  story: StoryDraft;
  state: StoryState;
  /** For scheduled stories: when they come out, ISO 8601. */
  publishAt?: string;
  /** How far the newsroom is with it. */
  work?: { stage?: string; dueAt?: string; priority?: StoryPriority };
  /** How much it is read, for the trending list. */
  popularity?: number;
  /** Slugs the story had before; they answer with where it is now. */
  formerSlugs?: string[];
}

/** A whole publication as an importer hands it over. Stories come one by one: there may be a million. */
export interface PublicationSeed {
  topics: SeedTopic[];
  authors: z.input<typeof author>[];
  tags: { slug: string; name: string }[];
  /** Editors' link lists by name, e.g. `editorial-links-header-trending`. */
  links: { name: string; edition: string; list: z.input<typeof editorialLinks> }[];
  texts: z.input<typeof richText>[];
  trends: z.input<typeof innovationTrend>[];
  layouts: z.input<typeof layoutDefinition>[];
  newsletters: z.input<typeof newsletterDoc>[];
  /** Addresses that stand for others. */
  vanities?: (z.input<typeof vanity> & { id: string; urlPath: string })[];
  /** What offers cost in the past. */
  offerPrices?: PriceHistory[];
  /** Story id that is breaking now, if any. */
  breaking?: { storySlug: string; text: string };
  stories: Iterable<SeedStory>;
  storyCount: number;
}
