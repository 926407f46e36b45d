import type { IncomingMessage } from 'node:http';
import type { AbTest } from '#content/entities/ab-test.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { Publication } from '#content/publication/schema.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import { assignExperiment } from '#content/rules/experiments/assign.ts';
import { assignmentText } from '#content/rules/experiments/assignment-text.ts';
import { experimentCookieText } from '#content/rules/experiments/cookie-text.ts';
import { watchRunning } from '#content/rules/experiments/running.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import { hasAccountCookie } from '#content/rules/registered.ts';
import { parseCookies } from '#platform/cookies.ts';

/** A checked request URL. One URL is one object, so that facts about it can be cached by it. */
type Target = { path: string; query: string };

/** What a running test means for one request. */
export interface ExperimentAssignment {
  /** `id:version:bucket` when the page is rendered for a bucket; others get the plain page. */
  bucket: string | undefined;
  /** `Set-Cookie` values; they are sent beside the cached bytes. */
  cookies: readonly string[];
}

export interface PageExperiments {
  /** Undefined: no running test changes this page, and nothing was read of the reader. */
  assignmentOf(
    target: Target,
    edition: string,
    headers: IncomingMessage['headers'],
  ): ExperimentAssignment | undefined;
}

const noQuery = {};
const noCookies: readonly string[] = [];

type Screen = Pick<CriteriaFacts, 'routeName' | 'pageType'> | null;

/** What is known of a page as long as the same tests run. */
interface RenderedPage {
  running: readonly AbTest[];
  /** None: no running test can change it. */
  page: CriteriaFacts | undefined;
}

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
 * Chooses buckets for tests that change the HTML, before the page cache is read. Without such a test that still has
 * time to run there is nothing to choose, and the page handler never hears of it.
 */
export function createPageExperiments(options: Options): PageExperiments | undefined {
  const { experiments, identity, consent } = options.publication;
  const startedAt = options.now();
  const coming = experiments.filter(({ endDate }) => startedAt < Date.parse(endDate));
  if (!coming.some(({ changesHtml }) => changesHtml)) return undefined;
  const rendering = watchRunning(coming.filter(({ changesHtml }) => changesHtml));
  const all = watchRunning(coming);
  /** Targets live from request to request: their page, and whether a test may change it, are computed once. */
  const pages = new WeakMap<Target, Map<string, RenderedPage>>();
  const pageOf = (target: Target, edition: string, running: readonly AbTest[]): CriteriaFacts | undefined => {
    const byEdition = pages.get(target) ?? new Map<string, RenderedPage>();
    pages.set(target, byEdition);
    const known = byEdition.get(edition);
    if (known?.running === running) return known.page;
    const page = renderedPage(target.path, edition, running);
    byEdition.set(edition, { running, page });
    return page;
  };
  const renderedPage = (path: string, edition: string, running: readonly AbTest[]) => {
    const screen = options.screenOf(path);
    if (!screen) return undefined;
    const page = { edition, path, topicSlugs: [], isLiveBlog: false, ...screen };
    return running.some((test) => canChange(test, page)) ? page : undefined;
  };
  return {
    assignmentOf(target, edition, headers) {
      const now = options.now();
      const running = rendering.at(now);
      if (running.length === 0) return undefined;
      const page = pageOf(target, edition, running);
      if (!page) return undefined;
      const cookies = parseCookies(headers.cookie);
      const query = target.query === '' ? noQuery : Object.fromEntries(new URLSearchParams(target.query));
      const request = { query, cookies, headers };
      const facts = {
        ...page,
        ...readerFacts(request, {
          userAgent: headers['user-agent'],
          isRegistered: hasAccountCookie(cookies, identity.cookies),
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
      const isRendered = state && running.some(({ id }) => id === state.id);
      return {
        bucket: isRendered ? assignmentText(state) : undefined,
        cookies: found.length === 0 ? noCookies : found.map(experimentCookieText),
      };
    },
  };
}

/** True if the test can change this page for some reader: by the criteria about the page alone. */
function canChange({ criteria }: AbTest, page: CriteriaFacts): boolean {
  const { routes, pageTypes, pathPrefixes, editions } = criteria;
  return matchesCriteria({ routes, pageTypes, pathPrefixes, editions }, page);
}
