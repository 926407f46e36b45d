import { publicSettings } from '#config/public.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import { evaluateFeatures, type FeatureOverrides } from '#content/rules/feature-flags.ts';
import { pageOutcome } from '#content/rules/page-outcome.ts';
import { buildScreenData } from '../build-screen-data.ts';
import type { ContentClient } from '../content-client/client.ts';
import { embedTypesOf } from '../features/story/embeds/embed-types.ts';
import { loadEmbedViews } from '../features/story/embeds/load-embed-views.ts';
import { loadPage } from '../routing/pages.ts';
import { screenFor } from '../routing/screen-for.ts';
import type { ScreenData } from '../screen-data.ts';
import { statusOf } from '../site-error.ts';
import { storyFacts } from '../story-facts.ts';
import { followingPage } from './following-page.ts';
import type { FollowingStory } from './reading-stream.ts';

/** Facts shared by a whole stream of stories: its edition, and the feature overrides in the URL of the first page. */
interface StreamFacts extends Pick<ScreenData, 'edition'> {
  overrides: FeatureOverrides;
  /** The reader: appended stories are evaluated for one reader, not for all. */
  reader: Partial<CriteriaFacts>;
  /** Whether trackers run on the page already: they cannot be unloaded for a story that forbids them. */
  hasTrackerRun: () => boolean;
}

/**
 * The page of the next story, or undefined if it cannot be appended: missing, moved, of another kind, or closed to
 * trackers.
 */
export async function loadStory(
  client: ContentClient,
  item: SeamlessItem,
  { edition, overrides, reader, hasTrackerRun }: StreamFacts,
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
  // Ads and trackers are decided for each story, whatever story is before it.
  const own = { ...storyFacts(page.data), edition, routeName: screen.route.name, path: item.url };
  const features = evaluateFeatures(publicSettings.features, { ...reader, ...own }, overrides);
  const name = `story-${item.slug}`;
  const data = buildScreenData(screen, {
    page: { data: followingPage(page.data, name), meta: page.meta },
    features,
    edition,
  });
  await loadEmbedViews(embedTypesOf(data.page.data));
  // Checked last: consent can change while stories load.
  if (hasTrackerRun() && !features.trackers) return undefined;
  return { name, path: item.url, screen: data };
}
