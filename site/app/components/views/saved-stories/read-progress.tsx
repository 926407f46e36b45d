import { minutesLeft, type RememberedStory } from '#app/behaviours/remembered/remembered-things.ts';
import { savedCopy as words } from '#app/copy/saved.ts';
import { ReadLines } from './read-lines.tsx';
import styles from './saved-row.module.css';

/** How far a story is read, as lines and as minutes. */
export function ReadProgress({ story, share }: { story: RememberedStory; share: number }) {
  const left = minutesLeft(story, share);
  const percent = words.readShare(Math.round(share * 100));
  return (
    <span className={styles.progress}>
      <ReadLines share={share} label={percent} />
      <span>{share === 0 ? words.notStarted : left === undefined ? percent : words.minutesLeft(left)}</span>
    </span>
  );
}
