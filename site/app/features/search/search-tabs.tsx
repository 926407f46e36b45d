import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { SearchFacet } from '#content/entities/smart-search-results.ts';
import { type SearchKind, searchKinds } from '#content/rules/search/search-kinds.ts';
import { grouped } from '#platform/format-number.ts';
import { choiceHref, type SearchAddress } from './search-address.ts';
import styles from './search-tabs.module.css';

interface SearchTabsProps {
  address: SearchAddress;
  kinds: readonly SearchFacet[];
}

/** Kinds of story as plain links, each with how many there are. */
export function SearchTabs({ address, kinds }: SearchTabsProps) {
  const chosen = address.choice.type;
  const all = kinds.reduce((total, { count }) => total + count, 0);
  const shown = searchKinds.flatMap((kind) => kinds.find(({ value }) => value === kind) ?? []);
  const tab = (type: SearchKind | undefined, label: string, count: number) => (
    <li key={label}>
      <SiteLink
        className={styles.tab}
        to={choiceHref(address, { type })}
        aria-current={type === chosen ? 'true' : undefined}
      >
        {label} <span>{grouped(count)}</span>
      </SiteLink>
    </li>
  );
  return (
    <nav className={styles.bar} aria-label={indexPageCopy.searchKinds}>
      <ul className={`scroll-x ${styles.tabs}`}>
        {tab(undefined, indexPageCopy.searchAll, all)}
        {shown.map(({ value, label, count }) => tab(value as SearchKind, label, count))}
      </ul>
    </nav>
  );
}
