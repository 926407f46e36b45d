import { bindSearch } from '#app/behaviours/search/bind-search.ts';
import { currentBrand } from '#app/brand/current-brand.ts';
import { createContentClient } from '#app/content-client/client.ts';
import { shellCopy } from '#app/copy/shell.ts';
import type { Log } from '#app/log.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import type { MenuItem } from '#content/entities/menu-item.ts';
import { pathFor } from '#content/rules/route-paths.ts';

const jumpMost = 3;

/** Every topic a menu leads to, by its name. */
function menuTopics(): Map<string, string> {
  const { shelf, more } = currentBrand().menus ?? shellSettings.menus;
  const menus: readonly MenuItem[] = [...shelf, more];
  return new Map(
    menus
      .flatMap((menu) => [menu, ...(menu.subNav ?? []).flatMap(({ items }) => items)])
      .flatMap((item) => {
        const slug = item.topicSlug ?? /^\/topic\/([\w-]+)\/$/.exec(item.linkUrl ?? '')?.[1];
        return slug ? [[slug, item.linkText] as const] : [];
      }),
  );
}

function jumpsFor(query: string) {
  const start = query.trim().toLocaleLowerCase();
  if (start.length < 2) return [];
  return [...menuTopics()]
    .filter(([, name]) => name.toLocaleLowerCase().startsWith(start))
    .slice(0, jumpMost)
    .map(([slug, text]) => ({ text, href: pathFor('topic', { slug }) }));
}

/** Dependencies of a search box: the API's suggestions and the topics of our menus. */
export function startSearchBox(form: HTMLFormElement, log: Log): void {
  const client = createContentClient(
    { baseUrl: location.origin, site: publicSettings.siteId, apiKey: publicSettings.apiKey },
    (request) => fetch(request),
  );
  bindSearch(form, {
    suggest: async (searchQuery, signal) => {
      const { data } = await client.request('autocomplete', { searchQuery }, { signal });
      return data.items.map(({ suggestion }) => suggestion);
    },
    warn: log.warn,
    label: shellCopy.suggestions,
    jumpLabel: shellCopy.jumpTo,
    jumpsFor,
  });
}
