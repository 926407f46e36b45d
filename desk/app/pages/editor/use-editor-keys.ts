import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

interface EditorScreenKeys {
  save: () => Promise<void>;
  togglePanel: () => void;
}

/** Keys of the writing screen outside of the text itself. */
export function useEditorKeys(given: EditorScreenKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+s': (event) => {
          event.preventDefault();
          void latest.current.save();
        },
        '$mod+.': (event) => {
          event.preventDefault();
          latest.current.togglePanel();
        },
      }),
    [],
  );
}
