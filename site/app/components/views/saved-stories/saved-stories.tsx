import { useState } from 'react';
import {
  isSameStory,
  type RememberedStory,
  rememberedSaved,
  savedMost,
  withFirst,
} from '#app/behaviours/remembered/remembered-things.ts';
import { useRemembered } from '#app/behaviours/remembered/use-remembered.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { panelCopy } from '../../../copy/panels.ts';
import { Modal } from '../../primitives/modal/modal.tsx';
import styles from './saved-stories.module.css';

/**
 * The stories saved on this device. A removed one stays in its place, with an undo button, until the list is closed.
 */
export function SavedStories({ onClose }: { onClose: () => void }) {
  const [saved, keep] = useRemembered(rememberedSaved);
  const [shown, setShown] = useState<readonly RememberedStory[]>(saved);
  const isSaved = (story: RememberedStory) => saved.some((other) => isSameStory(other, story));
  // A story saved in another window meanwhile is added on top.
  const all = [...saved.filter((story) => !shown.some((other) => isSameStory(other, story))), ...shown];

  const remove = (story: RememberedStory) => {
    setShown(all);
    keep(saved.filter((other) => !isSameStory(other, story)));
  };
  const restore = (story: RememberedStory) => keep(withFirst(saved, story, savedMost, isSameStory));

  return (
    <Modal name="saved-stories" title={copy.savedStories} onClose={onClose}>
      {all.length === 0 ? (
        <p className={styles.note}>{panelCopy.nothingSaved}</p>
      ) : (
        <ul className={styles.list} aria-live="polite">
          {all.map((story) => (
            <li key={story.url} data-s={story.section}>
              {isSaved(story) ? (
                <>
                  <SiteLink className={`hd-5 ${styles.link}`} to={story.url}>
                    {story.title}
                  </SiteLink>
                  <button type="button" className={styles.icon} onClick={() => remove(story)}>
                    <Icon name="close" />
                    <span className="vh">{panelCopy.removeSaved(story.title)}</span>
                  </button>
                </>
              ) : (
                <>
                  <p className={styles.note}>{panelCopy.removed}</p>
                  <button type="button" className={styles.undo} onClick={() => restore(story)}>
                    {panelCopy.undo}
                    <span className="vh">: {story.title}</span>
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{panelCopy.storedHere}</p>
    </Modal>
  );
}
