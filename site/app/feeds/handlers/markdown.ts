import { type SyndicatedType, syndicatedTypes } from '#content/entities/syndicated-story.ts';
import { articleMaxAgeSeconds } from '#content/limits.ts';
import { screenFor } from '../../routing/screen-for.ts';
import type { FeedContext } from '../feed-context.ts';
import { feedResponse, movedAnswer } from '../feed-response.ts';
import { alternatePath, markdownAlternate } from '../story/markdown-alternate.ts';
import { findStory } from './find-story.ts';

/** The Markdown alternate of a page, if that page is a story. */
export function markdown(page: string): ((context: FeedContext) => Promise<Response>) | undefined {
  const screen = screenFor(page);
  const type = syndicatedTypes.find((name) => name === screen?.route.composes?.pageType);
  const slug = screen?.params.slug;
  return type && slug ? (context) => answer(page, type, slug, context) : undefined;
}

async function answer(
  page: string,
  type: SyndicatedType,
  slug: string,
  context: FeedContext,
): Promise<Response> {
  const keys: string[] = [];
  const item = await findStory(type, slug, context, keys);
  // A story has one canonical URL, and so has its alternate.
  if (item.path !== page) return movedAnswer(alternatePath(item.path));
  return feedResponse(
    markdownAlternate(item, { siteUrl: context.siteUrl, siteName: context.publication.brand.name }),
    {
      type: 'text/markdown',
      keys,
      maxAge: articleMaxAgeSeconds,
      headers: {
        link: `<${context.siteUrl}${item.path}>; rel="canonical"`,
        ...('noIndex' in item.story && item.story.noIndex ? { 'x-robots-tag': 'noindex' } : {}),
      },
    },
  );
}
