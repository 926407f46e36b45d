import { useMemo } from 'react';
import type { z } from 'zod';
import { FieldInput } from './field-input.tsx';
import { formOf } from './form-field.ts';
import type { Problems } from './form-props.ts';
import styles from './forms.module.css';

interface SchemaFormProps {
  schema: z.ZodType;
  value: unknown;
  onChange: (value: unknown) => void;
  problems?: Problems;
  /** Values that no editor sets. */
  hidden?: readonly string[];
}

const none: Problems = new Map();

/** A form for a value of a schema: every kind of block and field has one without code of its own. */
export function SchemaForm({ schema, value, onChange, problems = none, hidden = [] }: SchemaFormProps) {
  const field = useMemo(() => formOf(schema), [schema]);
  const shown =
    field.kind === 'group'
      ? { ...field, fields: field.fields.filter(({ name }) => !hidden.includes(name)) }
      : field;
  return (
    <div className={styles.form}>
      <FieldInput field={shown} label="" path="" value={value} onChange={onChange} problems={problems} />
    </div>
  );
}
