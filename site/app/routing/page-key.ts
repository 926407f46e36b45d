import type { AbTest } from '#content/entities/ab-test.ts';
import type { Edition } from '#content/entities/edition.ts';
import { editionQueryNames, experimentQueryName, searchQueryCharacters } from '#content/limits.ts';
import { choosePreferredEdition } from '#content/rules/edition.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { featureQueryNames, knownOverrides } from '#content/rules/feature-flags.ts';
import { feedCallPrefix, feedCallQueryNames } from '#content/rules/feed-path.ts';
import type { RequestFacts } from '#content/rules/request-facts.ts';
import { screenFor } from './screen-for.ts';

export interface PageKeyRequest extends Omit<RequestFacts, 'query'> {
  /** As in the address, without the query. */
  path: string;
  /** The query as it came in, with or without its question mark. */
  search: string;
}

type PageKey =
  /**
   * `cachedSearch` is all the site may see of the query: `''` or `?…`, names sorted. `isMadeUp`: the address also requested
   * for a preview, a test or a feature that does not exist.
   */
  | { key: string; cachedSearch: string; edition: string; isMadeUp?: true }
  /** Rendered for one reader and never cached. */
  | { bypass: 'feature-override' | 'forced-bucket' | 'preview'; cachedSearch: string; edition: string }
  | { reject: 400 };

/** What a key consists of, and how existing values of a query are recognised. */
export interface PageKeyRules {
  locales: readonly Edition[];
  previewName: string;
  /** Whether a token is one we signed and still good. */
  isPreviewToken(token: string): boolean;
  experiments: readonly AbTest[];
}

const overrideNames: readonly string[] = Object.values(featureQueryNames);

/**
 * What may change a page's HTML, and nothing else: path, edition, and the query names of its route. Everything
 * unknown (`utm_source` and friends) is dropped from the key and from what the site sees, so that it can
 * neither split nor poison the cache. So is a preview token, a bucket or a feature that does not exist: such a
 * request gets the shared page, and costs no render. One declared name given twice is rejected: two readers of one
 * address must never disagree about it.
 */
export function pageKey({ path, search, cookies, headers }: PageKeyRequest, rules: PageKeyRules): PageKey {
  const { locales, previewName } = rules;
  // Almost every request: no query, one edition.
  if ((search === '' || search === '?') && locales.length < 2) {
    const edition = locales[0]?.code ?? 'us';
    return { key: `${edition} ${path}`, cachedSearch: '', edition };
  }

  const params = new URLSearchParams(search);
  const keyQuery = new URLSearchParams();
  const query: Record<string, string> = {};
  let isMadeUp = false;
  const declared: string[] = [
    ...(path.startsWith(feedCallPrefix) ? feedCallQueryNames : (screenFor(path)?.route.queryNames ?? [])),
    ...overrideNames,
    experimentQueryName,
    previewName,
  ];
  for (const name of [...declared, ...editionQueryNames]) {
    const [value, second] = params.getAll(name);
    if (second !== undefined) return { reject: 400 };
    if (!value) continue;
    if (value.length > searchQueryCharacters && name !== previewName) return { reject: 400 };
    if (!declared.includes(name)) query[name] = value;
    else {
      const known = knownPart(name, value, rules);
      if (known) keyQuery.set(name, known);
      else isMadeUp = true;
    }
  }
  keyQuery.sort();
  const edition = choosePreferredEdition({ query, cookies, headers }, locales);
  const cachedSearch = keyQuery.size > 0 ? `?${keyQuery}` : '';
  if (keyQuery.has(previewName)) return { bypass: 'preview', cachedSearch, edition };
  if (keyQuery.has(experimentQueryName)) return { bypass: 'forced-bucket', cachedSearch, edition };
  if (overrideNames.some((name) => keyQuery.has(name)))
    return { bypass: 'feature-override', cachedSearch, edition };
  return {
    key: `${edition} ${path}${cachedSearch}`,
    cachedSearch,
    edition,
    ...(isMadeUp ? { isMadeUp } : {}),
  };
}

/** A value of the query if it exists, else undefined. */
function knownPart(name: string, value: string, rules: PageKeyRules): string | undefined {
  if (name === rules.previewName) return rules.isPreviewToken(value) ? value : undefined;
  if (name === experimentQueryName) return forcedState(rules.experiments, value) ? value : undefined;
  return overrideNames.includes(name) ? knownOverrides(value) : value;
}

/** Where a running test changes the HTML, each bucket has a page of its own; all other readers share the plain one. */
export function keyOfBucket(key: string, bucket: string): string {
  return `${key} ${bucket}`;
}
