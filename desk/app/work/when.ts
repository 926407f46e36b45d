const day = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A list shows hundreds of times: a format takes longer to make than to use. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', options);
    formats.set(key, format);
  }
  return format;
}

/** A moment as the clock of the newsroom shows it, as if it were UTC. */
export function clockOf(moment: number, timeZone: string): Date {
  const parts = formatOf({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')));
}

/** What a clock time means: one moment, none in an hour that is skipped, or two in an hour that comes twice. */
export type ClockReading =
  | { kind: 'once'; moment: number }
  /** As if the change had come later, and as if it had come earlier. */
  | { kind: 'skipped'; moments: readonly [number, number] }
  | { kind: 'twice'; moments: readonly [number, number] };

/** Reads a clock of the newsroom, which is given as if it were UTC. */
export function readClock(clock: number, timeZone: string): ClockReading {
  // Clocks change once within two days: these two offsets are all there are.
  const by = (moment: number) => clock - (clockOf(moment, timeZone).getTime() - moment);
  const moments = [by(clock - day), by(clock + day)].sort((a, b) => a - b) as [number, number];
  const shown = moments.filter((moment) => clockOf(moment, timeZone).getTime() === clock);
  const [first, second] = shown;
  if (first === undefined) return { kind: 'skipped', moments };
  return second === undefined || first === second
    ? { kind: 'once', moment: first }
    : { kind: 'twice', moments };
}

/** The moment at which the clock of the newsroom shows this, the first of two; where it is skipped, that long after the change. */
function momentOf(clock: number, timeZone: string): number {
  const reading = readClock(clock, timeZone);
  if (reading.kind === 'once') return reading.moment;
  return reading.moments[reading.kind === 'twice' ? 0 : 1];
}

const midnight = (clock: Date) => Math.floor(clock.getTime() / day) * day;

/** How many days a moment is from today, by the calendar of the newsroom. */
export const daysFrom = (moment: number, now: number, timeZone: string): number =>
  (midnight(clockOf(moment, timeZone)) - midnight(clockOf(now, timeZone))) / day;

/** The moment at which a day of the newsroom begins, or an hour of it; 0 is today. */
export const startOfDay = (days: number, now: number, timeZone: string, hour = 0): number =>
  momentOf(midnight(clockOf(now, timeZone)) + days * day + hour * 3_600_000, timeZone);

const format = (moment: number, options: Intl.DateTimeFormatOptions) => formatOf(options).format(moment);

export const timeText = (moment: number, timeZone: string): string =>
  format(moment, { timeZone, hour: 'numeric', minute: '2-digit' });

/** The same with the name of the zone at that moment: "1:30 AM EST". */
export const zonedTimeText = (moment: number, timeZone: string): string =>
  format(moment, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Whether the clock shows the same time an hour before or after. */
const comesTwice = (moment: number, timeZone: string) =>
  readClock(clockOf(moment, timeZone).getTime(), timeZone).kind === 'twice';

/** "Today", "Tomorrow", a weekday inside a week, then "Nov 30". */
export function dayText(moment: number, now: number, timeZone: string): string {
  const days = daysFrom(moment, now, timeZone);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (days > 1 && days < 7) return format(moment, { timeZone, weekday: 'short' });
  const isThisYear = clockOf(moment, timeZone).getUTCFullYear() === clockOf(now, timeZone).getUTCFullYear();
  return format(moment, {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

export const whenText = (moment: number, now: number, timeZone: string): string =>
  `${dayText(moment, now, timeZone)} ${timeText(moment, timeZone)}`;

/** A time that is planned: in an hour that comes twice it names the zone. */
export const plannedText = (moment: number, now: number, timeZone: string): string =>
  comesTwice(moment, timeZone)
    ? `${dayText(moment, now, timeZone)} ${zonedTimeText(moment, timeZone)}`
    : whenText(moment, now, timeZone);

const inSentence = (text: string) =>
  text.replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase());

/** A day inside of a sentence: "reviewed yesterday". */
export const dayWords = (moment: number, now: number, timeZone: string): string =>
  inSentence(dayText(moment, now, timeZone));

/** The same inside of a sentence: "due today 4:00 PM". */
export const whenWords = (moment: number, now: number, timeZone: string): string =>
  inSentence(whenText(moment, now, timeZone));

/** "in 18 min", "in 1 h 48 min": only beside a clock time. */
export function untilText(moment: number, now: number): string {
  const minutes = Math.max(0, Math.round((moment - now) / 60_000));
  if (minutes < 60) return `in ${minutes} min`;
  if (minutes < 24 * 60) return `in ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const days = Math.round(minutes / (24 * 60));
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
