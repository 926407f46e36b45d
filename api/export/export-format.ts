import { z } from 'zod';
import { author } from '#content/entities/author.ts';
import { priceHistory } from '#content/entities/checked-price.ts';
import { editorialLinks } from '#content/entities/editorial-links.ts';
import { image } from '#content/entities/image.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import { newsletterDoc } from '#content/entities/newsletter.ts';
import { richText } from '#content/entities/rich-text.ts';
import { settingNames } from '#content/entities/settings.ts';
import { storyInput } from '#content/entities/story-input.ts';
import { storyPriorities, storyStates, storyTypes } from '#content/entities/story-types.ts';
import { tag } from '#content/entities/tag.ts';
import { vanity } from '#content/entities/vanity.ts';
import { type ManagedKindName, managedKindNames } from '#content/managed/kinds.ts';
import { layoutDefinition } from '#content/page/layout-definition.ts';

const exportFormat = 1;

const time = z.number().int();
const count = z.number().int().positive();

/** A story with its whole life: every version, its state, what readers see now. */
const exportedStory = z.object({
  kind: z.literal('story'),
  n: count,
  id: z.string().min(1).max(100),
  type: z.enum(storyTypes),
  state: z.enum(storyStates),
  version: count,
  publishedVersion: count.nullable(),
  publishAt: time.nullable(),
  withdrawAt: time.nullable(),
  publishedAt: time.nullable(),
  updatedAt: time,
  /** What readers see: since when, and the date of the last change where the store gave it one. */
  published: z.object({ version: count, at: time, updated: z.string().optional() }).optional(),
  /** The work of the newsroom on it; missing where there is none. */
  work: z
    .object({
      stage: z.string().max(200).optional(),
      assignee: z.string().max(200).optional(),
      createdBy: z.string().max(200).optional(),
      dueAt: time.optional(),
      priority: z.enum(storyPriorities).optional(),
      embargo: z.literal(true).optional(),
      deletedAt: time.optional(),
      deletedBy: z.string().max(200).optional(),
    })
    .optional(),
  popularity: z.number().int().optional(),
  formerSlugs: z.array(z.string()).default([]),
  versions: z
    .array(
      z.object({
        version: count,
        savedAt: time,
        /** Missing of versions that a seed or an earlier release saved. */
        savedBy: z.string().max(200).optional(),
        reason: z.string().max(200).optional(),
        name: z.string().max(200).optional(),
        publishedBy: z.string().max(200).optional(),
        story: storyInput,
      }),
    )
    .min(1),
});
export type ExportedStory = z.infer<typeof exportedStory>;

const exportedSource = z.object({
  kind: z.literal('source'),
  of: z.enum(['story', 'author', 'text']),
  source: z.string(),
  sourceId: z.string(),
  targetId: z.string(),
  version: z.number().int().nonnegative(),
  digest: z.string(),
  picturesLeft: z.number().int().nonnegative(),
});
export type ExportedSource = z.infer<typeof exportedSource>;

/** One version of a setting; staff changed it while the site ran. */
const exportedSetting = z.object({
  kind: z.literal('setting'),
  id: z.enum(settingNames),
  version: count,
  value: z.unknown(),
  changedAt: time,
  changedBy: z.string().max(200).optional(),
});
export type ExportedSetting = z.infer<typeof exportedSetting>;

/** One saved version of what staff manage. */
const exportedEntryVersion = z.object({
  kind: z.literal('entry-version'),
  of: z.enum(managedKindNames as [ManagedKindName, ...ManagedKindName[]]),
  id: z.string().min(1).max(200),
  version: count,
  /** Missing where this version removed the entry. */
  entry: z.record(z.string(), z.unknown()).optional(),
  /** Missing of an entry that an import or a seed wrote. */
  savedAt: time.optional(),
  savedBy: z.string().max(200).optional(),
});
export type ExportedEntryVersion = z.infer<typeof exportedEntryVersion>;

/** One line of an export. The header comes first, stories after everything they name, sources last. */
export const exportLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('neutron-export'), format: z.literal(exportFormat) }),
  z.object({
    kind: z.literal('topic'),
    topic: z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      parent: z.string().optional(),
      title: z.string(),
      description: z.string(),
      image: image.optional(),
    }),
  }),
  z.object({ kind: z.literal('author'), author }),
  z.object({ kind: z.literal('tag'), tag }),
  z.object({ kind: z.literal('text'), text: richText }),
  z.object({ kind: z.literal('links'), name: z.string(), edition: z.string(), list: editorialLinks }),
  z.object({ kind: z.literal('trend'), trend: innovationTrend }),
  z.object({ kind: z.literal('newsletter'), newsletter: newsletterDoc }),
  z.object({ kind: z.literal('layout'), layout: layoutDefinition }),
  z.object({
    kind: z.literal('vanity'),
    vanity: vanity.extend({ id: z.string(), urlPath: z.string() }),
  }),
  exportedStory,
  z.object({ kind: z.literal('breaking'), edition: z.string(), storyId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('offer-prices'), history: priceHistory }),
  exportedSetting,
  exportedEntryVersion,
  exportedSource,
]);
export type ExportLine = z.infer<typeof exportLine>;
