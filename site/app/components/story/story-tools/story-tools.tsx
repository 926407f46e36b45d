import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { type RememberedFacts, storyData } from './story-data.ts';
import styles from './story-tools.module.css';

/**
 * Saves a story on this device. Only markup: `site/remembered.tsx` adds the behaviour after the page has loaded; without
 * scripts it is a form that the server answers.
 */
export function StoryTools(story: RememberedFacts) {
  return (
    <div className={styles.tools} {...storyData(story)}>
      <SaveButton url={story.url} />
    </div>
  );
}

export function SaveButton({ url }: { url: string }) {
  return (
    <form method="post" action="/reading-list/">
      <input type="hidden" name="url" value={url} />
      <button type="submit" className={styles.save} aria-pressed="false" data-save data-tracking="save">
        <Icon name="bookmark" size={20} className={styles.off} />
        <Icon name="bookmark-solid" size={20} className={styles.on} />
        <span className={`${styles.word} ${styles.off}`}>{copy.save}</span>
        <span className={`${styles.word} ${styles.on}`}>{copy.saved}</span>
      </button>
    </form>
  );
}
