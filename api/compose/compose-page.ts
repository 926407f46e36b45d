import { isNeutronError, NeutronError } from '#content/errors.ts';
import { seamlessLimit } from '#content/limits.ts';
import type { ComposedPage, PageComponent, PageMeta } from '#content/page/composed-page.ts';
import type { ComponentSource, LayoutDefinition } from '#content/page/layout-definition.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import type { AnswerContext } from '../answer-context.ts';
import { loadCards } from '../links/load-cards.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { addDeals } from './add-deals.ts';
import { makeComponent, makeComponentError } from './component.ts';
import { defaultLayout, reportLayout } from './default-layout.ts';
import { findMain } from './find-main.ts';
import { placesOf } from './layout-places.ts';
import { placeOf } from './main-scope.ts';
import { arrangeOverview } from './overview.ts';
import { pageTitle } from './page-title.ts';
import type { MainThing, PageRequest, PageWork, Resolution } from './page-work.ts';
import { readFollowing } from './read-seamless.ts';
import { resolveSource } from './resolve.ts';

interface MadePage {
  data: ComposedPage['data'];
  keys: Set<string>;
  layout: LayoutDefinition;
  requests: NonNullable<PageMeta['originRequests']>;
}

/**
 * The layout of exactly this page, else of special reports, else that of its kind, else that of a new publication. Headers and footers are laid
 * out per edition.
 */
function findLayout(
  { pageType, slug }: Pick<PageRequest, 'pageType' | 'slug'>,
  { generation }: AnswerContext,
): LayoutDefinition | undefined {
  const { layouts, topics, collections } = generation.directory;
  const isReport = pageType === 'collection' && collections.get(slug)?.isReport;
  return (
    layouts.get(`${pageType}/${slug}`) ??
    (isReport ? reportLayout : undefined) ??
    layouts.get(`${pageType}/*`) ??
    defaultLayout(pageType, slug, topics.values())
  );
}

/**
 * Makes the components of one page in the order a reader meets them, so that a list can leave out what already
 * stands higher. Only the page's main component, or a page number past the end of its list, can fail the page.
 */
export async function composePage(request: PageRequest, context: AnswerContext): Promise<MadePage> {
  const layout = findLayout(request, context);
  if (!layout) throw new NeutronError('not_found');
  const { main, failure } = await tryMain(request, context);
  if (failure && layout.mainComponentId !== undefined) throw failure;
  const kinds = new Set(Object.values(layout.components).map(({ source }) => source.kind));
  const showsOwnList = kinds.has('main-list');
  const following =
    main?.kind === 'story' && (kinds.has('next') || kinds.has('seamless'))
      ? readFollowing(context, { n: main.n, story: main.material.story, limit: seamlessLimit })
      : undefined;
  const work: PageWork = {
    context,
    request,
    main,
    place: placeOf(main),
    showsOwnList,
    following,
    shown: await shownBefore(main, following, showsOwnList),
    keys: new Set([keys.everything]),
    window: undefined,
  };
  if (request.pageType === 'front-door') work.keys.add(keys.home);

  const requests: MadePage['requests'] = [];
  const made: { id: string; resolution: Resolution | undefined; error: unknown }[] = [];
  const places = placesOf(layout.areas);
  for (const { id, typeName, view } of places) {
    const { source, firstPageOnly } = layout.components[id] ?? {};
    if (!source || (firstPageOnly && request.pageNumber > 1)) continue;
    const isLast = id === request.only?.componentId;
    if (isLast) work.window = request.only;
    const from = performance.now();
    try {
      if (failure && source.kind === 'main') throw failure;
      const resolved = await resolveSource(source, work, id, typeName);
      made.push({ id, resolution: noteShown(resolved, { source, view, work }), error: undefined });
    } catch (error) {
      // An incomplete page would be cached; without it readers get the last complete one.
      if (isStoreAway(error)) throw error;
      if (source.kind === 'main-list' || id === layout.mainComponentId) throw asPageError(error, id, context);
      if (isNeutronError(error)) warnDropped(context, request, id, error);
      else logFailure(context, id, error);
      made.push({ id, resolution: undefined, error });
    }
    requests.push({ component: id, source: source.kind, milliseconds: performance.now() - from });
    if (isLast) break;
  }

  const cards = await loadCards(
    context,
    made.flatMap(({ resolution }) => (resolution?.kind === 'stories' ? resolution.numbers : [])),
  );
  for (const n of cards.keys()) work.keys.add(keys.story(n));
  const components = places.flatMap((place): PageComponent[] => {
    const definition = layout.components[place.id];
    const result = made.find(({ id }) => id === place.id);
    if (!definition || !result) return [];
    if (!result.resolution) return [makeComponentError(place, definition, result.error)];
    try {
      return [makeComponent(place, definition, result.resolution, cards, work)];
    } catch (error) {
      logFailure(context, place.id, error);
      return [makeComponentError(place, definition, error)];
    }
  });
  await addDeals(components, places, cards, work);
  const { title, description } = pageTitle(layout, main, context.publication);
  return {
    data: {
      pageType: request.pageType as ComposedPage['data']['pageType'],
      slug: request.slug,
      title,
      ...(description ? { description } : {}),
      ...(layout.mainComponentId === undefined ? {} : { mainComponentId: layout.mainComponentId }),
      layouts: layout.areas,
      components,
    },
    keys: work.keys,
    layout,
    requests,
  };
}

