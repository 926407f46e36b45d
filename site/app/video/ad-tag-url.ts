import { videoAdSize, videoCompanionSize } from '#content/limits.ts';

/** Parameters of the ad request for one video on one page. */
export interface AdTag {
  /** The ad server: a path on this site, or a third-party URL. */
  server: string;
  /** `/{network}/{site}/…`. */
  unit: string;
  /** File types the creatives may have, by the ad server's name for them. */
  profile: string;
  /** The ad server's name for our video catalog; `videoId` is an id in it. */
  contentSource: string;
  videoId: string;
  targeting: Readonly<Record<string, string | undefined>>;
  /** URL of the page. Query and fragment are private and left out. */
  page: string;
  /** URL of the page that describes the video. */
  description: string;
  /** The same for all requests of a page view. */
  correlator: number;
  /** The reader consented to personalized ads; otherwise a non-personalized ad is requested. */
  isPersonal: boolean;
  isMuted: boolean;
  startsByItself: boolean;
}

const sizeText = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

function withoutQuery(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}`;
}

/** The ad tag as Google Ad Manager documents it, which our own server reads too. Custom values are encoded twice. */
export function adTagUrl(tag: AdTag): string {
  const values = Object.entries(tag.targeting).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams({
    iu: tag.unit,
    sz: sizeText(videoAdSize),
    ciu_szs: sizeText(videoCompanionSize),
    pp: tag.profile,
    env: 'vp',
    gdfp_req: '1',
    output: 'xml_vast4',
    unviewed_position_start: '1',
    cust_params: new URLSearchParams(values).toString(),
    cmsid: tag.contentSource,
    vid: tag.videoId,
    url: withoutQuery(tag.page),
    description_url: withoutQuery(tag.description),
    // In-stream, before a video the reader requested.
    plcmt: '1',
    vpa: tag.startsByItself ? 'auto' : 'click',
    vpmute: tag.isMuted ? '1' : '0',
    ...(tag.isPersonal ? {} : { npa: '1' }),
    correlator: String(tag.correlator),
  });
  return `${tag.server}${tag.server.includes('?') ? '&' : '?'}${query}`;
}

/** A positive integer, as Ad Manager requires. `random` returns 0 to 1. */
export function correlatorOf(random: () => number): number {
  return 1 + Math.floor(random() * (2 ** 31 - 1));
}
