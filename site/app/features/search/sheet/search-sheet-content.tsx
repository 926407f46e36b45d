import { searchSheetCopy as words } from '#app/copy/search-sheet.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import { DirectHit } from './direct-hit.tsx';
import styles from './search-sheet-content.module.css';

export interface SearchSheetContentProps {
  recent: readonly string[];
  popular: readonly string[];
  /** While there are suggestions, they take the place of what was searched before. */
  isSuggesting: boolean;
  hit: ContentLink | undefined;
  onSearch: (text: string) => void;
  onClear: () => void;
}

const shortcuts = [
  [words.reviews, pathFor('reviews')],
  [words.deals, pathFor('deals')],
  [words.howTo, pathFor('how-to')],
  [words.newsletters, pathFor('newsletters')],
] as const;

/** Below the field: what this reader and others searched for, or the story that the typed words lead to. */
export function SearchSheetContent(props: SearchSheetContentProps) {
  const { recent, popular, isSuggesting, hit, onSearch, onClear } = props;
  if (isSuggesting) return <div className={styles.content}>{hit && <DirectHit story={hit} />}</div>;
  return (
    <div className={styles.content}>
      {recent.length > 0 && (
        <section aria-labelledby="sheet-recent">
          <div className={styles.head}>
            <h2 id="sheet-recent">{words.recent}</h2>
            <button type="button" onClick={onClear}>
              {words.clearAll}
            </button>
          </div>
          <Searches texts={recent} icon="history" onSearch={onSearch} />
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="sheet-popular">
          <h2 id="sheet-popular">{words.popular}</h2>
          <Searches texts={popular} icon="trending" onSearch={onSearch} />
        </section>
      )}
      <section aria-labelledby="sheet-shortcuts">
        <h2 id="sheet-shortcuts">{words.goTo}</h2>
        <ul className={`${chipsClass} ${styles.shortcuts}`}>
          {shortcuts.map(([text, path]) => (
            <li key={path}>
              <SiteLink className={chipClass} to={path}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface SearchesProps {
  texts: readonly string[];
  icon: IconName;
  onSearch: (text: string) => void;
}

function Searches({ texts, icon, onSearch }: SearchesProps) {
  return (
    <ul className={styles.searches}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onSearch(text)}>
            <Icon name={icon} size={20} />
            <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
