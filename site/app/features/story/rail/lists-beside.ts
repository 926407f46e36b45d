import type { ComposedPage } from '#content/page/composed-page.ts';
import {
  besideStory,
  type Placed,
  type PlannedArea,
  type PlannedRow,
  planPage,
} from '../../../components/page/plan.ts';
import type { RailSources } from './rail-layout.ts';

/** The size of what is not a list, in items of one. */
const usualItems = 4;

/** The lists that the layout puts beside the main component. */
export function listsBeside(page: ComposedPage['data']): RailSources['lists'] {
  const rows = planPage(
    page,
    () => true,
    () => {},
  );
  return besideComponent(rows, page.mainComponentId).map((part) => ({
    items: ('component' in part ? part.component.items?.length : undefined) ?? usualItems,
    isReport: 'view' in part && part.view === 'links-list',
  }));
}

function besideComponent(rows: readonly PlannedRow[], id: string | undefined): (Placed | PlannedArea)[] {
  for (const row of rows) {
    const found = row.areas.flatMap(({ placed }) => placed).find(({ component }) => component.id === id);
    if (found) return besideStory(row, found);
    const nested = row.areas.map((area) => besideComponent(area.rows, id)).find(({ length }) => length > 0);
    if (nested) return nested;
  }
  return [];
}
