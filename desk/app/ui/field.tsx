import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import {
  SearchField as AriaSearchField,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  Input,
  Label,
} from 'react-aria-components';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { onSendKey } from './send-key.ts';

export interface FieldProps {
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Beside the label, such as a count of characters. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong, and how to mend it. */
  problem?: string | undefined;
}

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'date';
  name?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
  maxLength?: number;
  isDisabled?: boolean;
  isRequired?: boolean;
  inputMode?: 'decimal' | 'numeric' | 'url' | 'email' | 'text';
  inputRef?: RefObject<HTMLInputElement | null>;
}

interface TextAreaExtras {
  rows?: number;
  /** ⌘Enter sends what is written here. */
  onSend?: () => void;
}

/** Label, hint and problem around a control. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  aside,
  hint,
  problem,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <>
      <span className={isLabelHidden ? 'vh' : styles.head}>
        <Label className={styles.label ?? ''}>{label}</Label>
        {aside}
      </span>
      {children}
      <FieldNotes hint={hint} problem={problem} />
    </>
  );
}

/** The hint below a control, or what is wrong. */
export function FieldNotes({ hint, problem }: Pick<FieldProps, 'hint' | 'problem'>) {
  return (
    <>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size={14} />
          {problem}
        </p>
      )}
    </>
  );
}

export function TextField({ inputRef, autoFocus, placeholder, inputMode, onKeyDown, ...props }: TextProps) {
  const { label, isLabelHidden, aside, hint, problem, ...field } = props;
  return (
    <AriaTextField className={styles.field ?? ''} isInvalid={problem !== undefined} {...field}>
      <FieldFrame {...({ label, isLabelHidden, aside, hint, problem } as FieldProps)}>
        <Input
          className={styles.input ?? ''}
          {...(inputRef ? { ref: inputRef } : {})}
          {...(placeholder ? { placeholder } : {})}
          {...(inputMode ? { inputMode } : {})}
          {...(onKeyDown ? { onKeyDown } : {})}
          autoFocus={autoFocus === true}
        />
      </FieldFrame>
    </AriaTextField>
  );
}

export function TextArea({
  rows = 3,
  placeholder,
  onSend,
  ...props
}: Omit<TextProps, 'type' | 'inputRef' | 'onKeyDown'> & TextAreaExtras) {
  const { label, isLabelHidden, aside, hint, problem, inputMode: _, ...field } = props;
  return (
    <AriaTextField className={styles.field ?? ''} isInvalid={problem !== undefined} {...field}>
      <FieldFrame {...({ label, isLabelHidden, aside, hint, problem } as FieldProps)}>
        <AriaTextArea
          className={classNames(styles.input, styles.area)}
          rows={rows}
          {...(placeholder ? { placeholder } : {})}
          {...(onSend ? { onKeyDown: onSendKey(onSend) } : {})}
        />
      </FieldFrame>
    </AriaTextField>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** The key that leads here. */
  keys?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean;
}

export function SearchField({ label, placeholder, keys, inputRef, autoFocus, ...field }: SearchFieldProps) {
  return (
    <AriaSearchField aria-label={label} className={styles.search ?? ''} {...field}>
      <Icon name="search" />
      <Input
        className={styles.searchInput ?? ''}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
        autoFocus={autoFocus === true}
      />
      {field.value ? (
        <IconButton label="Clear" icon="close" size="small" onPress={() => field.onChange('')} />
      ) : (
        keys && <kbd className={styles.keys}>{keys}</kbd>
      )}
    </AriaSearchField>
  );
}
