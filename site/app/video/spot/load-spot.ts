import { allowedAddress } from './allowed-address.ts';
import { readSpot } from './read-spot.ts';
import type { Spot } from './spot.ts';

/** As the VAST client asks for documents: never rejects, says what was wrong. */
export interface DocumentSource {
  get(url: string): Promise<{ xml?: unknown; error?: Error }>;
}

export interface SpotQuestion {
  tag: string;
  /** Of this site. */
  origin: string;
  /** How documents come; the client's own way unless said. */
  documents?: DocumentSource;
}

/** Ad servers that lead on to others more often than this lead nowhere. */
const wrapperLimit = 5;

/**
 * Asks for a spot and follows wrappers. The client is fetched with the first question; it parses and nothing more.
 * Whatever goes wrong, there is no spot: a film never waits for an error.
 */
export async function loadSpot({ tag, origin, documents }: SpotQuestion): Promise<Spot | undefined> {
  try {
    const { VASTClient } = await import('@dailymotion/vast-client');
    // Its own storage would be the reader's; ours is forgotten with the question.
    const memory = new Map<string, unknown>();
    const storage = {
      getItem: (name: string) => memory.get(name),
      setItem: (name: string, value: unknown) => void memory.set(name, value),
    };
    const client = new VASTClient(0, 0, storage as never);
    client.addURLTemplateFilter((url: string) => {
      const address = allowedAddress(url, origin);
      if (!address) throw new Error('An ad server led to an address that is not allowed');
      return address;
    });
    const answer: unknown = await client.get(new URL(tag, origin).href, {
      wrapperLimit,
      withCredentials: false,
      ...(documents ? { urlhandler: documents } : {}),
    });
    return readSpot(answer, origin);
  } catch {
    return undefined;
  }
}
