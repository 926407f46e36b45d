import { newsletterDoc } from '#content/entities/newsletter.ts';
import { type StoryType, storyTypes } from '#content/entities/story-types.ts';
import { NeutronError } from '#content/errors.ts';
import { isTopicListingSlug } from '#content/rules/topic-listing.ts';
import type { AnswerContext } from '../answer-context.ts';
import { isListingName, listings } from '../lists/listings.ts';
import { presentTextOf } from '../present/rich-text.ts';
import { getPublishedBySlug, getPublishedHead, getSlugAfter } from '../store/published.ts';
import { getNewsletter, getText } from '../store/resources.ts';
import { getPreviewedVersion } from '../store/stories.ts';
import { datedAt } from '../write/publication-dates.ts';
import { materialKey, materialOf, materialOfVersion } from './material.ts';
import type { MainThing, PageRequest } from './page-work.ts';

/** Finds it, or throws the error that the page then answers with. */
export async function findMain(request: PageRequest, context: AnswerContext): Promise<MainThing | undefined> {
  const { pageType, slug } = request;
  const { directory } = context.generation;
  switch (pageType) {
    case 'front-door':
      return { kind: 'front-door' };
    case 'topic': {
      const topic = directory.topics.get(slug);
      if (!topic) throw new NeutronError('not_found');
      return { kind: 'topic', topic };
    }
    case 'author': {
      const authors = directory.authorsBySlug.get(slug);
      if (!authors) throw new NeutronError('not_found');
      return { kind: 'author', slug, authors };
    }
    case 'listing':
      if (!isListingName(slug)) throw new NeutronError('not_found');
      return { kind: 'listing', name: slug, title: listings[slug].title };
    case 'tag': {
      const tag = directory.tags.get(slug);
      if (!tag) throw new NeutronError('not_found');
      return { kind: 'tag', tag };
    }
    case 'topic-listing':
      if (!isTopicListingSlug(slug)) throw new NeutronError('not_found');
      return { kind: 'topic-listing', tab: slug };
    case 'newsletter': {
      const doc = await getNewsletter(context.db, slug);
      if (!doc) throw new NeutronError('not_found');
      return { kind: 'newsletter', newsletter: newsletterDoc.parse(JSON.parse(doc)) };
    }
    case 'static': {
      const doc = await getText(context.db, slug);
      const text = presentTextOf(slug, doc, context.publication.ownDomains);
      if (!text) throw new NeutronError('not_found');
      return { kind: 'text', text };
    }
    case 'landing':
      return findStory('feature', slug, context);
    case 'header':
    case 'footer':
      return undefined;
    default:
      return findStory(pageType, slug, context);
  }
}

async function findStory(type: StoryType, slug: string, context: AnswerContext): Promise<MainThing> {
  if (context.preview) {
    const draft = await getPreviewedVersion(context.db, context.preview);
    const isThis = draft?.story.kind === type && draft.story.slug === slug;
    // What readers have already is shown as they have it.
    if (isThis && draft.version !== draft.row.published_version) {
      const { story, publishedAt } = datedAt(context.now, draft.row, draft.story);
      const dated = { ...story, id: draft.story.id, datePublished: publishedAt.toISOString() };
      return {
        kind: 'story',
        n: draft.n,
        version: draft.version,
        material: materialOfVersion(draft.n, dated, context),
      };
    }
  }
  const read = await knownStory(type, slug, context);
  if (read) return read;
  const row = await getPublishedBySlug(context.db, type, slug);
  if (row)
    return {
      kind: 'story',
      n: Number(row.n),
      version: row.version,
      material: await materialOf(row, context),
    };
  const now = await getSlugAfter(context.db, type, slug);
  if (now === undefined) throw new NeutronError('not_found');
  throw new NeutronError('slug_changed', { availableOn: [{ edition: context.edition, slug: now }] });
}

/** The published version, when it was read before: its text need not come from the store again. */
async function knownStory(
  type: StoryType,
  slug: string,
  context: AnswerContext,
): Promise<MainThing | undefined> {
  const head = await getPublishedHead(context.db, type, slug);
  const material = head && context.materials.get(materialKey(head));
  return material && { kind: 'story', ...head, material };
}

export function isStoryPage(pageType: string): boolean {
  return storyTypes.some((type) => type === pageType);
}
