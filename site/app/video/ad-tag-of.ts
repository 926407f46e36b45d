import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { adPageTypeOf } from '../ads/page/ad-page-type.ts';
import { personalTargeting, type ReaderFacts } from '../ads/targeting/personal-targeting.ts';
import { queryOverrides } from '../ads/targeting/query-overrides.ts';
import { contextualTargeting } from '../ads/targeting/targeting.ts';
import { readerFacts, session } from '../analytics/tracking-data.ts';
import { mayRun } from '../consent/may-run.ts';
import { currentDevice } from '../device/current-device.ts';
import { bucketsOf } from '../experiments/current.ts';
import { featuresForReader } from '../experiments/reader.ts';
import { sectionOfPage } from '../page-section.ts';
import { type AdTag, correlatorOf } from './ad-tag-url.ts';
import { areVideoAdsSuppressed } from './ads-suppressed.ts';
import { pageNow } from './page-now.ts';

export interface VideoFacts {
  id: string;
  suppressAds?: boolean | undefined;
  /** Seconds. */
  duration?: number | undefined;
}

export interface PlayerFacts {
  isMuted: boolean;
  startsByItself: boolean;
}

let view = { guid: '', correlator: 0 };

/** One correlator for all requests of a page view. */
function correlatorOfView(guid: string): number {
  if (view.guid !== guid) view = { guid, correlator: correlatorOf(Math.random) };
  return view.correlator;
}

/** The ad tag for this video, or undefined where it has no ads. */
export async function adTagOf(video: VideoFacts, player: PlayerFacts): Promise<AdTag | undefined> {
  const { videoAds } = publicSettings;
  const ads = lazySettings.ads;
  if (!videoAds) return undefined;
  const screen = await pageNow();
  const url = new URL(location.href);
  if (!screen || !featuresForReader(screen, url).ads) return undefined;
  const isPersonal = mayRun('C0004').allowed;
  const isSuppressed = areVideoAdsSuppressed({
    suppressAds: video.suppressAds ?? false,
    adSuppress: url.searchParams.get('adSuppress'),
    hasTargetingConsent: isPersonal,
  });
  if (isSuppressed) return undefined;
  const ptype = adPageTypeOf(screen.routeName);
  const { viewGuid, userStatus } = readerFacts();
  const page = { ptype, cid: video.id, section: sectionOfPage(screen.page.data) };
  const device = currentDevice();
  const reader: ReaderFacts = {
    device,
    env: ads.env,
    region: ads.region,
    buckets: bucketsOf(),
    viewGuid,
    isRegistered: userStatus === 'registered',
    pageViews: session.pageViews(),
  };
  return {
    server: videoAds.tagUrl,
    unit: `/${ads.network}/${ads.siteName}/${device}/${ptype}/video`,
    profile: videoAds.profile,
    contentSource: videoAds.contentSource,
    videoId: video.id,
    targeting: isPersonal
      ? personalTargeting(page, reader, queryOverrides(url.searchParams))
      : contextualTargeting(page, reader),
    page: url.href,
    description: new URL(screen.canonicalPath, url).href,
    correlator: correlatorOfView(viewGuid),
    isPersonal,
    ...player,
  };
}
