import type { MenuItem } from '../entities/menu-item.ts';
import { defaultEdition } from '../limits.ts';
import { resolveLegacyRoute } from '../rules/legacy-route.ts';
import { hrefFor } from '../rules/route-paths.ts';
import { trackingNameOf } from '../rules/tracking-name.ts';
import type { Publication } from './schema.ts';

type RoutedParts = Pick<Publication, 'menus' | 'footer' | 'locales' | 'externalEditions' | 'narrativesUrl'>;

/**
 * Names the menu and footer entries whose route has no address. They are rendered with `#`, which no reader reports, so
 * the operator is warned at start.
 */
export function warnMissingRoutes(
  publication: RoutedParts,
  warn: (message: string, fields: { entry: string }) => void,
): void {
  const edition = publication.locales[0]?.code ?? defaultEdition;
  for (const { entry, name, params = {} } of namedRoutes(publication)) {
    if (hrefFor(name, params, publication) !== undefined) continue;
    resolveLegacyRoute(name, edition, (message) => warn(message, { entry }), params);
  }
}

interface NamedRoute {
  entry: string;
  name: string;
  params?: Readonly<Record<string, string>> | undefined;
}

function namedRoutes({ menus, footer }: RoutedParts): NamedRoute[] {
  const links = [...footer.columns.flatMap((column) => column.links), ...footer.policies];
  return [
    ...[...menus.shelf, menus.more].flatMap(routesOfMenu),
    ...links.flatMap(({ translationKey, to }) =>
      'route' in to ? [{ entry: `footer ${translationKey}`, name: to.route, params: to.params }] : [],
    ),
  ];
}

function routesOfMenu(item: MenuItem): NamedRoute[] {
  const own = item.route ? [{ entry: `menu ${trackingNameOf(item)}`, ...item.route }] : [];
  return [...own, ...(item.subNav ?? []).flatMap(({ items }) => items.flatMap(routesOfMenu))];
}
