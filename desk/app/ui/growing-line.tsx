import type { KeyboardEvent, RefObject } from 'react';
import { classNames } from './class-names.ts';
import styles from './growing-line.module.css';
import { isSendKey } from './send-key.ts';

interface GrowingLineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter begins no new line. */
  onEnter?: () => void;
  onFocus?: () => void;
  onBlur?: (() => void) | undefined;
  areaRef?: RefObject<HTMLTextAreaElement | null>;
  placeholder?: string;
  className?: string | undefined;
  /** The id of what says that the words are not right. */
  problemId?: string | undefined;
}

/** Lines that were pasted become one; a single line stays as it is typed. */
const oneLine = (words: string) =>
  words.includes('\n')
    ? words
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : words;

/** One line of words, in as many rows as it needs. */
export function GrowingLine(props: GrowingLineProps) {
  const { label, value, onChange, onEnter, onFocus, onBlur, placeholder = '', className } = props;
  const { areaRef, problemId } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // ⌘Enter belongs to the screen.
    if (!isSendKey(event)) onEnter?.();
  };
  return (
    <div className={classNames(styles.line, className)} data-words={`${value || placeholder} `}>
      <textarea
        {...(areaRef ? { ref: areaRef } : {})}
        aria-label={label}
        placeholder={placeholder}
        rows={1}
        value={value}
        onChange={({ target }) => onChange(oneLine(target.value))}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        {...(problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
    </div>
  );
}
