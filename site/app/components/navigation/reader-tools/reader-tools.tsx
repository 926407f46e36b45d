import { shellCopy } from '#app/copy/shell.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './reader-tools.module.css';

/** Reader features stored on this device. Settings need scripts and are hidden without them. */
export function ReaderTools() {
  return (
    <div className={styles.tools}>
      <p className={styles.label}>{shellCopy.onThisDevice}</p>
      <ul>
        <li>
          <SiteLink to={hrefOf('saved')} data-tracking="saved-stories">
            <Icon name="bookmark" />
            {copy.savedStories}
          </SiteLink>
        </li>
        <li>
          <button type="button" data-panel="reading-settings" data-tracking="reading-settings">
            <Icon name="text-size" />
            {copy.readingSettings}
          </button>
        </li>
      </ul>
    </div>
  );
}
