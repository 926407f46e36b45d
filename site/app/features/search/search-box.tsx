import { currentBrand } from '#app/brand/current-brand.ts';
import { copy } from '#app/copy/site.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../components/primitives/section/route-href.ts';
import styles from './search-box.module.css';

/** A plain form, made to suggest like the one in the header. */
export function SearchBox({ query }: { query: string }) {
  return (
    <search>
      <form className={styles.box} action={hrefOf('search')} data-search>
        <label className="vh" htmlFor="search-page-query">
          {copy.searchLabel(currentBrand().name)}
        </label>
        <Icon name="search" size={28} />
        <input
          id="search-page-query"
          type="search"
          name="searchQuery"
          defaultValue={query}
          key={query}
          maxLength={200}
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          // The page is for typing until there are results; with them, a phone's keyboard would cover them.
          // biome-ignore lint/a11y/noAutofocus: nothing before the field is skipped, it is the page's first control
          autoFocus={query === ''}
        />
        <button className={buttonClass('solid')} type="submit">
          {copy.search}
        </button>
      </form>
    </search>
  );
}
