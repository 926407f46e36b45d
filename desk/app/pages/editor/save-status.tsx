import { useSaveLine, useStory } from '../../story/use-story-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './editor.module.css';

const icons = {
  saved: 'done',
  saving: 'spinner',
  here: 'offline',
  'not-saved': 'warning',
  choice: 'merge',
  rejected: 'warning',
  passages: 'offline',
} as const satisfies Record<string, IconName>;

/** Where the words are, always at the same place. */
export function SaveStatus() {
  const kind = useStory(({ saveState }) => saveState.kind);
  const [words, time] = useSaveLine().split(' · ');
  return (
    <p className={classNames(styles.save, styles[kind])} role="status">
      <Icon name={icons[kind]} size={14} />
      <span>
        {words}
        {time && <span className={styles.wideWord}> · {time}</span>}
      </span>
    </p>
  );
}
