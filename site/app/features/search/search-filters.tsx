import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { SearchFacet, SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { grouped } from '#platform/format-number.ts';
import { hrefOf } from '../../components/primitives/section/route-href.ts';
import { choiceHref, hasFilters, type SearchAddress } from './search-address.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  address: SearchAddress;
  facets: NonNullable<SmartSearchResults['facets']>;
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The value for no choice. */
  any: string;
  chosen: string | undefined;
  values: readonly SearchFacet[];
}

function Choice({ name, label, any, chosen, values }: ChoiceProps) {
  const id = `search-${name}`;
  const isListed = chosen === undefined || values.some(({ value }) => value === chosen);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} name={name} defaultValue={chosen ?? ''} key={chosen}>
          <option value="">{any}</option>
          {!isListed && <option value={chosen}>{chosen}</option>}
          {values.map(({ value, label: text, count }) => (
            <option key={value} value={value}>
              {`${text} (${grouped(count)})`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  );
}

/** A plain form behind a plain disclosure: it narrows the search without a script. */
export function SearchFilters({ address, facets }: SearchFiltersProps) {
  const { query, correlationId, choice } = address;
  const isNarrowed = hasFilters(choice);
  return (
    <details className={styles.filters} open={isNarrowed}>
      <summary>
        {indexPageCopy.searchNarrow}
        <Icon name="chevron-down" size={16} />
      </summary>
      <form className={styles.form} action={hrefOf('search')}>
        <input type="hidden" name="searchQuery" value={query} />
        {choice.type && <input type="hidden" name="type" value={choice.type} />}
        <Choice
          name="topic"
          label={indexPageCopy.searchTopic}
          any={indexPageCopy.searchAnyTopic}
          chosen={choice.topic}
          values={facets.topic}
        />
        <Choice
          name="author"
          label={indexPageCopy.searchAuthor}
          any={indexPageCopy.searchAnyAuthor}
          chosen={choice.author}
          values={facets.author}
        />
        <Choice
          name="date"
          label={indexPageCopy.searchDate}
          any={indexPageCopy.searchAnyDate}
          chosen={choice.date}
          values={facets.date}
        />
        <div className={styles.choice}>
          <label htmlFor="search-sort">{indexPageCopy.searchSort}</label>
          <span className={styles.select}>
            <select id="search-sort" name="sort" defaultValue={choice.sort ?? ''} key={choice.sort}>
              <option value="">{indexPageCopy.searchBest}</option>
              <option value="newest">{indexPageCopy.searchNewest}</option>
            </select>
            <Icon name="chevron-down" size={16} />
          </span>
        </div>
        {correlationId && <input type="hidden" name="searchCorrelationId" value={correlationId} />}
        <div className={styles.actions}>
          <button className={buttonClass('solid', 'small')} type="submit">
            {indexPageCopy.searchApply}
          </button>
          {isNarrowed && (
            <SiteLink
              to={choiceHref(address, {
                topic: undefined,
                author: undefined,
                date: undefined,
                sort: undefined,
              })}
            >
              {indexPageCopy.searchClear}
            </SiteLink>
          )}
        </div>
      </form>
    </details>
  );
}
