import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStoryField, useStorySession } from '../../story/use-story-session.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './editor.module.css';

interface GrowingFieldProps {
  name: string;
  label: string;
  className: string | undefined;
  onEnter: () => void;
  /** The field has no focus any more. */
  onDone?: () => void;
  /** A value that only stands in for words: with it the field is shown empty, and one begins to write there. */
  standIn?: string;
}

/** Lines that were pasted become one; a single line stays as it is typed. */
const oneLine = (words: string) =>
  words.includes('\n')
    ? words
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : words;

/** A field of the page that is as high as its words; Enter goes on to the text. */
export function GrowingField({ name, label, className, onEnter, onDone, standIn }: GrowingFieldProps) {
  const session = useStorySession();
  const { value, field, set } = useStoryField(name);
  const problemId = useId();
  // Typed by an editor, the same words are words.
  const [isStandIn, setStandIn] = useState(value !== null && value === standIn);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isStandIn) area.current?.focus();
  }, [isStandIn]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const words = isStandIn && value === standIn ? '' : (value ?? '');
  return (
    <div className={classNames(styles.growing, className)} data-words={`${words || label} `}>
      <textarea
        ref={area}
        aria-label={label}
        placeholder={label}
        rows={1}
        value={words}
        onChange={({ target }) => {
          setStandIn(false);
          set(oneLine(target.value));
        }}
        onBlur={onDone}
        onFocus={() => session.sharePlace({ field: name })}
        onKeyDown={onKeyDown}
        {...(field?.problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      {field?.problem !== undefined && (
        <p id={problemId} className={styles.problem} role="alert">
          {label}: {field.problem}
        </p>
      )}
    </div>
  );
}
