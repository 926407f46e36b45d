import { publication } from '#config';
import type { VideoAdSettings } from '#content/publication.ts';
import { reportError } from '../../analytics/report-error.ts';
import { type AskingPlayer, adTagOf, type PromptingVideo } from '../ad-tag-of.ts';
import { adTagUrl } from '../ad-tag-url.ts';
import { loadVideoAd } from './load-spot.ts';
import type { Spot } from './spot.ts';
import { notifyServer } from './tell-server.ts';
import { xmlDocuments } from './xml-documents.ts';

/** A reader who pressed play waits no longer than this for somebody else's server. */
const timeoutMilliseconds = 3000;

/** What runs before a film: a spot we play, or a question that the script of an ad network asks and answers itself. */
export type DueVideoAd = { by: 'house'; spot: Spot } | { by: 'ima'; tag: string; scriptUrl: string };

/** The spot before a film, when one is due and comes in time. Never rejects. */
export async function requestVideoAd(
  film: PromptingVideo,
  player: AskingPlayer,
): Promise<DueVideoAd | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const ending = new AbortController();
  const timer = setTimeout(() => {
    resolve(undefined);
    ending.abort();
  }, timeoutMilliseconds);
  const due = find(film, player, ending.signal).catch((error: unknown) => {
    // Ads are others' business: whatever is wrong with them, the film plays.
    reportError(error, 'The spot of a film could not be asked for');
    return undefined;
  });
  return Promise.race([due, late]).finally(() => clearTimeout(timer));
}

async function find(
  film: PromptingVideo,
  player: AskingPlayer,
  signal: AbortSignal,
): Promise<DueVideoAd | undefined> {
  const asked = await adTagOf(film, player);
  if (!asked) return undefined;
  const tag = adTagUrl(asked);
  const settings: VideoAdSettings | undefined = publication.videoAds;
  const scriptUrl = settings?.imaUrl;
  // A script of another company needs leave; who gave none gets what we can play ourselves.
  if (scriptUrl && asked.isPersonal) return { by: 'ima', tag: new URL(tag, location.href).href, scriptUrl };
  const spot = await loadVideoAd({
    tag,
    origin: location.origin,
    documents: xmlDocuments(signal),
    tell: notifyServer,
  });
  return spot && { by: 'house', spot };
}
