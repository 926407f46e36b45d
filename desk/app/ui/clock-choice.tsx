import { type ClockReading, zonedTimeText } from '../work/when.ts';
import { RadioGroup } from './choice.tsx';

interface ClockChoiceProps {
  /** As if it were UTC. */
  clock: number;
  reading: Exclude<ClockReading, { kind: 'once' }>;
  /** Which of two is chosen already. */
  chosen?: number | undefined;
  timeZone: string;
  onChoose: (moment: number) => void;
}

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Where clocks change, a time does not exist or comes twice: the moment that is meant is chosen. */
export function ClockChoice({ clock, reading, chosen, timeZone, onChoose }: ClockChoiceProps) {
  const isTwice = reading.kind === 'twice';
  const text = isTwice
    ? `${format.format(clock)} comes twice: clocks go back.`
    : `There is no ${format.format(clock)}: clocks go forward.`;
  const nameOf = (moment: number, index: number) => {
    const time = zonedTimeText(moment, timeZone);
    return isTwice ? `${index === 0 ? 'The first' : 'The second'}, ${time}` : time;
  };
  return (
    <RadioGroup
      label="Which time"
      {...(chosen === undefined ? { problem: text } : { hint: text })}
      choices={reading.moments.map((moment, index) => ({ id: String(moment), name: nameOf(moment, index) }))}
      value={String(chosen ?? '')}
      onChange={(moment) => onChoose(Number(moment))}
    />
  );
}
