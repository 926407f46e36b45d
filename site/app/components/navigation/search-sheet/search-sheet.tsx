import styles from '#app/behaviours/search/search-sheet.module.css';
import { currentBrand } from '#app/brand/current-brand.ts';
import { searchSheetCopy as words } from '#app/copy/search-sheet.ts';
import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';

/**
 * Search on small screens, closed until the glass in the header is pressed. The field is part of the document: phones
 * raise the keyboard only for a field that gets focus within the tap. It is the same on every page and rendered on the
 * server only, so it costs no script; `site/search-sheet.tsx` fills the rest when it opens.
 */
export function SearchSheet() {
  const label = copy.searchLabel(currentBrand().name);
  return (
    <dialog id="search-sheet" className={styles.sheet} aria-label={label} data-print="none">
      <search aria-label={label}>
        <form className={`stage ${styles.bar}`} action={hrefOf('search')} data-search>
          <button type="button" className={styles.back} data-closes-search>
            <Icon name="chevron-left" size={24} />
            <span className="vh">{words.back}</span>
          </button>
          <label className="vh" htmlFor="search-sheet-query">
            {label}
          </label>
          <input
            id="search-sheet-query"
            className={styles.input}
            name="searchQuery"
            type="search"
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <button type="button" className={styles.clear} data-clears-search>
            <Icon name="close" size={20} />
            <span className="vh">{words.clear}</span>
          </button>
        </form>
      </search>
      <div className={styles.rest} data-place="search-sheet" />
    </dialog>
  );
}
