import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import { clockOf, readClock } from '../work/when.ts';
import { ClockChoice } from './clock-choice.tsx';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

interface DateTimeFieldProps extends FieldProps {
  /** ISO 8601; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The zone of the newsroom: its clock is what is typed. */
  timeZone: string;
  isDisabled?: boolean;
  /** A time is handed out a second after its last change, and anything when the field is left or Enter is pressed. */
  isPatient?: boolean;
}

const pauseAfterTyping = 1000;

/** A time on the clock of the newsroom, with the browser's own control: it works by keyboard and on every phone. */
export function DateTimeField({
  value,
  onChange,
  timeZone,
  isDisabled = false,
  isPatient = false,
  ...field
}: DateTimeFieldProps) {
  /** What stands in the field while it is not handed out. */
  const [typed, setTyped] = useState<string>();
  const shown = value === '' ? '' : clockOf(Date.parse(value), timeZone).toISOString().slice(0, 16);
  const inputRef = useRef<HTMLInputElement>(null);
  const handOutMoment = (moment: number) => {
    setTyped(undefined);
    onChange(new Date(moment).toISOString());
  };
  const handOut = (text: string) => {
    const clock = clockIn(text);
    // Keys write the year 2030 by way of the years 2, 20 and 203.
    if (new Date(clock).getUTCFullYear() < 1000) return;
    if (text === shown) return setTyped(undefined);
    const reading = Number.isNaN(clock) ? undefined : readClock(clock, timeZone);
    if (reading?.kind === 'once') return handOutMoment(reading.moment);
    // The moment that is meant is chosen below. Until then the time of before would be a wrong one.
    if (!reading) setTyped(undefined);
    if (value !== '' && !(reading && isPatient)) onChange('');
  };
  const open = openReading(typed ?? shown, timeZone);
  // The choice of a time that does not exist is gone once it is made: the focus goes back to the field.
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isChosen || open) return;
    setChosen(false);
    inputRef.current?.focus();
  }, [isChosen, open]);
  const handOutLater = useEffectEvent(handOut);
  useEffect(() => {
    // An empty field may be one whose parts are just being typed.
    if (!isPatient || !typed) return;
    const timer = setTimeout(() => handOutLater(typed), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [isPatient, typed]);
  const change = (text: string) => {
    setTyped(text);
    if (!isPatient) handOut(text);
  };
  const finish = () => {
    if (typed !== undefined) handOut(typed);
  };
  return (
    <AriaTextField
      className={fieldStyles.field ?? ''}
      value={typed ?? shown}
      onChange={change}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      isDisabled={isDisabled}
      isInvalid={field.problem !== undefined}
    >
      <FieldFrame {...field} hint={field.hint ?? `Time in ${timeZone.replaceAll('_', ' ')}`}>
        <Input ref={inputRef} className={fieldStyles.input ?? ''} type="datetime-local" />
      </FieldFrame>
      {open && !isDisabled && (
        <ClockChoice
          {...open}
          chosen={typed === undefined ? Date.parse(value) : undefined}
          timeZone={timeZone}
          onChoose={(moment) => {
            setChosen(open.reading.kind === 'skipped');
            handOutMoment(moment);
          }}
        />
      )}
    </AriaTextField>
  );
}

const clockIn = (text: string): number => Date.parse(`${text}:00Z`);

/** What is to be chosen where the clock in the field is skipped or comes twice. */
function openReading(text: string, timeZone: string) {
  const clock = clockIn(text);
  if (Number.isNaN(clock)) return undefined;
  const reading = readClock(clock, timeZone);
  return reading.kind === 'once' ? undefined : { clock, reading };
}
