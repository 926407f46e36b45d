import { currentBrand } from '#app/brand/current-brand.ts';
import { shellCopy } from '#app/copy/shell.ts';
import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './search-form.module.css';

/** A plain form that works without a script. `site/search-box.ts` adds suggestions when it gets focus. */
export function SearchForm({ place }: { place: 'header' | 'menu' }) {
  // Fixed: the header's markup is the same on every page.
  const id = `search-${place}`;
  return (
    <search
      className={place === 'header' ? styles.header : styles.menu}
      aria-label={place === 'header' ? shellCopy.searchSite : shellCopy.menu}
    >
      <form action={hrefOf('search')} method="get" data-search>
        <label className="vh" htmlFor={id}>
          {copy.searchLabel(currentBrand().name)}
        </label>
        <Icon name="search" />
        <input
          id={id}
          name="searchQuery"
          type="search"
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          maxLength={200}
        />
      </form>
    </search>
  );
}
