import { views } from '#content/page/views.ts';
import type { Registry } from './components/page-body/view.ts';

// Every view, being drawn one by one; until then a list of titles.
function Draft({ component }: { component: { meta: { componentDisplayName: string } } }) {
  return <p className="wrap">{component.meta.componentDisplayName}</p>;
}

export const registry = Object.fromEntries(
  Object.entries(views).map(([type, names]) => [
    type,
    Object.fromEntries(names.map((name) => [name, Draft])),
  ]),
) as unknown as Registry;
