import { publicSettings } from '#config/public.ts';
import type { VideoAdSettings } from '#content/publication/schema.ts';
import { reportError } from '../../analytics/report-error.ts';
import { adTagOf, type PlayerFacts, type VideoFacts } from '../ad-tag-of.ts';
import { adTagUrl } from '../ad-tag-url.ts';
import { hadPreRollBefore, isPreRollDue, rememberPreRoll } from '../pre-roll.ts';
import type { VideoAd } from './ad.ts';
import { loadVideoAd } from './load-ad.ts';
import { notifyServer } from './notify-server.ts';
import { xmlDocuments } from './xml-documents.ts';

/** How long a reader who pressed play waits for the ad server. */
const timeoutMilliseconds = 3000;

/** What plays before a video: an ad in our player, or a tag that Google's SDK requests and plays. */
export type DueVideoAd = { by: 'own'; ad: VideoAd } | { by: 'ima'; tag: string; scriptUrl: string };

/** The ad before a video, if there is one in time. Never rejects. */
export async function requestVideoAd(
  video: VideoFacts,
  player: PlayerFacts,
): Promise<DueVideoAd | undefined> {
  const isDue = isPreRollDue({ duration: video.duration, hadOneBefore: hadPreRollBefore(localStorage) });
  const due = isDue ? await findInTime(video, player) : undefined;
  rememberPreRoll(localStorage, due !== undefined);
  return due;
}

async function findInTime(video: VideoFacts, player: PlayerFacts): Promise<DueVideoAd | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const ending = new AbortController();
  const timer = setTimeout(() => {
    resolve(undefined);
    ending.abort();
  }, timeoutMilliseconds);
  const due = find(video, player, ending.signal).catch((error: unknown) => {
    // The video plays whatever fails in the ad request.
    reportError(error, 'The video ad could not be requested');
    return undefined;
  });
  return Promise.race([due, late]).finally(() => clearTimeout(timer));
}

async function find(
  video: VideoFacts,
  player: PlayerFacts,
  signal: AbortSignal,
): Promise<DueVideoAd | undefined> {
  const request = await adTagOf(video, player);
  if (!request) return undefined;
  const tag = adTagUrl(request);
  const settings: VideoAdSettings | undefined = publicSettings.videoAds;
  const scriptUrl = settings?.imaUrl;
  // A third-party script needs consent; without it only our own player may show an ad.
  if (scriptUrl && request.isPersonal) return { by: 'ima', tag: new URL(tag, location.href).href, scriptUrl };
  const ad = await loadVideoAd({
    tag,
    origin: location.origin,
    documents: xmlDocuments(signal),
    notify: notifyServer,
  });
  return ad && { by: 'own', ad };
}
