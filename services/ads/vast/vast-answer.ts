import type { Creative, LineItem, PageCreative } from '../line-item.ts';
import type { Choice } from '../select/choose.ts';
import { clickPath, creativePath, trackPath } from '../wire.ts';
import { inlineVast, noAdVast, type VideoAd, type VideoAdUrls, wrapperVast } from './vast-document.ts';

interface VastAnswerOptions {
  /** Of this server: players need whole addresses. */
  origin: string;
  choice: Choice | undefined;
  companionSizes: readonly string[];
  /** Signs a delivery of a creative. */
  sign(creative: Creative): string;
}

/** The document a player gets: a video ad, another server's tag, or nothing. */
export function vastAnswer({ origin, choice, companionSizes, sign }: VastAnswerOptions): string {
  if (!choice) return noAdVast();
  const { item, creative } = choice;
  const token = sign(creative);
  const addresses: VideoAdUrls = {
    track: (event) => `${origin}${trackPath}${token}/${event}`,
    click: `${origin}${clickPath}${token}`,
    media: (url) => new URL(url, origin).href,
    companion(beside) {
      const own = sign(beside);
      return {
        frame: `${origin}${creativePath}${beside.id}?token=${own}`,
        click: `${origin}${clickPath}${own}`,
      };
    },
  };
  const ad: VideoAd = {
    lineItemId: item.id,
    advertiser: item.advertiser,
    servingId: token.slice(-22),
    registry: new URL(origin).hostname,
    addresses,
  };
  if (creative.kind === 'wrapper') return wrapperVast(creative.tagUrl, ad);
  if (creative.kind !== 'video') return noAdVast();
  return inlineVast(creative, ad, companionsOf(item, creative.companions, companionSizes));
}

/** Only creatives that fit the sizes in the request. */
function companionsOf(item: LineItem, ids: readonly number[], sizes: readonly string[]): PageCreative[] {
  return item.creatives.filter(
    (creative): creative is PageCreative =>
      creative.kind !== 'video' &&
      creative.kind !== 'wrapper' &&
      ids.includes(creative.id) &&
      sizes.includes(creative.size),
  );
}