/**
 * The story itself, and what the end of its page announces: lists beside a story leave that to the end, which on small
 * screens comes right after them. The list of a collection is whole, whatever follows.
 */
async function shownBefore(
  main: MainThing | undefined,
  following: PageWork['following'],
  showsOwnList: boolean,
): Promise<Set<number>> {
  const shown = new Set(main?.kind === 'story' ? [main.n] : []);
  // What cannot be read becomes the error of the component that shows it.
  const announced = await following?.catch(() => undefined);
  if (!showsOwnList) for (const { n } of announced ?? []) shown.add(n);
  return shown;
}

/** Notes which stories the page now shows. A list that repeats stories shown above it marks only the stories it names. */
function noteShown(
  resolution: Resolution,
  { source, view, work }: { source: ComponentSource; view: string; work: PageWork },
): Resolution {
  if (resolution.kind !== 'stories') return resolution;
  const isOverview = source.kind === 'stories' && !source.unique;
  const { list, named } = isOverview
    ? arrangeOverview(resolution, view, work.shown)
    : { list: resolution, named: resolution.numbers };
  for (const n of named) work.shown.add(n);
  return list;
}

async function tryMain(
  request: PageRequest,
  context: AnswerContext,
): Promise<{ main?: MainThing | undefined; failure?: NeutronError }> {
  try {
    return { main: await findMain(request, context) };
  } catch (error) {
    return { failure: asPageError(error, request.pageType, context) };
  }
}

/** A page whose main thing cannot be read is unavailable; that is not the reader's mistake, and not a crash. */
function asPageError(error: unknown, component: string, context: AnswerContext): NeutronError {
  if (isNeutronError(error)) return error;
  logFailure(context, component, error);
  return new NeutronError('unavailable', { cause: error });
}

/** The page still comes without it, so only the log shows an operator that something is missing. */
function warnDropped(
  { log }: AnswerContext,
  { pageType, slug }: PageRequest,
  component: string,
  error: NeutronError,
): void {
  log('warn', 'component dropped from page', {
    pageType,
    slug,
    component,
    reason: error.reason,
    status: error.status,
  });
}

/** Corruption may be in the rows of one component; every other fault is of the whole store. */
function isStoreAway(error: unknown): boolean {
  const fault = storeFaultOf(error);
  return fault !== undefined && fault !== 'corrupt';
}

function logFailure({ log }: AnswerContext, component: string, error: unknown): void {
  log('error', 'A component could not be made', { component, error });
}
