import type { FormField } from './form-field.ts';

/** What is wrong with which value, by its path. */
export type Problems = ReadonlyMap<string, string>;

export interface InputProps<Field extends FormField = FormField> {
  field: Field;
  label: string;
  /** Where the value is in the whole: `items.2.url`. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  problems: Problems;
  isRequired?: boolean;
}

export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;
