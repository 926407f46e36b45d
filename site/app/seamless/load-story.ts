import { publication } from '#config';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import { evaluateFeatures, type FeatureOverrides } from '#content/rules/feature-flags.ts';
import { pageOutcome } from '#content/rules/page-outcome.ts';
import { buildScreenData } from '../build-screen-data.ts';
import type { ContentClient } from '../content-client/client.ts';
import { embedTypesOf } from '../features/story/embeds/embed-types.ts';
import { loadEmbedViews } from '../features/story/embeds/load-embed-views.ts';
import { loadPage } from '../pages.ts';
import type { ScreenData } from '../screen-data.ts';
import { screenFor } from '../screen-for.ts';
import { statusOf } from '../site-error.ts';
import { storyFacts } from '../story-facts.ts';
import { followingPage } from './following-page.ts';
import type { FollowingStory } from './reading-line.ts';

/** What holds for a whole line of stories: its edition, and what the address of its first page turned on or off. */
export interface LineFacts extends Pick<ScreenData, 'edition'> {
  overrides: FeatureOverrides;
  /** Who reads it: stories that follow come to one reader, not to everybody. */
  reader: Partial<CriteriaFacts>;
  /** Whether trackers run on the page already: where they may not, they could not be called back. */
  hasTrackerRun: () => boolean;
}

/** The page of a following story, or nothing when it cannot stand here: gone, moved, of another kind, or not for trackers. */
export async function loadStory(
  client: ContentClient,
  item: SeamlessItem,
  { edition, overrides, reader, hasTrackerRun }: LineFacts,
): Promise<FollowingStory | undefined> {
  const screen = screenFor(item.url);
  if (!screen?.route.composes || !screen.route.isSeamless) return undefined;
  const { pageType, slug = screen.params.slug } = screen.route.composes;
  const [page] = await Promise.all([
    client.request('page', { pageType, slug, contentOnly: true }).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }),
    loadPage(screen.route.page),
  ]);
  if (!page || pageOutcome(page, edition).kind !== 'ok') return undefined;
  // Whether there are ads or trackers is every story's own matter, whatever stood before it.
  const own = { ...storyFacts(page.data), edition, routeName: screen.route.name, path: item.url };
  const features = evaluateFeatures(publication.features, { ...reader, ...own }, overrides);
  await loadEmbedViews(embedTypesOf(page.data));
  // Asked last: readers answer while stories are on their way.
  if (hasTrackerRun() && !features.trackers) return undefined;
  const name = `story-${item.slug}`;
  const data = followingPage(page.data, name);
  return {
    name,
    path: item.url,
    screen: buildScreenData(screen, {
      page: { data, meta: page.meta },
      features,
      edition,
    }),
  };
}
