import { useState } from 'react';
import type { AuthUser } from '#app/identity/auth-state.ts';
import styles from './account-menu.module.css';

/** The account's picture, or the initial of its name. */
export function Portrait({ user }: { user: Pick<AuthUser, 'name' | 'email' | 'picture'> }) {
  const [isMissing, setMissing] = useState(false);
  const initial = [...(user.name || user.email || '?')][0]?.toUpperCase();
  if (!user.picture || isMissing)
    return (
      <span className={styles.portrait} aria-hidden="true">
        {initial}
      </span>
    );
  return (
    <img
      className={styles.portrait}
      src={user.picture}
      alt=""
      width={32}
      height={32}
      onError={() => setMissing(true)}
    />
  );
}
