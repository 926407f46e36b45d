import { videoAdSize, videoCompanionSize } from '#content/limits.ts';

/** What an ad server is told about one film on one page. */
export interface AdTag {
  /** Where it is asked: a path of ours, or an address of another company. */
  server: string;
  /** `/{network}/{site}/…`. */
  unit: string;
  /** Which kinds of file the creatives may be of, by the name the ad server has for them. */
  profile: string;
  /** The catalog our films are known by; `videoId` is a name in it. */
  contentSource: string;
  videoId: string;
  targeting: Readonly<Record<string, string | undefined>>;
  /** Address of the page. What stands behind `?` and `#` is nobody's business and is left out. */
  page: string;
  /** Address of the page the film is described on. */
  description: string;
  /** The same for all requests of a page view. */
  correlator: number;
  /** The reader agreed to ads made for them; without it the server is asked for one that is not. */
  isPersonal: boolean;
  isMuted: boolean;
  startsByItself: boolean;
}

const sizeText = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

function withoutQuery(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}`;
}

/** The ad tag as Google Ad Manager documents it, which our own server reads too. Every value is encoded once more. */
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
    // In the stream of a film the reader came for.
    plcmt: '1',
    vpa: tag.startsByItself ? 'auto' : 'click',
    vpmute: tag.isMuted ? '1' : '0',
    ...(tag.isPersonal ? {} : { npa: '1' }),
    correlator: String(tag.correlator),
  });
  return `${tag.server}${tag.server.includes('?') ? '&' : '?'}${query}`;
}

/** Positive and whole, as the product wants it. `random` is from 0 up to 1. */
export function correlatorOf(random: () => number): number {
  return 1 + Math.floor(random() * (2 ** 31 - 1));
}
