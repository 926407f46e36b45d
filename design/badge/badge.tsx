import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './badge.module.css';

export type BadgeKind = 'choice' | 'live' | 'ended' | 'line' | 'deal' | 'plain';

export interface BadgeProps {
  kind?: BadgeKind;
  className?: string | undefined;
  children: ReactNode;
}

/** A word in a box: Editors' Choice, Live, Sponsored, Deal. The word carries the meaning, not the color. */
export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[kind]} ${className ?? ''}`}>
      {kind === 'choice' && <Icon name="award" size={14} />}
      {children}
    </span>
  );
}
