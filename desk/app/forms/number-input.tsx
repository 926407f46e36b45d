import { useState } from 'react';
import { TextField } from '../ui/field.tsx';
import type { FieldOf, InputProps } from './form-props.ts';

/** A number as it is typed: `4.` on the way to `4.5` is not taken away. */
export function NumberInput({
  field,
  label,
  value,
  onChange,
  problems,
  path,
}: InputProps<FieldOf<'number'>>) {
  const [typed, setTyped] = useState<string>();
  const { least, most, isWhole } = field;
  const hint = least !== undefined && most !== undefined ? `${least} to ${most}` : undefined;
  const change = (next: string) => {
    setTyped(next);
    const number = Number(next.replace(',', '.'));
    if (next.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(number);
  };
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      problem={problems.get(path)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      onChange={change}
      onBlur={() => setTyped(undefined)}
    />
  );
}
