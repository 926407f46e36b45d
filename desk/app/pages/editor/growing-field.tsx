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
        onChange={({ target }) => set(target.value.replaceAll(/\s*\n\s*/g, ' '))}
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
