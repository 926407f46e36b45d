import { useEffect, useId, useRef, useState } from 'react';
import { useStoryField, useStorySession } from '../../story/use-story-session.ts';
import { GrowingLine } from '../../ui/growing-line.tsx';
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
  return (
    <div data-field={name}>
      <GrowingLine
        areaRef={area}
        label={label}
        placeholder={label}
        className={className}
        value={isStandIn && value === standIn ? '' : (value ?? '')}
        onChange={(words) => {
          setStandIn(false);
          set(words);
        }}
        onEnter={onEnter}
        onFocus={() => session.sharePlace({ field: name })}
        onBlur={onDone}
        problemId={field?.problem === undefined ? undefined : problemId}
      />
      {field?.problem !== undefined && (
        <p id={problemId} className={styles.problem} role="alert">
          {label}: {field.problem}
        </p>
      )}
    </div>
  );
}
