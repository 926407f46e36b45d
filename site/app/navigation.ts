import { createContext, type RouterContextProvider } from 'react-router';
import type { AbTestState } from '#content/entities/ab-test.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { ComposedPage, PageType } from '#content/page/composed-page.ts';
import type { Publication } from '#content/publication.ts';
import type { ContentClient } from './content-client/client.ts';
import type { getRepository } from './content-client/repositories.ts';
import type { Shell, ShellStore } from './content-client/shell-store.ts';
import type { Log } from './log.ts';
import type { Route } from './routes.ts';
import { type Screen, screenFor } from './screen-for.ts';

/** What does not change from visit to visit; the entries make one each. */
export interface Site {
  publication: Publication;
  routes: readonly Route[];
  client: ContentClient;
  log: Log;
  now: () => Date;
  shells: ShellStore;
  /** Header and footer the reader's browser already has; the server never knows of any. */
  heldShell: (edition: string) => Shell | undefined;
  /** What the reader's browser shows already, when it is this page; the server never knows of any. */
  heldPage?: (pageType: PageType, slug: string | undefined) => ComposedPage | undefined;
  /** Small resources a reader's browser asks for once; the server asks for each page, whose keys they are part of. */
  repository?: typeof getRepository;
  /** What to throw for a path that is no screen: an error page here, a fresh document in the browser. */
  unmatched: (url: URL) => unknown;
  /** Whether an address that is no screen may still stand for another; only the server can tell. */
  looksUpUnmatched: boolean;
  /** What to throw for a page that is a document of its own; the server draws it instead. */
  openAfresh?: (url: URL) => unknown;
  /** What to throw when the code of a page cannot be fetched. */
  codeMissing: (error: unknown, url: URL) => unknown;
  /** What to throw when the API cannot be reached. */
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
/** The bucket this page is drawn for; most pages are drawn for none. */
export const experimentContext = createContext<AbTestState | null>(null);
/** Whether the route is for a signed-in reader, such as the account page. */
export const sessionContext = createContext<boolean>(false);
export const maxAgeContext = createContext<number>(0);
export const editionContext = createContext<string>('us');
export const transactionContext = createContext<string>('unmatched');

/** One navigation: its request, what the middleware found out, and what was asked of the API. */
export interface Navigation {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const screenContext = createContext<{ screen: Screen | null; error?: unknown } | null>(null);

/** The screen of this visit, worked out once. A path whose validator fails opens none. */
export function screenOf(navigation: Pick<Navigation, 'context' | 'url'>): Screen | null {
  return understood(navigation).screen;
}

/** What a validator threw, if one did: the page then shows that error instead of "not found". */
export function validationErrorOf(navigation: Pick<Navigation, 'context' | 'url'>): unknown {
  return understood(navigation).error;
}

/** From here on the visit is about another path: the address stays, what is shown changes. */
export function showInstead({ context }: Pick<Navigation, 'context'>, path: string): void {
  context.set(screenContext, tryScreenFor(path, context.get(siteContext).routes));
}

/** From here on the visit shows this error. */
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
