import type { PanelName } from '#app/behaviours/open-panels.ts';
import { copy } from '#app/copy/site.ts';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import styles from './reader-tools.module.css';

const tools: readonly { panel: PanelName; icon: IconName; text: string }[] = [
  { panel: 'saved-stories', icon: 'bookmark', text: copy.savedStories },
  { panel: 'reading-settings', icon: 'text-size', text: copy.readingSettings },
];

/** Reader features stored on this device. Hidden without scripts, which they need. */
export function ReaderTools() {
  return (
    <div className={styles.tools}>
      <p className={styles.label}>{copy.onThisDevice}</p>
      <ul>
        {tools.map(({ panel, icon, text }) => (
          <li key={panel}>
            <button type="button" data-panel={panel} data-tracking={panel}>
              <Icon name={icon} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
