import { useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import { clockOf, momentOf } from '../work/when.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

interface DateTimeFieldProps extends FieldProps {
  /** ISO 8601; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The zone of the newsroom: its clock is what is typed. */
  timeZone: string;
  isDisabled?: boolean;
}

/** A time on the clock of the newsroom, with the browser's own control: it works by keyboard and on every phone. */
export function DateTimeField({
  value,
  onChange,
  timeZone,
  isDisabled = false,
  ...field
}: DateTimeFieldProps) {
  const [unfinished, setUnfinished] = useState<string>();
  const shown = value === '' ? '' : clockOf(Date.parse(value), timeZone).toISOString().slice(0, 16);
  const change = (typed: string) => {
    const clock = Date.parse(`${typed}:00Z`);
    // Keys write the year 2030 by way of the years 2, 20 and 203.
    const isUnfinished = new Date(clock).getUTCFullYear() < 1000;
    setUnfinished(isUnfinished ? typed : undefined);
    if (isUnfinished) return;
    onChange(Number.isNaN(clock) ? '' : new Date(momentOf(clock, timeZone)).toISOString());
  };
  return (
    <AriaTextField
      className={fieldStyles.field ?? ''}
      value={unfinished ?? shown}
      onChange={change}
      isDisabled={isDisabled}
      isInvalid={field.problem !== undefined}
    >
      <FieldFrame {...field} hint={field.hint ?? `Time in ${timeZone.replaceAll('_', ' ')}`}>
        <Input className={fieldStyles.input ?? ''} type="datetime-local" />
      </FieldFrame>
    </AriaTextField>
  );
}
