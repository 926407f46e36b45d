import type { VideoAd } from './ad.ts';
import { allowedAddress, allowedAddresses } from './allowed-address.ts';
import { fillMacros } from './fill-macros.ts';
import { readVideoAd } from './read-ad.ts';

/** The result of a request. Never rejects: errors are returned. */
interface FetchedDocument {
  xml?: unknown;
  error?: Error;
}

/** As the VAST client requests documents. */
export interface DocumentSource {
  get(url: string): Promise<FetchedDocument>;
}

interface VideoAdRequest {
  tag: string;
  /** The origin of this site. */
  origin: string;
  documents: DocumentSource;
  /** Sends a tracking request. */
  notify: (address: string) => void;
}

/** The maximum depth of wrappers. */
const wrapperLimit = 5;
const mostAds = 5;
/** A document may reference many others, so depth alone is not enough. */
const mostDocuments = 8;

/**
 * Requests a video ad and follows wrappers. The VAST client is loaded only when there is something to parse. On any
 * error there is no ad: a video never waits for one.
 */
export async function loadVideoAd({
  tag,
  origin,
  documents,
  notify,
}: VideoAdRequest): Promise<VideoAd | undefined> {
  const address = new URL(tag, origin).href;
  const first = await documents.get(address);
  // Usually there is no ad: detected without the parser, so the video starts sooner.
  if (first.error || hasNoAd(first.xml)) return undefined;
  const reportErrorTo = (list: unknown, errorCode: number) => {
    for (const template of allowedAddresses(list, origin))
      notify(fillMacros(template, { time: 0, file: '', errorCode, now: new Date(), random: Math.random() }));
  };
  try {
    const { VASTClient } = await import('@dailymotion/vast-client');
    // The client would use the reader's storage; this one lasts for one request.
    const memory = new Map<string, unknown>();
    const storage = {
      getItem: (name: string) => memory.get(name),
      setItem: (name: string, value: unknown) => void memory.set(name, value),
    };
    const client = new VASTClient(0, 0, storage as never);
    // The parser would request any URL it finds.
    Object.assign(client.getParser(), {
      trackVastError: (list: unknown, { ERRORCODE }: { ERRORCODE: number }) => reportErrorTo(list, ERRORCODE),
    });
    client.addURLTemplateFilter((url: string) => {
      const allowed = allowedAddress(url, origin);
      if (!allowed) throw new Error('An ad server redirected to a URL that is not allowed');
      return allowed;
    });
    let requests = 0;
    let answer: unknown = await client.get(address, {
      wrapperLimit,
      withCredentials: false,
      urlhandler: {
        async get(url: string): Promise<FetchedDocument> {
          requests += 1;
          if (requests === 1) return first;
          return requests > mostDocuments
            ? { error: new Error('Too many VAST documents') }
            : documents.get(url);
        },
      },
    });
    for (let ads = 1; ; ads++) {
      const read = readVideoAd(answer, origin);
      if (read.ad) return read.ad;
      reportErrorTo(read.errorsTo, read.errorCode);
      // Some servers send several ads to choose from.
      if (ads === mostAds || !client.hasRemainingAds()) return undefined;
      answer = await client.getNextAds(false);
    }
  } catch {
    return undefined;
  }
}

interface ElementLike {
  nodeName: string;
  childNodes: Iterable<{ nodeName: string }> | ArrayLike<{ nodeName: string }>;
}

/** A valid response without an ad and without error URLs. */
function hasNoAd(xml: unknown): boolean {
  const root = (xml as { documentElement?: ElementLike | null } | undefined)?.documentElement;
  if (root?.nodeName !== 'VAST') return false;
  return !Array.from(root.childNodes).some(({ nodeName }) => nodeName === 'Ad' || nodeName === 'Error');
}
