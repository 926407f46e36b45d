import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

interface EditorScreenKeys {
  save: () => Promise<void>;
  togglePanel: () => void;
  preview: () => void;
  /** Leads to the checks; Tab goes on to the yellow button below them. */
  publish: () => void;
}

/** In a form or a dialog ⌘Enter is about what is written there. */
const hasOwnSend = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('form, [role="dialog"], [role="alertdialog"]') !== null;

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
            if (hasOwnSend(event)) return;
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
