import { breakingOf } from '#app/components/header/menus.ts';
import type { GlobalState } from '#content/entities/global-state.ts';
import type { PageArea } from '#content/page/composed-page.ts';

/**
 * The header with the breaking news that was fetched, which may be newer than the document it came with. The same object
 * when nothing changed, so that the header is not rendered again.
 */
export function withBreakingNews(
  header: PageArea | undefined,
  breakingNews: GlobalState['breakingNews'],
): PageArea | undefined {
  const shown = breakingOf(header);
  if (!header || !shown || !breakingNews) return header;
  if (shown.items.map(fingerprint).join() === breakingNews.map(fingerprint).join()) return header;
  const components = header.components.map((entry) =>
    entry === shown ? { ...shown, items: [...breakingNews] } : entry,
  );
  return { ...header, components };
}

const fingerprint = ({ id, title, promoTitle }: NonNullable<GlobalState['breakingNews']>[number]) =>
  `${id} ${promoTitle ?? title}`;
