import type { ContentLink } from '#content/entities/content-link.ts';
import type { PageComponent } from '#content/page/composed-page.ts';
import type { LayoutComponent } from '#content/page/layout.ts';
import { showsDeals } from '#content/page/views.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { loadDeals } from './load-deals.ts';
import type { PageWork } from './page-work.ts';

/** Adds prices to the lists whose view shows them. Other lists stay as light as they are. */
export async function addDeals(
  components: PageComponent[],
  places: readonly LayoutComponent[],
  cards: ReadonlyMap<number, ContentLink>,
  { context, keys: touched }: PageWork,
): Promise<void> {
  const ids = new Set(places.filter(showsDeals).map(({ id }) => id));
  if (ids.size === 0) return;
  const numbers = new Map([...cards].map(([n, { id }]) => [id, n]));
  for (const [index, component] of components.entries()) {
    if (!ids.has(component.id) || !('meta' in component)) continue;
    const { items } = component as { items?: ContentLink[] };
    if (!items) continue;
    const deals = await loadDeals(
      context,
      items.flatMap(({ id }) => numbers.get(id) ?? []),
    );
    const priced = items.map((item) => {
      const deal = deals.get(numbers.get(item.id) ?? -1);
      return deal ? { ...item, deal } : item;
    });
    components[index] = { ...component, items: priced } as PageComponent;
    touched.add(keys.prices);
  }
}
