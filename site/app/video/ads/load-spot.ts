import { allowedAddress, allowedAddresses } from './allowed-address.ts';
import { fillMacros } from './fill-macros.ts';
import { readVideoAd } from './read-spot.ts';
import type { Spot } from './spot.ts';

/** What came of asking for a document. Nobody rejects: what was wrong is said. */
export interface FetchedDocument {
  xml?: unknown;
  error?: Error;
}

/** As the VAST client asks for documents. */
export interface DocumentSource {
  get(url: string): Promise<FetchedDocument>;
}

export interface VideoAdRequest {
  tag: string;
  /** Of this site. */
  origin: string;
  documents: DocumentSource;
  /** Tells an ad server something, by asking for an address. */
  tell: (address: string) => void;
}

/** Ad servers that lead on to others more often than this lead nowhere. */
const wrapperLimit = 5;
const mostAds = 5;
/** A document may name many others: depth alone would not end it. */
const mostDocuments = 8;

/**
 * Asks for a spot and follows wrappers. The client is fetched when there is something to read; it parses and nothing
 * more. Whatever goes wrong, there is no spot: a film never waits for an error.
 */
export async function loadVideoAd({
  tag,
  origin,
  documents,
  tell,
}: VideoAdRequest): Promise<Spot | undefined> {
  const address = new URL(tag, origin).href;
  const first = await documents.get(address);
  // The usual answer is that there is none. It takes no parser to see that, and the film starts the sooner.
  if (first.error || saysNoAd(first.xml)) return undefined;
  const reportErrorTo = (list: unknown, errorCode: number) => {
    for (const template of allowedAddresses(list, origin))
      tell(fillMacros(template, { time: 0, file: '', errorCode, now: new Date(), random: Math.random() }));
  };
  try {
    const { VASTClient } = await import('@dailymotion/vast-client');
    // Its own storage would be the reader's; ours is forgotten with the question.
    const memory = new Map<string, unknown>();
    const storage = {
      getItem: (name: string) => memory.get(name),
      setItem: (name: string, value: unknown) => void memory.set(name, value),
    };
    const client = new VASTClient(0, 0, storage as never);
    // The parser would ask any address it is given.
    Object.assign(client.getParser(), {
      trackVastError: (list: unknown, { ERRORCODE }: { ERRORCODE: number }) => reportErrorTo(list, ERRORCODE),
    });
    client.addURLTemplateFilter((url: string) => {
      const allowed = allowedAddress(url, origin);
      if (!allowed) throw new Error('An ad server led to an address that is not allowed');
      return allowed;
    });
    let asked = 0;
    let answer: unknown = await client.get(address, {
      wrapperLimit,
      withCredentials: false,
      urlhandler: {
        async get(url: string): Promise<FetchedDocument> {
          asked += 1;
          if (asked === 1) return first;
          return asked > mostDocuments ? { error: new Error('There is no end to it') } : documents.get(url);
        },
      },
    });
    for (let ads = 1; ; ads++) {
      const read = readVideoAd(answer, origin);
      if (read.spot) return read.spot;
      reportErrorTo(read.errorsTo, read.errorCode);
      // Some send several to choose from.
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

/** A whole answer without an ad, and without anybody who wants to hear of it. */
function saysNoAd(xml: unknown): boolean {
  const root = (xml as { documentElement?: ElementLike | null } | undefined)?.documentElement;
  if (root?.nodeName !== 'VAST') return false;
  return !Array.from(root.childNodes).some(({ nodeName }) => nodeName === 'Ad' || nodeName === 'Error');
}
