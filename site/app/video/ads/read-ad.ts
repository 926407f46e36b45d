import {
  type Companion,
  reportedEvents,
  type VideoAd,
  type VideoAdEvent,
  type VideoAdFile,
  type VideoAdProgress,
} from './ad.ts';
import { allowedAddress, allowedAddresses } from './allowed-address.ts';
import { longestVideoAdSeconds, videoAdErrors } from './video-ad-state.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, 50).filter(isFields) : [];
const textOf = (value: unknown, most = 120): string => {
  const text = isFields(value) ? value.value : value;
  // Direction marks and control characters could disguise a text.
  return typeof text === 'string'
    ? text
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(0, most)
    : '';
};
const numberOf = (value: unknown, most: number): number => {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : 0;
};

const mostProgress = 20;
const knownTypes = new Set([
  'video/mp4',
  'video/webm',
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
]);
/** VAST 4 renamed these events. */
const laterNames: Readonly<Partial<Record<VideoAdEvent, string>>> = {
  fullscreen: 'playerExpand',
  exitFullscreen: 'playerCollapse',
};

/** The result of reading a response: an ad, or the error and the URLs to report it to. */
type VideoAdResponse = { ad: VideoAd } | { ad: undefined; errorCode: number; errorsTo: readonly string[] };

/**
 * The first linear creative with a playable file in a parsed VAST response. Scripts (VPAID), HTML and URLs that are
 * not allowed are ignored.
 */
export function readVideoAd(answer: unknown, origin: string): VideoAdResponse {
  const ads = listOf(isFields(answer) ? answer.ads : undefined);
  for (const entry of ads) {
    const ad = videoAdOf(entry, origin);
    if (ad) return { ad };
  }
  // The response has ads we cannot play: their servers get an error report.
  const errorsTo = ads.flatMap(({ errorURLTemplates }) => allowedAddresses(errorURLTemplates, origin));
  return { ad: undefined, errorCode: videoAdErrors.noFileForUs, errorsTo };
}

function videoAdOf(entry: Fields, origin: string): VideoAd | undefined {
  const creatives = listOf(entry.creatives);
  const linear = creatives.find(
    ({ type, mediaFiles }) => type === 'linear' && filesOf(mediaFiles, origin).length > 0,
  );
  if (!linear) return undefined;
  const events = isFields(linear.trackingEvents) ? linear.trackingEvents : {};
  const named = (name: string | undefined) =>
    name && Object.hasOwn(events, name) ? allowedAddresses(events[name], origin) : [];
  const reported = Object.fromEntries(
    reportedEvents.map((event) => [event, [...named(event), ...named(laterNames[event])]]),
  ) as Record<VideoAdEvent, string[]>;
  const { skipDelay } = linear;
  return {
    title: textOf(entry.title),
    advertiser: textOf(entry.advertiser),
    duration: numberOf(linear.duration, longestVideoAdSeconds),
    skipAfter: typeof skipDelay === 'number' && skipDelay >= 0 ? skipDelay : undefined,
    files: filesOf(linear.mediaFiles, origin),
    click: allowedAddress(addressOf(linear.videoClickThroughURLTemplate), origin),
    reported: {
      ...reported,
      impression: allowedAddresses(entry.impressionURLTemplates, origin),
      error: allowedAddresses(entry.errorURLTemplates, origin),
      click: allowedAddresses(linear.videoClickTrackingURLTemplates, origin),
    },
    progress: progressOf(events, origin),
    companions: creatives
      .filter(({ type }) => type === 'companion')
      .flatMap(({ variations }) => listOf(variations))
      .flatMap((variation) => companionOf(variation, origin) ?? []),
  };
}

const addressOf = (value: unknown) => (isFields(value) ? value.url : value);

/** The parser names them `progress-5` for seconds and `progress-20%` for percentages. */
function progressOf(events: Fields, origin: string): VideoAdProgress[] {
  return Object.entries(events)
    .flatMap(([name, list]) => {
      const [, number, sign] = /^progress-(\d{1,4}(?:\.\d{1,6})?)(%?)$/.exec(name) ?? [];
      const isPart = sign === '%';
      const addresses = allowedAddresses(list, origin);
      if (number === undefined || addresses.length === 0 || (isPart && Number(number) > 100)) return [];
      return { at: isPart ? Number(number) / 100 : Number(number), isPart, addresses };
    })
    .slice(0, mostProgress);
}

function filesOf(value: unknown, origin: string): VideoAdFile[] {
  return listOf(value).flatMap((file) => {
    const url = allowedAddress(file.fileURL, origin);
    const type = textOf(file.mimeType).toLowerCase();
    // An API framework means that the file is a script.
    if (!url || !knownTypes.has(type) || file.apiFramework) return [];
    return {
      url,
      type,
      width: numberOf(file.width, 8000),
      height: numberOf(file.height, 8000),
      bitrate: numberOf(file.bitrate, 100_000),
    };
  });
}

function companionOf(variation: Fields, origin: string): Companion | undefined {
  const width = numberOf(variation.width, 1000);
  const height = numberOf(variation.height, 1000);
  if (width === 0 || height === 0) return undefined;
  const { trackingEvents: events } = variation;
  const seenAt =
    isFields(events) && Object.hasOwn(events, 'creativeView')
      ? allowedAddresses(events.creativeView, origin)
      : [];
  const [frame] = allowedAddresses(variation.iframeResources, origin);
  if (frame) return { width, height, seenAt, frame };
  const [picture] = listOf(variation.staticResources).filter(({ creativeType }) =>
    /^image\/(png|jpeg|gif|webp)$/i.test(textOf(creativeType)),
  );
  const image = allowedAddress(picture?.url, origin);
  if (!image) return undefined;
  return {
    width,
    height,
    seenAt,
    image,
    text: textOf(variation.altText),
    click: allowedAddress(addressOf(variation.companionClickThroughURLTemplate), origin),
    clickedAt: allowedAddresses(variation.companionClickTrackingURLTemplates, origin),
  };
}

/** The smallest file that fills a box of this width, or the largest one. */
export function chooseFile(
  files: readonly VideoAdFile[],
  boxWidth: number,
  canPlay: (type: string) => boolean,
): VideoAdFile | undefined {
  const playable = files
    .filter(({ type }) => canPlay(type))
    .sort((a, b) => a.width - b.width || a.bitrate - b.bitrate);
  return playable.find(({ width }) => width >= boxWidth) ?? playable.at(-1);
}
