import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { undoLast } from '../ui/toasts.ts';
import type { Place } from './places.ts';

interface FrameKeys {
  places: readonly Place[];
  go: (place: Place) => void;
  newStory: () => void;
  openPalette: () => void;
  openKeys: () => void;
}

/** Single letters work only where nothing is typed and no dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target) return false;
  return Boolean(
    target.isContentEditable ||
      target.closest(
        'input, textarea, select, [role="textbox"], [role="dialog"], [role="menu"], [role="listbox"]',
      ),
  );
}

const storageName = 'desk-single-keys';
/** WCAG 2.1.4: single-character keys can be switched off. */
export const hasSingleKeys = () => localStorage.getItem(storageName) !== 'off';
export const setSingleKeys = (isOn: boolean) => localStorage.setItem(storageName, isOn ? 'on' : 'off');

/** The keys that work on every screen. */
export function useFrameKeys(given: FrameKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const single = (act: () => void) => (event: KeyboardEvent) => {
      if (isTyping(event) || !hasSingleKeys()) return;
      event.preventDefault();
      act();
    };
    const goKeys = Object.fromEntries(
      latest.current.places.map((place) => [`g ${place.key}`, single(() => latest.current.go(place))]),
    );
    // The palette opens while one writes, too.
    const endPalette = tinykeys(
      window,
      {
        '$mod+k': (event) => {
          event.preventDefault();
          latest.current.openPalette();
        },
      },
      { ignore: () => false },
    );
    const endOthers = tinykeys(window, {
      ...goKeys,
      '$mod+z': (event) => {
        if (!isTyping(event) && undoLast()) event.preventDefault();
      },
      n: single(() => latest.current.newStory()),
      'Shift+?': single(() => latest.current.openKeys()),
    });
    return () => {
      endPalette();
      endOthers();
    };
  }, []);
}
