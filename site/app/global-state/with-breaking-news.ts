import { breakingOf } from '#app/components/navigation/breaking-banner/breaking-of.ts';
import type { GlobalState } from '#content/entities/global-state.ts';
import type { PageArea } from '#content/page/composed-page.ts';

/**
 * The header with the fetched breaking news, which may be newer than the document's. The same object when nothing
 * changed, so that the header does not render again.
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
