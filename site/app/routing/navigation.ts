import type { AbTestState } from '#content/entities/ab-test.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { ComposedPage, PageType } from '#content/page/composed-page.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { PublicSettings } from '#content/publication/settings.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { getRepository } from '../content-client/repositories.ts';
import type { Shell, ShellStore } from '../content-client/shell-store.ts';
import type { Log } from '../log.ts';
import type { Route } from './routes.ts';
import { matchPath, type Screen } from './screen-for.ts';

/** Dependencies that are the same for all navigations; server and browser entry create one each. */
export interface Site {
  settings: PublicSettings;
  /** The configured tests on the server; browsers load them later, with the code that assigns readers. */
  experiments?: Publication['experiments'];
  routes: readonly Route[];
  client: ContentClient;
  log: Log;
  now: () => Date;
  shells: ShellStore;
  /** Header and footer the reader's browser already has; the server never knows of any. */
  heldShell: (edition: string) => Shell | undefined;
  /** The page the browser already shows, if it is this one; undefined on the server. */
  heldPage?: (pageType: PageType, slug: string | undefined) => ComposedPage | undefined;
  /**
   * Small resources that a browser requests once; the server requests them for each page, whose keys they are part of.
   */
  repository?: typeof getRepository;
  /** Creates the error for a path without a screen: a 404 on the server, a document load in the browser. */
  unmatched: (url: URL) => unknown;
  /** Whether to look up a path without a screen as a vanity path; only the server can. */
  looksUpUnmatched: boolean;
  /** Creates the redirect to a page that is its own document; undefined on the server, which renders it. */
  loadDocument?: (url: URL) => unknown;
  /** Creates the error for a page whose code failed to load. */
  codeMissing: (error: unknown, url: URL) => unknown;
  /** Creates the error for an unreachable API. */
  unreachable: (error: unknown, url: URL) => unknown;
}

type StoryFacts = Partial<Pick<CriteriaFacts, 'pageType' | 'topicSlugs' | 'isLiveBlog'>>;

/** One navigation: its request, the screen its path leads to, and the results of middleware and loaders. */
export interface Navigation {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  /** A verified preview token; only the server's entry ever sets one. */
  readonly previewToken: string | null;
  /** Keys of everything the answers were made of, for purging. */
  readonly surrogateKeys: Set<string>;

  /** Parsed once from the path; null if no route matches. */
  screen: Screen | null;
  /** Shown instead of a screen: the error of the route's validator, or one that middleware chose. */
  error: unknown;
  /** The one composer call of this navigation, once it has started. */
  composition: Promise<ComposedPage> | null;

  // Written by the middleware list, in its order.
  language: string;
  featuresFor: (story: StoryFacts) => Readonly<Record<string, boolean>>;
  /** The bucket this page is rendered for; null for most pages. */
  experiment: AbTestState | null;
  /** Whether the route is for a signed-in reader, such as the account page. */
  needsSession: boolean;
  maxAge: number;
  edition: string;
  transaction: string;
}

export function createNavigation(
  site: Site,
  request: Request,
  url: URL,
  previewToken: string | null = null,
): Navigation {
  const { screen, error } = matchPath(url.pathname, site.routes);
  return {
    site,
    request,
    url,
    previewToken,
    surrogateKeys: new Set(),
    screen,
    error,
    composition: null,
    language: 'en',
    featuresFor: () => ({}),
    experiment: null,
    needsSession: false,
    maxAge: 0,
    edition: 'us',
    transaction: 'unmatched',
  };
}

/** Renders another path's screen from here on; the URL stays. */
export function showInstead(navigation: Navigation, path: string): void {
  const found = matchPath(path, navigation.site.routes);
  Object.assign(navigation, { error: undefined, composition: null, ...found });
}

/** Renders this error from here on. */
export function showError(navigation: Navigation, error: unknown): void {
  Object.assign(navigation, { screen: null, error });
}
