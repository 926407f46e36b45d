import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

interface EditorScreenKeys {
  save: () => Promise<void>;
  togglePanel: () => void;
  preview: () => void;
  /** Leads to the yellow button. */
  publish: () => void;
}

/** Keys of the writing screen outside of the text itself. */
export function useEditorKeys(given: EditorScreenKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(
    () =>
      tinykeys(
        window,
        {
          '$mod+s': (event) => {
            event.preventDefault();
            void latest.current.save();
          },
          '$mod+Shift+P': (event) => {
            event.preventDefault();
            latest.current.preview();
          },
          '$mod+Enter': (event) => {
            event.preventDefault();
            latest.current.publish();
          },
          '$mod+.': (event) => {
            event.preventDefault();
            latest.current.togglePanel();
          },
        },
        // They work in the text and in fields too.
        { ignore: () => false },
      ),
    [],
  );
}
