import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { moveInGrid } from './move-in-grid.ts';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  label: string;
  pictures: readonly LibraryPicture[];
  /** The link or button around a picture; `className` makes it a tile. */
  itemOf: (picture: LibraryPicture, className: string) => ReactNode;
}

/** Pictures in rows. Arrow keys move between them, as they stand on the screen. */
export function PictureGrid({ label, pictures, itemOf }: PictureGridProps) {
  const list = useRef<HTMLUListElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const places = items.map((item) => item.getBoundingClientRect());
    const next = moveInGrid(event.key, at, places);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }
  return (
    <ul ref={list} className={styles.grid} aria-label={label} onKeyDown={onKeyDown}>
      {pictures.map((picture) => (
        <li key={picture.id}>{itemOf(picture, styles.tile ?? '')}</li>
      ))}
    </ul>
  );
}
