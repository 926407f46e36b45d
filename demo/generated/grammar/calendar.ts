const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const seasonNames = ['winter', 'spring', 'summer', 'fall'];

function at(names: readonly string[], index: number): string {
  return names[((index % names.length) + names.length) % names.length] ?? '';
}

export function monthName(date: Date, offset = 0): string {
  return at(monthNames, date.getUTCMonth() + offset);
}

export function weekdayName(date: Date): string {
  return at(weekdayNames, date.getUTCDay());
}

/** December is winter: seasons begin with it. */
export function seasonName(date: Date, offset = 0): string {
  return at(seasonNames, Math.floor(((date.getUTCMonth() + 1) % 12) / 3) + offset);
}

const small = 'zero one two three four five six seven eight nine'.split(' ');

/** Commas from a thousand. Intl does the same, a hundred times slower; a large archive has millions of figures. */
export function figure(value: number): string {
  if (value < 1000) return String(value);
  return `${figure(Math.floor(value / 1000))},${String(value % 1000).padStart(3, '0')}`;
}

/** A value with its unit: `5 seconds`, `1 second`, `1 hour per week`. */
export function reading(value: number, unit: string): string {
  return `${figure(value)} ${value === 1 ? unit.replace(/^([a-z-]+[^s\W])s\b/, '$1') : unit}`;
}

/** House style: words up to nine, figures from ten. */
export function numberWord(value: number): string {
  return small[value] ?? figure(value);
}

export function dollars(value: number): string {
  return `$${figure(Math.round(value))}`;
}
