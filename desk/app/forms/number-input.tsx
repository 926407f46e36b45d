import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../ui/field.tsx';
import type { FieldOf, InputProps } from './form-props.ts';
import { stepped } from './number-step.ts';

interface NumberInputProps extends InputProps<FieldOf<'number'>> {
  isLabelHidden?: boolean;
  /** How far an arrow key goes. */
  step?: number;
}

/** A number as it is typed: `4.` on the way to `4.5` is not taken away. */
export function NumberInput(props: NumberInputProps) {
  const { field, label, value, onChange, problems, path, isLabelHidden = false, step } = props;
  const [typed, setTyped] = useState<string>();
  const { least, most, isWhole } = field;
  const hasHint = least !== undefined && most !== undefined && !isLabelHidden;
  const change = (next: string) => {
    setTyped(next);
    const number = Number(next.replace(',', '.'));
    if (next.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!step || event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(stepped(typeof value === 'number' ? value : undefined, event.key === 'ArrowUp', step, field));
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      {...(hasHint ? { hint: `${least} to ${most}` } : {})}
      problem={problems.get(path)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      onChange={change}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
