import { type CSSProperties, type FunctionComponent, type ReactNode, use } from 'react';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { SkyboxPlace } from '../skybox/skybox-place.tsx';
import { basePathOf } from './base-path.ts';
import { drawsOwnRow, ownsHeading, showsPicture } from './facts.ts';
import styles from './page-body.module.css';
import { type Placed, type PlannedArea, type PlannedRow, placedInOrder, planPage } from './plan.ts';
import { RegistryContext } from './registry-context.ts';
import type { PageFacts, ViewProps } from './view.ts';

type AnyView = FunctionComponent<ViewProps<Placed['component']['meta']['componentType']>>;

export interface PageBodyProps {
  page: ComposedPage['data'];
  /** Address without the page number; only needed where it does not follow from type and slug. */
  basePath?: string | undefined;
}

/** A composed page as its layout says: areas on the 12 columns, each component in its view. */
export function PageBody({ page, basePath }: PageBodyProps) {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('PageBody stands outside a layout: there is no registry to draw with');

  const rows = planPage(page, (type) => type in registry, console.warn);
  const order = placedInOrder(rows);
  const first = order.find(showsPicture);
  const facts: PageFacts = {
    pageType: page.pageType,
    slug: page.slug,
    title: page.title,
    basePath: basePath ?? basePathOf(page.pageType, page.slug),
  };

  const draw: Draw = (placed, rail) => {
    const views: Record<string, unknown> = registry[placed.component.meta.componentType];
    // Type and view agree by the registry's own type; the pairing is lost when both come from data.
    const View = (views[placed.view] ?? Object.values(views)[0]) as AnyView;
    return (
      <div key={placed.component.id} id={placed.component.id} data-view={placed.view}>
        <View component={placed.component as never} page={facts} priority={placed === first} rail={rail} />
        {placed.view === 'top-stories' && page.pageType === 'front-door' && <SkyboxPlace />}
      </div>
    );
  };

  return (
    <>
      {!order.some(ownsHeading) && <h1 className="vh">{page.title}</h1>}
      <Rows rows={rows} draw={draw} />
    </>
  );
}

type Draw = (placed: Placed, rail?: ReactNode) => ReactNode;

interface Drawing {
  draw: Draw;
}

function Rows({ rows, draw, isNested = false }: Drawing & { rows: PlannedRow[]; isNested?: boolean }) {
  return rows.map((row) => {
    const areas = row.areas.map((area, place) => (
      <Area key={keyOf(area)} area={area} draw={draw} column={place > 0 ? 'rail' : 'main'} />
    ));
    const [story] = row.areas[0]?.placed ?? [];
    if (story && drawsOwnRow(story)) {
      const [first, ...rest] = row.areas;
      const below = first && { ...first, placed: first.placed.slice(1) };
      return draw(
        story,
        [...(below ? [below] : []), ...rest].map((area) => (
          <Area key={keyOf(area)} area={area} draw={draw} />
        )),
      );
    }
    if (row.isWhole && !isNested)
      return row.areas.map((area) => <Area key={keyOf(area)} area={area} draw={draw} />);
    return (
      <div
        key={row.areas.map(keyOf).join()}
        className={isNested ? `grid ${styles.nested}` : `wrap grid ${styles.row}`}
      >
        {areas}
      </div>
    );
  });
}

/** Areas have no name of their own; what stands in them does. */
function keyOf(area: PlannedArea): string {
  return area.placed[0]?.component.id ?? area.rows.flatMap((row) => row.areas.map(keyOf)).join();
}

function Area({ area, draw, column }: Drawing & { area: PlannedArea; column?: 'main' | 'rail' }) {
  const content = (
    <>
      {area.placed.map((placed) => draw(placed))}
      <Rows rows={area.rows} draw={draw} isNested={column !== undefined} />
    </>
  );
  const className = column && (column === 'rail' ? `${styles.column} ${styles.rail}` : styles.column);
  const style = column && ({ '--span': area.colspan } as CSSProperties);
  if (!area.label)
    return className ? (
      <div className={className} style={style}>
        {content}
      </div>
    ) : (
      content
    );
  return (
    <section className={className} style={style} aria-label={area.label}>
      {content}
    </section>
  );
}
