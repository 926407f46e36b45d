import type { Component } from '#content/page/component.ts';
import type { PageComponent } from '#content/page/composed-page.ts';
import type { LayoutArea, LayoutComponent } from '#content/page/layout.ts';
import { expectComponent, isComponentError } from '#content/rules/expect-component.ts';
import type { WarnOfPage } from './warn-context.ts';

/** A component at its place, ready to render. */
export interface Placed {
  component: Component;
  view: string;
}

export interface PlannedArea {
  colspan: number;
  label: string | undefined;
  placed: Placed[];
  rows: PlannedRow[];
}

/** Areas that share a row of the 12 columns. A row of one whole area bleeds to the edges of the screen. */
export interface PlannedRow {
  isWhole: boolean;
  areas: PlannedArea[];
}

type Lookup = (place: LayoutComponent) => Placed | undefined;

export function isComponent(entry: PageComponent): entry is Component {
  return 'meta' in entry;
}

function lookupIn(
  components: readonly PageComponent[],
  isKnown: (type: string) => boolean,
  warn: WarnOfPage,
): Lookup {
  const byId = new Map(components.map((entry) => [entry.id, entry]));
  return (place) => {
    if (place.hidden) return undefined;
    const entry = byId.get(place.id);
    if (!entry) return undefined;
    const found = expectComponent(entry, place.typeName, (message) =>
      warn(`${place.id}: ${message}`, isComponentError(entry)),
    );
    if (!found || !isComponent(found)) return undefined;
    if (!isKnown(found.meta.componentType)) {
      warn(`Skipped component ${place.id}: no view for the type ${found.meta.componentType}`);
      return undefined;
    }
    return isUsedUp(found) ? undefined : { component: found, view: place.view };
  };
}

/** A list of one page whose stories all stand higher on it: a heading over nothing would be left. */
function isUsedUp({ data, items }: Component): boolean {
  if (items?.length !== 0 || !('paging' in data) || !data.paging) return false;
  const { offset = 0, limit = 0, total = 0 } = data.paging;
  return total > 0 && offset === 0 && total <= limit;
}

function planRows(areas: readonly LayoutArea[], lookup: Lookup): PlannedRow[] {
  const rows: PlannedRow[] = [];
  let columnsLeft = 0;
  for (const area of areas) {
    const planned: PlannedArea = {
      colspan: area.colspan,
      label: area.label,
      placed: area.components.map(lookup).filter((placed) => placed !== undefined),
      rows: planRows(area.children, lookup),
    };
    if (planned.placed.length === 0 && planned.rows.length === 0) continue;
    const open = rows.at(-1);
    if (open && columnsLeft >= area.colspan) {
      open.areas.push(planned);
      columnsLeft -= area.colspan;
    } else {
      rows.push({ isWhole: area.colspan === 12, areas: [planned] });
      columnsLeft = 12 - area.colspan;
    }
  }
  return rows;
}

/** The page plan without hidden components, component errors and types without a view. */
export function planPage(
  page: { layouts: readonly LayoutArea[]; components: readonly PageComponent[] },
  isKnown: (type: string) => boolean,
  warn: WarnOfPage,
): PlannedRow[] {
  return planRows(page.layouts, lookupIn(page.components, isKnown, warn));
}

/** Every placed component in reading order. */
export function placedInOrder(rows: readonly PlannedRow[]): Placed[] {
  return rows.flatMap(({ areas }) => areas.flatMap((area) => [...area.placed, ...placedInOrder(area.rows)]));
}

/** What the layout puts beside a story in its row: single components, and areas with a name or rows of their own. */
export function besideStory(row: PlannedRow, story: Placed): (Placed | PlannedArea)[] {
  return row.areas.flatMap((area): (Placed | PlannedArea)[] => {
    const placed = area.placed.filter((other) => other !== story);
    const isWhole = area.label !== undefined || area.rows.length > 0;
    return isWhole ? [{ ...area, placed }] : placed;
  });
}
