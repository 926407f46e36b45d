import { videoAdEvents } from '#content/entities/video-ad-events.ts';
import { escapeAttribute } from '#platform/escape-html.ts';
import type { PageCreative, VideoCreative } from '../line-item.ts';

/** The URLs of one delivery, absolute: players run on any page. */
export interface VideoAdUrls {
  track(event: string): string;
  click: string;
  media(url: string): string;
  companion(creative: PageCreative): { frame: string; click: string };
}

export interface VideoAd {
  lineItemId: number;
  advertiser: string;
  /** Names this one delivery. */
  servingId: string;
  registry: string;
  addresses: VideoAdUrls;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const timeOf = (seconds: number) => {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(part).join(':');
};
const vast = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${inside}</VAST>\n`;
const system = '<AdSystem version="1.0">Neutron</AdSystem>';

/** There is no ad; players report that to the given URL. */
export function noAdVast(errorUrl?: string): string {
  return vast(errorUrl ? `<Error>${cdata(errorUrl)}</Error>` : '');
}

/**
 * One pre-roll (VAST 4.2, elements in the order of its schema). It has no `sequence`: that would
 * make it the first of several, and wrappers that allow only one would drop it.
 */
export function inlineVast(
  creative: VideoCreative,
  ad: VideoAd,
  companions: readonly PageCreative[],
): string {
  const { addresses } = ad;
  const id = `<UniversalAdId idRegistry="${escapeAttribute(ad.registry)}">${creative.id}</UniversalAdId>`;
  const skip = creative.skipAfter === undefined ? '' : ` skipoffset="${timeOf(creative.skipAfter)}"`;
  const linear = `<Linear${skip}>${tracking(addresses)}<Duration>${timeOf(creative.seconds)}</Duration><MediaFiles>${creative.media
    .map((file) => mediaFile(file, addresses))
    .join(
      '',
    )}</MediaFiles><VideoClicks><ClickThrough>${cdata(addresses.click)}</ClickThrough></VideoClicks></Linear>`;
  const beside =
    companions.length > 0
      ? `<Creative id="${creative.id}-beside" sequence="1"><CompanionAds required="none">${companions
          .map((companion) => companionAd(companion, addresses))
          .join('')}</CompanionAds>${id}</Creative>`
      : '';
  return vast(
    `<Ad id="${ad.lineItemId}" adType="video"><InLine>${system}${trackingUrls(addresses)}` +
      `<AdServingId>${escapeAttribute(ad.servingId)}</AdServingId><AdTitle>${cdata(creative.title)}</AdTitle>` +
      `<Advertiser>${cdata(ad.advertiser)}</Advertiser>` +
      `<Creatives><Creative id="${creative.id}" sequence="1">${linear}${id}</Creative>${beside}</Creatives>` +
      `</InLine></Ad>`,
  );
}

/** Another ad server has the video ad; the player reports its events to us as well. */
export function wrapperVast(tagUrl: string, ad: VideoAd): string {
  const { addresses } = ad;
  return vast(
    `<Ad id="${ad.lineItemId}"><Wrapper followAdditionalWrappers="true" allowMultipleAds="false" fallbackOnNoAd="false">` +
      `${system}${trackingUrls(addresses)}<Creatives><Creative sequence="1"><Linear>${tracking(addresses)}</Linear></Creative></Creatives>` +
      `<VASTAdTagURI>${cdata(addresses.media(tagUrl))}</VASTAdTagURI></Wrapper></Ad>`,
  );
}

/** Where errors and the impression are counted. */
function trackingUrls({ track }: VideoAdUrls): string {
  return `<Error>${cdata(`${track('error')}?code=[ERRORCODE]`)}</Error><Impression id="house">${cdata(track('impression'))}</Impression>`;
}

function tracking({ track }: VideoAdUrls): string {
  const events = videoAdEvents.filter((event) => event !== 'error');
  return `<TrackingEvents>${events
    .map((event) => `<Tracking event="${event}">${cdata(track(event))}</Tracking>`)
    .join('')}</TrackingEvents>`;
}

function mediaFile(file: VideoCreative['media'][number], { media }: VideoAdUrls): string {
  const isStream = file.type === 'application/vnd.apple.mpegurl';
  const rate = file.bitrate ? ` bitrate="${file.bitrate}"` : '';
  return `<MediaFile delivery="${isStream ? 'streaming' : 'progressive'}" type="${file.type}" width="${file.width}" height="${file.height}"${rate} scalable="true" maintainAspectRatio="true">${cdata(media(file.url))}</MediaFile>`;
}

function companionAd(creative: PageCreative, { companion }: VideoAdUrls): string {
  const [width, height] = creative.size.split('x');
  const { frame, click } = companion(creative);
  return `<Companion id="${creative.id}" width="${width}" height="${height}"><IFrameResource>${cdata(frame)}</IFrameResource><CompanionClickThrough>${cdata(click)}</CompanionClickThrough></Companion>`;
}
