import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** An icon says nothing by itself: the control around it has a name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 12 | 14 | 16 | 20 }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
