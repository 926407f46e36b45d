import { allowedAddress, allowedAddresses } from './allowed-address.ts';
import { type Companion, type Spot, type SpotEvent, type SpotFile, toldEvents } from './spot.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, 50).filter(isFields) : [];
const textOf = (value: unknown, most = 120): string => {
  const text = isFields(value) ? value.value : value;
  // Direction marks and control characters could make one text look like another.
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

/** No spot is longer than this; who says so is wrong. */
const longestSeconds = 180;
const knownTypes = new Set([
  'video/mp4',
  'video/webm',
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
]);

/**
 * What can be played of what the VAST parser made of an answer: the first linear creative with a file. Scripts (VPAID),
 * HTML and everything that is not an address we allow are as if they were not there.
 */
export function readSpot(answer: unknown, origin: string): Spot | undefined {
  const [ad] = listOf(isFields(answer) ? answer.ads : undefined);
  if (!ad) return undefined;
  const creatives = listOf(ad.creatives);
  const linear = creatives.find(
    ({ type, mediaFiles }) => type === 'linear' && filesOf(mediaFiles, origin).length > 0,
  );
  if (!linear) return undefined;
  const events = isFields(linear.trackingEvents) ? linear.trackingEvents : {};
  const named = (event: SpotEvent) =>
    Object.hasOwn(events, event) ? allowedAddresses(events[event], origin) : [];
  const told = Object.fromEntries(toldEvents.map((event) => [event, named(event)])) as Record<
    SpotEvent,
    string[]
  >;
  const { skipDelay } = linear;
  return {
    title: textOf(ad.title),
    advertiser: textOf(ad.advertiser),
    duration: numberOf(linear.duration, longestSeconds),
    skipAfter: typeof skipDelay === 'number' && skipDelay >= 0 ? skipDelay : undefined,
    files: filesOf(linear.mediaFiles, origin),
    click: allowedAddress(addressOf(linear.videoClickThroughURLTemplate), origin),
    told: {
      ...told,
      impression: allowedAddresses(ad.impressionURLTemplates, origin),
      error: allowedAddresses(ad.errorURLTemplates, origin),
      click: allowedAddresses(linear.videoClickTrackingURLTemplates, origin),
    },
    companions: creatives
      .filter(({ type }) => type === 'companion')
      .flatMap(({ variations }) => listOf(variations))
      .flatMap((variation) => companionOf(variation, origin) ?? []),
  };
}

const addressOf = (value: unknown) => (isFields(value) ? value.url : value);

function filesOf(value: unknown, origin: string): SpotFile[] {
  return listOf(value).flatMap((file) => {
    const url = allowedAddress(file.fileURL, origin);
    const type = textOf(file.mimeType).toLowerCase();
    // A framework means that the "film" is a program.
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
  const size = { width: numberOf(variation.width, 1000), height: numberOf(variation.height, 1000) };
  if (size.width === 0 || size.height === 0) return undefined;
  const [frame] = allowedAddresses(variation.iframeResources, origin);
  if (frame) return { ...size, frame };
  const [picture] = listOf(variation.staticResources).filter(({ creativeType }) =>
    /^image\/(png|jpeg|gif|webp)$/i.test(textOf(creativeType)),
  );
  const image = allowedAddress(picture?.url, origin);
  if (!image) return undefined;
  return {
    ...size,
    image,
    text: textOf(variation.altText),
    click: allowedAddress(addressOf(variation.companionClickThroughURLTemplate), origin),
  };
}

/** The file a box of this width is filled by: the smallest that is large enough, or the largest there is. */
export function chooseFile(
  files: readonly SpotFile[],
  boxWidth: number,
  canPlay: (type: string) => boolean,
): SpotFile | undefined {
  const playable = files
    .filter(({ type }) => canPlay(type))
    .sort((a, b) => a.width - b.width || a.bitrate - b.bitrate);
  return playable.find(({ width }) => width >= boxWidth) ?? playable.at(-1);
}
