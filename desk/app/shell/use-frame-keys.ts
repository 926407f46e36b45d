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

/** ⌘Enter in a form sends it, as Enter does in its single lines. */
function sendForm(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

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
    // These work while one writes, too.
    const endInText = tinykeys(
      window,
      {
        '$mod+k': (event) => {
          event.preventDefault();
          latest.current.openPalette();
        },
        '$mod+Enter': sendForm,
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
      endInText();
      endOthers();
    };
  }, []);
}
