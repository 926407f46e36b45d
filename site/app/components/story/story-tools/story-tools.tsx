import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Spectrum } from '#design/spectrum/spectrum.tsx';
import styles from './story-tools.module.css';

interface StoryToolsProps {
  url: string;
  title: string;
  section: string | undefined;
}

/**
 * Saves a story on this device, with a progress strip at the top of the window. Only markup: `site/remembered.tsx` adds
 * the behaviour after the page has loaded.
 */
export function StoryTools({ url, title, section }: StoryToolsProps) {
  return (
    <div
      className={styles.tools}
      data-story-url={url}
      data-story-title={title}
      data-story-section={section}
      data-print="none"
    >
      <button type="button" className={styles.save} aria-pressed="false" data-save data-tracking="save">
        <Icon name="bookmark" size={20} className={styles.off} />
        <Icon name="bookmark-solid" size={20} className={styles.on} />
        <span className={styles.word}>{copy.save}</span>
      </button>
      <div className={styles.strip} aria-hidden="true">
        <Spectrum line={section} height={6} seed={url} className={styles.lit} />
      </div>
    </div>
  );
}
