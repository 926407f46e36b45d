import type { ReactNode } from 'react';
import { Tooltip } from 'react-aria-components';
import styles from './tip.module.css';

/** What a control says on hover and on focus. */
export function Tip({ children }: { children: ReactNode }) {
  return (
    <Tooltip className={styles.tip ?? ''} offset={6}>
      {children}
    </Tooltip>
  );
}
