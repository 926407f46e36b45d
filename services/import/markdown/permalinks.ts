import { posix } from 'node:path';
import { slugOf } from '../slug.ts';

/** What an address is made of. */
export interface Permalink {
  /** The file below the folder of contents, e.g. `posts/first/index.md`. */
  place: string;
  /** The name of the file or its bundle, without a date. */
  name: string;
  slug?: string | undefined;
  title?: string | undefined;
  /** As the file writes it: the day of the author, whatever the zone. */
  date?: string | undefined;
  categories: readonly string[];
}

interface DateParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function datePartsOf(date = ''): DateParts | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/.exec(date);
  if (!found) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = found;
  return { year, month, day, hour, minute, second };
}

/** `/posts/first/`, or by the template that the configuration has for the section. */
export function hugoPath(
  link: Permalink,
  { templates, isUgly }: { templates: Readonly<Record<string, string>>; isUgly: boolean },
): string {
  const folders = posix
    .dirname(link.place)
    .split('/')
    .filter((part) => part !== '.' && part !== '');
  const isBundle = /^_?index\./.test(posix.basename(link.place));
  const sections = isBundle ? folders.slice(0, -1) : folders;
  const isList = posix.basename(link.place).startsWith('_index.');
  if (isList) return pathOf(folders.map(urlPart));
  const own = link.slug ?? link.name;
  const template = templates[sections[0] ?? ''];
  if (!template) return finished([...sections, own], isUgly);
  const date = datePartsOf(link.date);
  const names: Record<string, string> = {
    ...dateNames(date),
    section: sections[0] ?? '',
    sections: sections.join('/'),
    title: slugOf(link.title ?? '') || own,
    slug: link.slug ?? (slugOf(link.title ?? '') || own),
    slugorfilename: own,
    slugorcontentbasename: own,
    filename: link.name,
    contentbasename: link.name,
  };
  const filled = template.replace(/:([a-z]{1,40})(?:\[[^\]]{0,20}\])?/g, (_, name) => names[name] ?? '');
  return finished(filled.split('/'), isUgly);
}

const finished = (parts: readonly string[], isUgly: boolean) => {
  const path = pathOf(parts.map(urlPart));
  return isUgly && path !== '/' ? `${path.slice(0, -1)}.html` : path;
};

const pathOf = (parts: readonly string[]) => {
  const whole = parts.filter((part) => part !== '').join('/');
  return whole ? `/${whole}/` : '/';
};

const urlPart = (part: string) => encodeURI(part.trim().toLowerCase().replace(/\s+/g, '-'));

function dateNames(date: DateParts | undefined): Record<string, string> {
  if (!date) return {};
  const time = new Date(`${date.year}-${date.month}-${date.day}T00:00:00Z`);
  const isDate = !Number.isNaN(time.getTime());
  return {
    ...date,
    monthname: (months[Number(date.month) - 1] ?? '').toLowerCase(),
    weekday: isDate ? String(time.getUTCDay()) : '',
    weekdayname: (isDate ? (days[time.getUTCDay()] ?? '') : '').toLowerCase(),
    short_year: date.year.slice(2),
    i_month: String(Number(date.month)),
    i_day: String(Number(date.day)),
    short_month: (months[Number(date.month) - 1] ?? '').slice(0, 3),
    long_month: months[Number(date.month) - 1] ?? '',
    y_day: isDate ? dayOfYear(time) : '',
    yearday: isDate ? String(Number(dayOfYear(time))) : '',
  };
}

const dayOfYear = (time: Date) =>
  String(Math.round((time.getTime() - Date.UTC(time.getUTCFullYear(), 0, 0)) / 86_400_000)).padStart(3, '0');

const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** `/gear/2024/05/01/first.html`, or by the style or template of the configuration. */
export function jekyllPath(link: Permalink, style = 'date'): string {
  const template = jekyllStyles[style] ?? style;
  const names: Record<string, string> = {
    ...dateNames(datePartsOf(link.date)),
    title: link.slug ?? link.name,
    slug: slugOf(link.slug ?? link.name),
    name: link.name,
    categories: link.categories.map((name) => slugOf(name)).join('/'),
    output_ext: '.html',
  };
  const path = template
    .replace(/:([a-z]+(?:_[a-z]+)*)/g, (_, name: string) => names[name] ?? '')
    .replace(/\/{2,}/g, '/');
  return encodeURI(path.startsWith('/') ? path : `/${path}`);
}

/** A page of Jekyll stands where its file stands. */
export function jekyllPagePath(place: string, style: string | undefined): string {
  const path = `/${place.replace(/\.(?:md|markdown|html)$/i, '')}`;
  if (posix.basename(path) === 'index') return path.slice(0, -'index'.length);
  return encodeURI(style === 'pretty' ? `${path}/` : `${path}.html`);
}
