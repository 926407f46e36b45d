import type { ReactNode } from 'react';
import { useId } from 'react';
import { inputClass } from '#design/field/field.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './form-field.module.css';

export interface FormFieldProps {
  label: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
  hint?: string;
  problem: string | undefined;
  children: (attributes: {
    id: string;
    className: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, an input, and below it an error or a hint. */
export function FormField({ label, aside, hint, problem, children }: FormFieldProps) {
  const id = useId();
  const note = problem || hint ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        className: inputClass,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': note,
      })}
      {problem ? (
        <p className={styles.problem} id={note}>
          <Icon name="alert" size={18} />
          {problem}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
