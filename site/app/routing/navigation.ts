import { createContext, type RouterContextProvider } from 'react-router';
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
import { type Screen, screenFor } from './screen-for.ts';

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
  /** Creates the error for a page that is its own document; undefined on the server, which renders it. */
  openAfresh?: (url: URL) => unknown;
  /** Creates the error for a page whose code failed to load. */
  codeMissing: (error: unknown, url: URL) => unknown;
  /** Creates the error for an unreachable API. */
  unreachable: (error: unknown, url: URL) => unknown;
}

export const siteContext = createContext<Site>();
/** A verified preview token; only the server's entry ever sets one. */
export const previewContext = createContext<string | null>(null);
/** Keys of everything the answers were made of, for purging. */
export const surrogateKeysContext = createContext<Set<string>>();

// Written by the middleware list, in its order.
export const languageContext = createContext<string>('en');
type StoryFacts = Partial<Pick<CriteriaFacts, 'pageType' | 'topicSlugs' | 'isLiveBlog'>>;
export const featuresContext = createContext<(story: StoryFacts) => Readonly<Record<string, boolean>>>(
  () => ({}),
);
/** The bucket this page is rendered for; null for most pages. */
export const experimentContext = createContext<AbTestState | null>(null);
/** Whether the route is for a signed-in reader, such as the account page. */
export const sessionContext = createContext<boolean>(false);
export const maxAgeContext = createContext<number>(0);
export const editionContext = createContext<string>('us');
export const transactionContext = createContext<string>('unmatched');

/** One navigation: its request, the middleware's results, and the API requests made for it. */
export interface Navigation {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const screenContext = createContext<{ screen: Screen | null; error?: unknown } | null>(null);

/** The screen of this navigation, parsed once. A path whose validator fails has none. */
export function screenOf(navigation: Pick<Navigation, 'context' | 'url'>): Screen | null {
  return understood(navigation).screen;
}

/** The validator's error, if it threw: the page then shows that error instead of "not found". */
export function validationErrorOf(navigation: Pick<Navigation, 'context' | 'url'>): unknown {
  return understood(navigation).error;
}

/** Renders another path's screen from here on; the URL stays. */
export function showInstead({ context }: Pick<Navigation, 'context'>, path: string): void {
  context.set(screenContext, tryScreenFor(path, context.get(siteContext).routes));
}

/** Renders this error from here on. */
export function showError({ context }: Pick<Navigation, 'context'>, error: unknown): void {
  context.set(screenContext, { screen: null, error });
}

function understood({ context, url }: Pick<Navigation, 'context' | 'url'>) {
  const known = context.get(screenContext);
  if (known) return known;
  const found = tryScreenFor(url.pathname, context.get(siteContext).routes);
  context.set(screenContext, found);
  return found;
}

function tryScreenFor(path: string, routes: readonly Route[]): { screen: Screen | null; error?: unknown } {
  try {
    return { screen: screenFor(path, routes) };
  } catch (error) {
    return { screen: null, error };
  }
}
