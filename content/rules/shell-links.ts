import type { MenuItem, Menus } from '../entities/menu-item.ts';
import type { Settings } from '../entities/settings.ts';
import type { Publication } from '../publication/schema.ts';
import { hrefFor } from './route-paths.ts';

/** A link of header or footer, as an editor set it. */
export interface ShellLink {
  text: string;
  /** Where it is in its setting: `shelf.0.subNav.1.items.2`. */
  field: string;
  /** None if it has no address, or its route has none. */
  href: string | undefined;
}

type Routes = Pick<Publication, 'externalEditions' | 'narrativesUrl'>;

export function menuLinks({ shelf, more }: Menus, routes: Routes): ShellLink[] {
  return [
    ...shelf.flatMap((item, index) => linksOf(item, `shelf.${index}`, routes)),
    // More opens a panel and leads nowhere itself.
    ...linksOf(more, 'more', routes).filter(({ field, href }) => field !== 'more' || href !== undefined),
  ];
}

function linksOf(item: MenuItem, field: string, routes: Routes): ShellLink[] {
  return [
    { text: item.linkText, field, href: hrefOf(item, routes) },
    ...(item.subNav ?? []).flatMap(({ items }, group) =>
      items.map((link, index) => ({
        text: link.linkText,
        field: `${field}.subNav.${group}.items.${index}`,
        href: hrefOf(link, routes),
      })),
    ),
  ];
}

function hrefOf({ route, linkUrl }: MenuItem, routes: Routes): string | undefined {
  try {
    return route ? hrefFor(route.name, route.params ?? {}, routes) : linkUrl;
  } catch {
    // A route without one of its parameters.
    return undefined;
  }
}

export function footerLinks({ columns = [] }: Settings['footer']): ShellLink[] {
  return columns.flatMap(({ links }, column) =>
    links.map(({ text, url }, index) => ({ text, field: `columns.${column}.links.${index}`, href: url })),
  );
}
