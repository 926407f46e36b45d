const numbers =
  /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[ T]+(\d\d?:\d\d)(:\d\d)?(?:\.\d+)?\s*([+-]\d\d:?\d\d|Z|UTC)?)?$/;
/** `May 1, 2024`, `1 May 2024 9:30`: without a zone, which Ruby and JavaScript take from the machine. */
const words =
  /^(?:[a-z]{3,9}\.?,? )?(?:[a-z]{3,9}\.? \d{1,2}|\d{1,2} [a-z]{3,9}\.?),? \d{4}( \d\d?:\d\d(?::\d\d)?)?$/i;

/** The dates of front matter, as people write them, as the standard writes them; others stay as they are. */
export function normalDate(text: string): string {
  const date = text.trim();
  const found = numbers.exec(date);
  if (found) {
    const [, year, month = '', number = '', time, seconds = ':00', zone = 'Z'] = found;
    const day = `${year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
    const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
    return time ? `${day}T${time.padStart(5, '0')}${seconds}${offset}` : day;
  }
  const named = words.exec(date);
  const value = named ? Date.parse(`${date} UTC`) : Number.NaN;
  if (!named || Number.isNaN(value)) return date;
  const iso = new Date(value).toISOString();
  return named[1] ? iso : iso.slice(0, 10);
}
