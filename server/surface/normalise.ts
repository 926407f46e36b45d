/** Replaces the parts of an answer that differ from run to run. All else is compared as it is. */
export interface Normaliser {
  /** Writes `{name}` for this value from now on: ids, tokens and addresses that one run made up. */
  alias(value: string | undefined, name: string): void;
  text(value: string): string;
}

const dates =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT\b/g;
const times = /\b\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d(?:\.\d+)?)?Z?/g;
const uuids = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const digests = /\bsha(256|384|512)-[\w+/]+={0,2}/g;
const hexes = /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{16,}\b/g;
/** What may be a random token; slugs are lowercase, and names in camel case have few capitals. */
const words = /[\w-]{16,}/g;
/** The hash in the name of a built file. */
const hashedFiles = /(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g;
/** Tokens that open a draft; they hold the time. */
const previews = /([?&]preview=)[\w.-]+/g;
/** Versions in queries of scripts and styles. */
const versions = /([?&]v=)[\w-]+/g;

function maskToken(word: string): string {
  const capitals = word.match(/[A-Z]/g)?.length ?? 0;
  const isMixed = capitals > 0 && /[a-z]/.test(word);
  return isMixed && (/\d/.test(word) || capitals > 2) ? '{token}' : word;
}

export function createNormaliser(origin: string): Normaliser {
  const aliases = new Map<string, string>();
  const known = () => [...aliases].toSorted(([one], [other]) => other.length - one.length);
  const { host } = new URL(origin);
  for (const [value, name] of [
    [origin, '{origin}'],
    [encodeURIComponent(origin), '{origin}'],
    [host, '{host}'],
  ] as const)
    aliases.set(value, name);
  return {
    alias(value, name) {
      if (value) aliases.set(value, `{${name}}`);
    },
    text(value) {
      let text = value;
      for (const [from, to] of known()) text = text.replaceAll(from, to);
      return text
        .replace(dates, '{date}')
        .replace(times, '{time}')
        .replace(uuids, '{uuid}')
        .replace(digests, 'sha$1-{digest}')
        .replace(hashedFiles, '$1-{hash}$2')
        .replace(previews, '$1{token}')
        .replace(versions, '$1{version}')
        .replace(hexes, '{hex}')
        .replace(words, maskToken);
    },
  };
}
