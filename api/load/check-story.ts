import { createHash } from 'node:crypto';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { Embed } from '#content/entities/embed.ts';
import { type StoryInput, storyInput } from '#content/entities/story-input.ts';
import { type StoryType, storyTypes } from '#content/entities/story-types.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import { linksIn } from '../links/link-target.ts';
import { parseSeed, SeedError } from './seed-error.ts';
import type { SeedPlaces } from './seed-places.ts';

const dates = ['datePublished', 'dateUpdated', 'displayDatePublished', 'displayDateUpdated'] as const;

/** A seed's story, parsed; everything it names is checked now or, for stories that may come later, at the end. */
export function parseStory(value: unknown, position: number): StoryInput {
  const named = value as { kind?: unknown; slug?: unknown } | null;
  return parseSeed(storyInput, value, `${named?.kind ?? 'story'}/${named?.slug ?? `number ${position + 1}`}`);
}

export function checkStory(story: StoryInput, places: SeedPlaces): void {
  const entry = `${story.kind}/${story.slug}`;
  const { directory } = places;
  const expect = (exists: boolean, field: string, named: string) => {
    if (!exists) throw new SeedError(entry, field, `names ${named}, which does not exist`);
  };
  places.addStory(story.kind, story.slug);
  places.addCollected(story.id ?? seedId(story.kind, story.slug), story.collections);
  if (story.kind === 'collection') {
    for (const { storyId } of story.figures) places.expectCollected(storyId, story.slug, entry, 'figures');
    for (const { storyId } of story.parts) places.expectCollected(storyId, story.slug, entry, 'parts');
  }
  for (const field of dates) {
    const date = field in story ? (story as { [K in typeof field]?: string })[field] : undefined;
    if (date !== undefined && Number.isNaN(dateValue(date)))
      throw new SeedError(entry, field, `"${date}" is not a date`);
  }
  if (story.authorId) expect(directory.authors.has(story.authorId), 'authorId', story.authorId);
  for (const id of story.moreAuthorIds) expect(directory.authors.has(id), 'moreAuthorIds', id);
  if ('editorIds' in story)
    for (const id of story.editorIds) expect(directory.authors.has(id), 'editorIds', id);
  for (const { slug } of story.topics) expect(directory.topics.has(slug), 'topics', slug);
  for (const slug of story.tags) expect(directory.tags.has(slug), 'tags', slug);
  for (const slug of story.collections) places.expectStory('collection', slug, entry, 'collections');
  if ('relatedObjects' in story)
    for (const link of story.relatedObjects) expectLinked(link, 'relatedObjects');
  if (story.kind === 'article' && story.video) expectLinked(story.video, 'video');
  if (story.kind === 'article' || story.kind === 'review') checkBody(story, entry, places);

  function expectLinked(link: ContentLink, field: string): void {
    const type = storyTypeOf(link.typeName);
    if (type) places.expectStory(type, link.slug, entry, field);
    else places.expectLink(link.url, entry, field);
  }
}

function checkBody(
  story: Extract<StoryInput, { kind: 'article' | 'review' }>,
  entry: string,
  places: SeedPlaces,
): void {
  for (const href of linksIn(story.body)) places.expectLink(href, entry, 'body');
  const embeds = story.additionalShortcodeData as Record<string, Embed>;
  const lists =
    story.kind === 'article' ? [...story.listicles, ...story.reviewCards].map(({ uuid }) => uuid) : [];
  for (const piece of splitShortcodes(story.body)) {
    if (!('shortcode' in piece)) continue;
    const { uuid, type } = piece.shortcode;
    if (!Object.hasOwn(embeds, uuid) && !lists.includes(uuid))
      throw new SeedError(entry, 'body', `has a shortcode ${type} ${uuid} without data`);
  }
  for (const embed of Object.values(embeds)) {
    const field = `additionalShortcodeData.${embed.uuid}`;
    if ((embed.type === 'video' || embed.type === 'gallery') && embed.slug !== '')
      places.expectStory(embed.type, embed.slug, entry, field);
    if (embed.type === 'relatedLinks' || embed.type === 'commercePromo')
      for (const { url } of embed.items) places.expectLink(url, entry, field);
  }
}

function storyTypeOf(typeName: string | undefined): StoryType | undefined {
  return storyTypes.find((type) => type === typeName);
}

/** The same seed gives the same ids, wherever and whenever it is loaded. */
export function seedId(type: StoryType, slug: string): string {
  const hash = createHash('sha256').update(`${type}/${slug}`).digest('hex');
  return [8, 4, 4, 4, 12]
    .reduce<{ id: string[]; at: number }>(
      ({ id, at }, length) => ({ id: [...id, hash.slice(at, at + length)], at: at + length }),
      { id: [], at: 0 },
    )
    .id.join('-');
}
