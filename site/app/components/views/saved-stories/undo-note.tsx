import { useEffect, useEffectEvent, useRef } from 'react';
import { copy } from '#app/copy/site.ts';
import styles from './undo-note.module.css';

interface UndoNoteProps {
  text: string;
  onUndo: () => void;
  /** Its time is over. */
  onEnd: () => void;
}

const undoMilliseconds = 6000;

/** What was changed, for six seconds, with a way back. The row that had the focus is gone: the button takes it. */
export function UndoNote({ text, onUndo, onEnd }: UndoNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The button is about to go: focus continues from the page. */
  const returnFocus = () => {
    if (document.activeElement === button.current)
      document.querySelector('main')?.focus({ preventScroll: true });
  };
  const end = useEffectEvent(() => {
    returnFocus();
    onEnd();
  });
  useEffect(() => {
    button.current?.focus();
    const timer = setTimeout(() => end(), undoMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.undo} role="status">
      {text}
      <button
        ref={button}
        type="button"
        onClick={() => {
          returnFocus();
          onUndo();
        }}
      >
        {copy.undo}
      </button>
    </div>
  );
}
