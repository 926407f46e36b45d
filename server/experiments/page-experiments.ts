import type { IncomingMessage } from 'node:http';
import type { AbTest } from '#content/entities/ab-test.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { Publication } from '#content/publication.ts';
import { parseCookies } from '#content/rules/cookies.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import { assignExperiment } from '#content/rules/experiments/assign.ts';
import { assignmentText } from '#content/rules/experiments/assignment-text.ts';
import { experimentCookieText } from '#content/rules/experiments/cookie-text.ts';
import { watchRunning } from '#content/rules/experiments/running.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import { isRegistered } from '#content/rules/registered.ts';
import type { Target } from '../http/check-target.ts';

/** What a running test means for one request. */
export interface ReaderTurn {
  /** `id:version:bucket` when the page is drawn for a bucket; others get the plain page. */
  bucket: string | undefined;
  /** `Set-Cookie` values; they travel beside the kept bytes. */
  cookies: readonly string[];
}

export interface PageExperiments {
  /** Undefined: no running test changes this page, and nothing was read of the reader. */
  turnOf(target: Target, edition: string, headers: IncomingMessage['headers']): ReaderTurn | undefined;
}

type Screen = Pick<CriteriaFacts, 'routeName' | 'pageType'> | null;

interface Options {
  publication: Pick<Publication, 'experiments' | 'identity' | 'consent'>;
  /** Which screen a path opens; null when it opens none: feeds and files take part in no test. */
  screenOf(path: string): Screen;
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Chooses buckets for tests that change the HTML, before the page cache is asked. Without such a test that still has
 * time to run there is nothing to choose, and the page door never hears of it.
 */
export function createPageExperiments(options: Options): PageExperiments | undefined {
  const { experiments, identity, consent } = options.publication;
  const startedAt = options.now();
  const coming = experiments.filter(({ endDate }) => startedAt < Date.parse(endDate));
  if (!coming.some(({ changesHtml }) => changesHtml)) return undefined;
  const drawn = watchRunning(coming.filter(({ changesHtml }) => changesHtml));
  const all = watchRunning(coming);
  /** Targets are kept from request to request; what screen one opens is asked once. */
  const screens = new WeakMap<Target, Screen>();
  const screenOf = (target: Target): Screen => {
    const known = screens.get(target);
    if (known !== undefined) return known;
    const screen = options.screenOf(target.path);
    screens.set(target, screen);
    return screen;
  };
  return {
    turnOf(target, edition, headers) {
      const now = options.now();
      const running = drawn.at(now);
      if (running.length === 0) return undefined;
      const screen = screenOf(target);
      if (!screen) return undefined;
      const page = { edition, path: target.path, topicSlugs: [], isLiveBlog: false, ...screen };
      if (!running.some((test) => mayDraw(test, page))) return undefined;
      const cookies = parseCookies(headers.cookie);
      const request = { query: Object.fromEntries(new URLSearchParams(target.query)), cookies, headers };
      const facts = {
        ...page,
        ...readerFacts(request, {
          userAgent: headers['user-agent'],
          isRegistered: isRegistered(headers.cookie, identity.cookies),
          placeHeader: consent.placeHeader,
        }),
      };
      const { state, cookies: found } = assignExperiment({
        running: all.at(now),
        cookies,
        facts,
        random: options.random,
        mayEnter: (test) => test.changesHtml === true,
      });
      const isDrawn = state && running.some(({ id }) => id === state.id);
      return {
        bucket: isDrawn ? assignmentText(state) : undefined,
        cookies: found.map(experimentCookieText),
      };
    },
  };
}

/** Whether some reader could see a drawing of the test here: by what its criteria ask of the page alone. */
function mayDraw({ criteria }: AbTest, page: CriteriaFacts): boolean {
  const { routes, pageTypes, pathPrefixes, editions } = criteria;
  return matchesCriteria({ routes, pageTypes, pathPrefixes, editions }, page);
}
