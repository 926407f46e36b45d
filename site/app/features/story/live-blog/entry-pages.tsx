import { liveCopy } from '#app/copy/live-blog.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Article } from '#content/entities/article.ts';
import { entriesPath } from '#content/rules/entry-pages.ts';
import { buttonClass } from '#design/button/button.ts';
import styles from './entry-pages.module.css';

/** Where the other entries of a long live blog are: plain links, so that they are in reach without scripts. */
export function EntryPages({ story: { slug, entryPages }, shown }: { story: Article; shown: number }) {
  if (!entryPages) return null;
  const { newer, older, total } = entryPages;
  return (
    <nav className={styles.pages} aria-label={liveCopy.otherEntries} data-print="none">
      {newer && (
        <SiteLink className={buttonClass('line')} to={entriesPath(slug, newer)} rel="prev">
          {liveCopy.newerEntries}
        </SiteLink>
      )}
      {older && (
        <SiteLink className={buttonClass('solid')} to={entriesPath(slug, older)} rel="next">
          {liveCopy.olderEntries}
        </SiteLink>
      )}
      <p>{liveCopy.entriesShown(shown, total)}</p>
    </nav>
  );
}
