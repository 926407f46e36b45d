import { type KeyboardEvent, useId } from 'react';
import { useStoryField, useStorySession } from '../../story/use-story-session.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './editor.module.css';

interface GrowingFieldProps {
  name: string;
  label: string;
  className: string | undefined;
  onEnter: () => void;
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
export function GrowingField({ name, label, className, onEnter }: GrowingFieldProps) {
  const session = useStorySession();
  const { value, field, set } = useStoryField(name);
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const words = value ?? '';
  return (
    <div className={classNames(styles.growing, className)} data-words={`${words || label} `}>
      <textarea
        aria-label={label}
        placeholder={label}
        rows={1}
        value={words}
        onChange={({ target }) => set(oneLine(target.value))}
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
