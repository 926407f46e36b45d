import type { FormEvent } from 'react';
import { copy } from '#app/copy.ts';
import { publication } from '#config';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../section/href-of.ts';
import styles from './search-box.module.css';

/** A plain form. A browser with scripts marks each new query with an id, and leaves the same query alone. */
export function SearchBox({ query }: { query: string }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { searchQuery, searchCorrelationId } = event.currentTarget.elements as unknown as Record<
      string,
      HTMLInputElement
    >;
    const wanted = searchQuery?.value.trim() ?? '';
    if (wanted === '' || wanted === query) event.preventDefault();
    // Only pages of https have a way to make one.
    else if (searchCorrelationId && 'randomUUID' in crypto) {
      searchCorrelationId.disabled = false;
      searchCorrelationId.value = crypto.randomUUID();
    }
  };
  return (
    <search>
      <form className={styles.box} action={hrefOf('search')} onSubmit={onSubmit}>
        <label className="vh" htmlFor="search-page-query">
          {copy.searchLabel(publication.brand.name)}
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
        />
        <input type="hidden" name="searchCorrelationId" disabled />
        <button className={buttonClass('solid')} type="submit">
          {copy.search}
        </button>
      </form>
    </search>
  );
}
