import { useEffect, useRef } from 'react';
import { useCurrentAnchor } from '#app/behaviours/use-current-anchor.ts';
import { chipClass } from '#design/chip/chip.tsx';
import { bestListCopy } from '../../../copy/best-list.ts';
import styles from './jump-bar.module.css';

export interface Jump {
  anchor: string;
  text: string;
}

/** The list's own contents: it stays on top while the list passes below, and marks where the reader is. */
export function JumpBar({ jumps }: { jumps: readonly Jump[] }) {
  const current = useCurrentAnchor(jumps.map(({ anchor }) => anchor));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    // Only the row moves, never the page.
    if (row && chip) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2 });
  });
  return (
    <nav className={`stage ${styles.bar}`} aria-label={bestListCopy.jumpToPick} data-print="none">
      <div className="wrap">
        <ul ref={list} className={`scroll-x ${styles.list}`}>
          {jumps.map(({ anchor, text }) => (
            <li key={anchor}>
              <a
                className={`${chipClass} ${styles.chip}`}
                href={`#${anchor}`}
                aria-current={anchor === current ? 'true' : undefined}
              >
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
