import { type FunctionComponent, use } from 'react';
import { ownViews as publicationViews } from '#config/overrides/views.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { basePathOf } from '../../page/base-path.ts';
import { ownsHeading, rendersOwnRow, showsPicture } from '../../page/facts.ts';
import { type Placed, placedInOrder, planPage } from '../../page/plan.ts';
import { RegistryContext } from '../../page/registry-context.ts';
import type { OwnViews, PageFacts, ViewProps } from '../../page/view.ts';
import { WarnContext } from '../../page/warn-context.ts';
import { ContinueReadingPlace } from '../continue-reading/continue-reading-place.tsx';
import { SkyboxPlace } from '../skybox/skybox-place.tsx';
import { type RenderPlaced, Rows } from './areas.tsx';

type AnyView = FunctionComponent<ViewProps<Placed['component']['meta']['componentType']>>;

interface PageBodyProps {
  page: ComposedPage['data'];
  /** Address without the page number; only needed where it does not follow from type and slug. */
  basePath?: string | undefined;
  /** The screen around it already has the page's heading. */
  headed?: boolean;
  pageNumber?: number | undefined;
  /** The part of the query that changes this page. */
  query?: string | undefined;
  /** Views that come with this page's own code. */
  views?: OwnViews;
}

/** A composed page in its layout: areas on the 12 columns, each component in its view. */
export function PageBody({
  page,
  basePath,
  headed = false,
  pageNumber,
  query,
  views: ownViews = {},
}: PageBodyProps) {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('PageBody must be rendered inside a layout: RegistryContext is missing');

  const rows = planPage(page, (type) => type in registry, use(WarnContext));
  const order = placedInOrder(rows);
  const first = order.find(showsPicture);
  const late = lateOnes(order);
  const facts: PageFacts = {
    pageType: page.pageType,
    slug: page.slug,
    title: page.title,
    basePath: basePath ?? basePathOf(page.pageType, page.slug),
    pageNumber,
    query,
    announced: announcedBy(order),
  };

  const renderPlaced: RenderPlaced = (placed, rail) => {
    const type = placed.component.meta.componentType;
    const views: Record<string, unknown> = {
      ...registry[type],
      ...ownViews[type],
      ...publicationViews[type],
    };
    // The registry's type pairs type and view; the pairing is lost when both come from data.
    const View = (views[placed.view] ?? Object.values(views)[0]) as AnyView;
    return (
      <div
        key={placed.component.id}
        id={placed.component.id}
        data-late={late.has(placed) ? '' : undefined}
        data-view={placed.view}
      >
        <View component={placed.component as never} page={facts} priority={placed === first} rail={rail} />
        {placed.view === 'top-stories' && page.pageType === 'front-door' && (
          <>
            <ContinueReadingPlace />
            <SkyboxPlace />
          </>
        )}
      </div>
    );
  };

  return (
    <>
      {!headed && !order.some(ownsHeading) && <h1 className="vh">{page.title}</h1>}
      <Rows rows={rows} renderPlaced={renderPlaced} pageType={page.pageType} />
    </>
  );
}

function announcedBy(order: readonly Placed[]): string | undefined {
  const band = order.find(({ view }) => view === 'next-story')?.component;
  const first = band && 'items' in band ? band.items?.[0] : undefined;
  return first && 'url' in first ? first.url : undefined;
}

/** How many components of a page a reader may see before scrolling; the others are laid out when they come close. */
const seenFirst = 2;

/**
 * The last one may be next to the footer, so it is rendered with the page. On story pages nothing is late: their length
 * counts.
 */
function lateOnes(order: readonly Placed[]): ReadonlySet<Placed> {
  return new Set(order.some(rendersOwnRow) ? [] : order.slice(seenFirst, -1));
}
